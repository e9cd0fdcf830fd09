import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrated, origin, phone, visit } from './visit'

const facts = {
  us: {
    path: '/ai-photo-service-us',
    back: ['Back to Home', '/us'],
    hero: ['Purchase Now', 'Learn More'],
    badge: 'Starting at $59',
    plans: 'Choose Your AI Photo Package',
    popular: 'Most Popular',
    buy: /^Buy Now/,
    cards: [
      ['Essential', '59', '6', '2', '4'],
      ['Pro', '109', '12', '3', '6'],
      ['Pro+', '169', '20', '10', '15'],
    ],
    premium: ['Premium – Custom', '199', '20+'],
    newTab: '(opens in a new tab)',
    checkout: ['/payment', '$129', '$299', '$399'],
    footer: '© 2025 Alvora. All rights reserved.',
    legal: ['/privacy-policy', '/terms-of-service'],
    turnaround: /under 24 hours in most cases/i,
  },
  br: {
    path: '/ai-photo-service-br',
    back: ['Voltar ao Início', '/br'],
    hero: ['Comprar Agora', 'Saiba Mais'],
    badge: 'A partir de R$ 89',
    plans: '',
    popular: 'Mais Popular',
    buy: /^Comprar Agora/,
    cards: [
      ['Essencial', '89', '6', '2', '4'],
      ['Pro', '159', '12', '3', '6'],
      ['Pro+', '219', '20', '10', '15'],
    ],
    premium: ['Premium personalizado', '249', '20+'],
    newTab: '(abre em nova aba)',
    checkout: ['/payment-br', '$57', '$97', '$137'],
    footer: '© 2025 Alvora. Todos os direitos reservados.',
    legal: ['/privacy-policy-br', '/terms-of-service-br'],
    turnaround: /menos de 24 horas na maioria dos casos/i,
  },
} as const

