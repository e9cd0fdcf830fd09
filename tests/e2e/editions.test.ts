import { describe, expect, it } from 'vitest'
import { origin, tendPages, visit } from './visit'

tendPages()

const offer = '.edition-offer:popover-open'

describe.each([
  {
    path: '/privacy-policy',
    other: '/privacy-policy-br',
    reader: 'pt-BR',
    words: 'Ler esta página em português',
  },
  { path: '/launch-br', other: '/launch-us', reader: 'en-GB', words: 'Read this page in English' },
])('R-GEN-18 R-GEN-19 a reader of $reader on $path', ({ path, other, reader, words }) => {
  it('stays, is offered the page in one line that moves nothing, and is not asked again after closing it', async () => {
    const page = await visit(path, {
      locale: reader,
      allow: /ERR_FAILED/,
      before: async (opened) => {
        // A font that comes later moves letters by itself.
        await opened.route('**/fonts/*', (route) => route.abort())
        await opened.addInitScript(() => {
          const shifts = { sum: 0 }
          Object.assign(window, { shifts })
          type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
          new PerformanceObserver((list) => {
            // The line itself makes room for the banner.
            for (const { value, sources } of list.getEntries() as Shift[])
              if (!sources.every(({ node }) => node instanceof Element && node.closest('.edition-offer')))
                shifts.sum += value
          }).observe({ type: 'layout-shift', buffered: true })
        })
      },
    })
    const line = page.locator(offer)
    await line.waitFor()
    expect(await line.getByRole('link').innerText()).toBe(words)
    expect(page.url()).toBe(origin + path)
    expect(await line.getByRole('link').getAttribute('href')).toBe(other)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0)
    await line.getByRole('button').press('Enter')
    await line.waitFor({ state: 'hidden' })

    await page.reload()
    await page.waitForLoadState('load')
    expect(await line.count()).toBe(0)
    expect([await page.context().cookies(), page.url()]).toEqual([[], origin + path])
  })
})

it.each([
  ['/privacy-policy', 'en-US'],
  ['/privacy-policy', 'fr-FR'],
  ['/payment', 'pt-BR'],
])('offers nothing on %s to a reader of %s', async (path, locale) => {
  const page = await visit(path, { locale })
  await page.waitForLoadState('load')
  expect(await page.locator(offer).count()).toBe(0)
})

it('does not ask whoever has chosen the other edition themselves', async () => {
  const page = await visit('/privacy-policy-br', { locale: 'pt-BR' })
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/privacy-policy')
  await page.waitForLoadState('load')
  expect(await page.locator(offer).count()).toBe(0)
})
