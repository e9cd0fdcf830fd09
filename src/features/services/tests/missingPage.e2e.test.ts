import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { textOf } from '~tests/e2e/site/served'
import { hydrated, visit } from '~tests/e2e/site/visit'
import { read } from './readPage'

describe('a missing page', () => {
  it('R-ERR-01 R-RTE-16 R-RTE-17 X-16 returns 404 and links to the home', async () => {
    const { status, document, all, links } = await read('/no-such-page')
    expect(status).toBe(404)
    expect(all('h1').map(textOf)).toEqual(['Oops! Page not found'])
    expect(links('main', 'Return to Home')).toEqual(['/'])
    const homes = all('nav[aria-label="Home in another language"] a')
    expect(homes.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['English', '/us'],
      ['Português', '/br'],
    ])
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  })

  it.each([
    [
      '/no-such-page',
      'en-US',
      'mistyped',
      ['/ai-photo-service-us', '/us#packages', '/us#booster', '/us#contact-form'],
    ],
    [
      '/no-such-page-br',
      'pt-BR',
      'errado',
      ['/ai-photo-service-br', '/br#packages', '/br#booster', '/br#contato'],
    ],
    [
      '/br/no/such/page',
      'en-US',
      'errado',
      ['/ai-photo-service-br', '/br#packages', '/br#booster', '/br#contato'],
    ],
  ])(
    'R-ERR-01 says what may have happened and leads on: %s read in %s',
    async (path, locale, word, hrefs) => {
      const { document, all } = await read(path, locale)
      expect(textOf(document.querySelector('h1 + p'))).toContain(word)
      const links = all('main nav:last-of-type:not([aria-label*=language], [aria-label*=idioma]) a')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
      for (const link of links) expect(textOf(link)).toMatch(/\w/)
    },
  )

  it.each([
    ['/no-such-page-br', 'en-US'],
    ['/no-such-page', 'pt-BR'],
  ])(
    'R-ERR-01 is in Portuguese by its path, or else by the browser language: %s read in %s',
    async (path, locale) => {
      const { document, all, links } = await read(path, locale)
      expect(document.documentElement.lang).toBe('pt-BR')
      expect(all('h1, title').map(textOf)).toEqual([
        'Ops! Página não encontrada',
        'Ops! Página não encontrada',
      ])
      expect(links('main', 'Voltar ao Início')).toEqual(['/'])
    },
  )

  it('R-RTE-13 R-RTE-15 R-RTE-18 logs to the console on client-side navigation, and the alias of the buttons shows its page', async () => {
    const page = await hydrated(
      await visit('/desk', { allow: /404|Page not found/, reducedMotion: 'reduce' }),
    )
    for (const [from, title] of [
      ['/thank-you', 'Oops! Page not found'],
      ['/thank-you-br', 'Ops! Página não encontrada'],
    ] as const) {
      await goInApp(page, from)
      await page.locator('main ol').waitFor()
      const logged = page.waitForEvent('console', (message) => message.text().includes('/lost/in/the/app'))
      await goInApp(page, '/lost/in/the/app')
      await logged
      await page.getByRole('heading', { name: title }).waitFor()
    }
    await goInApp(page, '/ai-photo-service')
    await page.getByText('Choose Your AI Photo Package').waitFor()
  })
})
/** Navigates client-side, as a click in the app does, without a document request. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