describe.each(['us', 'br'] as const)('the AI photo service page of %s', (edition) => {
  const f = facts[edition]

  it('R-PHB-01 R-NAV-13 R-NAV-15 R-NAV-19 has logo and back button', async () => {
    const page = await visit(f.path)
    const header = page.getByRole('banner')
    const [label, href] = f.back
    expect(await header.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(await header.getByRole('link').first().getAttribute('href')).toBe(href)
  })

  it('R-PHE-01 R-PHB-08 the hero buttons scroll to the plans, without script', async () => {
    const page = await visit(f.path, { javaScriptEnabled: false, reducedMotion: 'reduce' })
    for (const name of f.hero) {
      await page.goto(page.url().split('#')[0] ?? '')
      await page.locator('main').getByRole('link', { name }).first().click()
      const top = await page.locator('#plans').evaluate((plans) => plans.getBoundingClientRect().top)
      expect(Math.abs(top)).toBeLessThan(200)
    }
  })

  it('R-PHE-03 R-PHE-04 R-PHE-05 R-PHE-09 R-PHB-02 R-PHB-05 R-DAT-12 shows four plans with their prices and contents', async () => {
    const page = await hydrated(await visit(f.path))
    const main = await page.locator('main').innerText()
    expect(main).toContain(f.badge)
    expect(main).toMatch(f.turnaround)
    expect(main).toMatch(/30/)
    if (f.plans) expect(await page.getByRole('heading', { name: f.plans }).count()).toBe(1)
    const cards = page.locator('#plans').getByRole('article')
    expect(await cards.count()).toBe(4)
    for (const [index, [name, price, ...counts]] of f.cards.entries()) {
      const card = cards.nth(index)
      expect(await card.getByRole('heading').innerText()).toBe(name)
      const text = await card.innerText()
      expect(text).toContain(price)
      for (const count of counts) expect(text).toMatch(new RegExp(`\\b${count}\\b`))
    }
    const text = await cards.nth(3).innerText()
    for (const part of f.premium) expect(text).toContain(part)
    expect(await page.getByText(f.popular, { exact: true }).count()).toBe(1)
    expect(await cards.nth(2).innerText()).toContain(f.popular)
  })

  it('R-PHE-06 R-PHB-03 R-A11-14 a card opens the payment of its own price in a new tab, without script', async () => {
    for (const device of [phone, {}]) {
      const page = await visit(f.path, { javaScriptEnabled: false, ...device })
      const button = page.getByRole('button', { name: f.buy }).nth(1)
      expect(await button.textContent()).toContain(f.newTab)
      const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
      await tab.waitForURL('**/__sandbox/checkout/**')
      expect(await tab.locator('dl').innerText()).toContain(f.cards[1][1])
    }
  })

  it('R-PHE-07 R-PHB-04 the last plan is a conversation', async () => {
    const page = await visit(f.path)
    const href = await page.locator('#plans').getByRole('link', { name: f.buy }).getAttribute('href')
    if (edition === 'us') expect(href).toMatch(/^mailto:hello@alvora\.example\?subject=.+/)
    else expect(href).toMatch(/^https:\/\/wa\.me\/555501001000\?text=.+/)
  })

  it('R-PHE-12 R-PHB-07 X-07 links the checkout with its own prices', async () => {
    const page = await visit(f.path)
    const [href, ...prices] = f.checkout
    const paragraph = page.locator('p', { has: page.locator(`a[href="${href}"]`) })
    for (const price of prices) expect(await paragraph.innerText()).toContain(price)
  })

  it('R-PHE-08 R-NAV-20 R-NAV-21 R-NAV-22 R-TIM-18 closes with copyright, legal pages and contacts', async () => {
    const page = await visit(f.path)
    const footer = page.getByRole('contentinfo')
    expect(await footer.innerText()).toContain(f.footer)
    for (const href of f.legal) expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1)
    for (const href of ['mailto:', 'tel:', 'sms:', 'https://wa.me/'])
      expect(await footer.locator(`a[href^="${href}"]`).count(), href).toBe(1)
  })

  it('asks for no script but its small entry until somebody means to use it', async () => {
    const page = await visit('/thank-you')
    await page.goto('about:blank')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(origin + f.path, { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await hydrated(page)
    expect(scripts.length).toBeGreaterThan(1)
  })
})

it('R-PHE-02 shows the sample with its caption', async () => {
  const page = await visit('/ai-photo-service-us')
  expect((await page.locator('figcaption').allInnerTexts()).join()).toContain(
    'Upload a simple photo like this — get AI portraits like these.',
  )
})

describe.each([
  ['us', '/photo-instructions', '/upload', 'You may need to restart the process.', 5],
  ['br', '/instrucoes-upload', '/upload-br', 'Talvez seja necessário reiniciar o processo.', 5],
] as const)('the photo guide of %s', (_, path, upload, warning, sections) => {
  it('R-INS-01 R-INS-04 has a headed section for count, lighting, background, poses and what to avoid', async () => {
    const page = await hydrated(await visit(path))
    expect(await page.locator('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(
      sections,
    )
    expect(await page.locator('main img').count()).toBe(10)
  })

  it('R-INS-02 R-INS-04 leads back with the session', async () => {
    const page = await hydrated(await visit(`${path}?session_id=cs_test_123456`))
    const back = page.getByRole('banner').locator(`a[href="${upload}?session_id=cs_test_123456"]`)
    await back.click()
    await page.waitForURL(`**${upload}?session_id=cs_test_123456`)
  })

  it('R-INS-03 says first that one may have to start again, then leads back', async () => {
    const page = await visit(path)
    await page.getByRole('banner').locator(`a[href="${upload}"]`).click()
    await page.locator('[data-sonner-toast]').filter({ hasText: warning }).waitFor()
    expect(page.url()).toContain(path)
    await page.waitForURL(`**${upload}`)
  })

  it('leads back at once without script', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    await page.getByRole('banner').locator(`a[href="${upload}"]`).click()
    await page.waitForURL(`**${upload}`)
  })
})

describe('the confirmation', () => {
  it('R-TYP-01 R-TYP-02 R-TYP-05 X-06 lists the steps and leads on (English)', async () => {
    const page = await hydrated(await visit('/thank-you'))
    expect(await page.locator('main ol > li').count()).toBe(4)
    expect(await page.locator('main').innerText()).toMatch(/24–48 hours/)
    expect(await page.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
    const more = page.getByRole('link', { name: 'Order More' })
    expect(await more.getAttribute('href')).toBe('/ai-photo-service')
    await more.click()
    await page.waitForURL('**/ai-photo-service-us')
  })

  it('R-TYP-03 R-TYP-05 lists the steps and leads on (Portuguese)', async () => {
    const page = await hydrated(await visit('/thank-you-br'))
    expect(await page.locator('main').innerText()).toMatch(/menos de 24 horas na maioria dos casos/)
    expect(
      await page.locator('main').getByRole('link', { name: 'Voltar ao Início' }).getAttribute('href'),
    ).toBe('/')
    expect(await page.getByRole('link', { name: 'Fazer Novo Pedido' }).getAttribute('href')).toBe(
      '/ai-photo-service-br',
    )
  })
})

describe('a missing page', () => {
  const missing = /404|Page not found/

  it('R-ERR-01 R-RTE-16 R-RTE-17 X-16 says so and leads home', async () => {
    const page = await visit('/no-such-page', { allow: missing })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Oops! Page not found')
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    const homes = page.getByRole('navigation', { name: 'Home in another language' }).getByRole('link')
    expect(
      await homes.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['English', '/us'],
      ['Português', '/br'],
    ])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })

  it.each([
    ['/no-such-page-br', 'en-US'],
    ['/no-such-page', 'pt-BR'],
  ])('R-ERR-01 speaks Portuguese by its path, else to who reads it: %s read in %s', async (path, locale) => {
    const page = await visit(path, { locale, allow: missing })
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ops! Página não encontrada')
    expect(await page.getByRole('link', { name: 'Voltar ao Início' }).getAttribute('href')).toBe('/')
    expect(await page.title()).toBe('Ops! Página não encontrada')
  })

  it.each([
    ['/thank-you', 'Oops! Page not found'],
    ['/thank-you-br', 'Ops! Página não encontrada'],
  ])('R-RTE-18 in the app, from %s, it tells the console', async (from, title) => {
    const page = await hydrated(await visit(from, { allow: missing }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('/lost/in/the/app'))
    await goInApp(page, '/lost/in/the/app')
    await logged
    await page.getByRole('heading', { name: title }).waitFor()
  })

  it('R-RTE-13 R-RTE-15 in the app too, the alias of the buttons is the page', async () => {
    const page = await hydrated(await visit('/thank-you'))
    await goInApp(page, '/ai-photo-service')
    await page.getByText('Choose Your AI Photo Package').waitFor()
  })
})

/** What a click inside of the app does to the address; no document is asked for. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
