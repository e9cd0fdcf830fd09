import { describe, expect, it } from 'vitest'
import { photoPairs } from '~/catalog/owner/photoPairs'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import { served, textOf } from '~tests/e2e/site/served'
import { newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { amountText, checkoutText, printed } from '~tests/prices'
import { read } from './readPage'

/** Whether the cards start a payment at the site instead of opening the owner's payment links. */
const hasOwnPayment = (edition: 'us' | 'br') => !Object.values(site.paymentLinks[edition]).some(Boolean)

const facts = {
  us: {
    path: '/ai-photo-service-us',
    back: ['Back to Home', '/us'],
    hero: ['Purchase Now', 'Learn More'],
    badge: `Starting at ${printed('us', 'service', 'ai-photos', 'essential')}`,
    plans: 'Choose Your AI Photo Package',
    popular: 'Most Popular',
    buy: /^Buy Now/,
    cards: [
      ['Essential', 'essential', '6', '2', '4'],
      ['Pro', 'pro', '12', '3', '6'],
      ['Pro+', 'pro-plus', '20', '10', '15'],
    ],
    premium: ['Premium – Custom', '20+'],
    newTab: '(opens in a new tab)',
    checkout: '/payment',
    footer: `© ${site.copyrightYear} ${site.brand}. All rights reserved.`,
    legal: ['/privacy-policy', '/terms-of-service'],
    turnaround: /under 24 hours in most cases/i,
    refund: /30-day (money-back )?guarantee/i,
    counted: ['photos', 'bonus photos', 'scenes'],
    points: [
      /studio-like/i,
      /without filter apps/i,
      /at least 20 photos/i,
      /under 24 hours in most cases/i,
      /backgrounds.*global travel/i,
      /high-resolution/i,
    ],
  },
  br: {
    path: '/ai-photo-service-br',
    back: ['Voltar ao Início', '/br'],
    hero: ['Comprar Agora', 'Saiba Mais'],
    badge: `A partir de ${printed('br', 'service', 'ai-photos', 'essential')}`,
    plans: '',
    popular: 'Mais Popular',
    buy: /^Comprar Agora/,
    cards: [
      ['Essencial', 'essential', '6', '2', '4'],
      ['Pro', 'pro', '12', '3', '6'],
      ['Pro+', 'pro-plus', '20', '10', '15'],
    ],
    premium: ['Premium personalizado', '20+'],
    newTab: '(abre em nova aba)',
    checkout: '/payment-br',
    footer: `© ${site.copyrightYear} ${site.brand}. Todos os direitos reservados.`,
    legal: ['/privacy-policy-br', '/terms-of-service-br'],
    turnaround: /menos de 24 horas na maioria dos casos/i,
    refund: /garantia de 30 dias/i,
    counted: ['fotos', 'fotos bônus', 'cenários'],
    points: [
      /estúdio/i,
      /sem aplicativos de filtro/i,
      /pelo menos 20 fotos/i,
      /menos de 24 horas na maioria dos casos/i,
      /fundos.*viagem pelo mundo/i,
      /alta resolução/i,
    ],
  },
} as const
/** The figure of a printed amount, without the currency sign. */
/** Dollars as a sentence of an edition writes them. */
const inDollars = (text: string, edition: 'us' | 'br') =>
  edition === 'br' ? text.replace('$', 'US$ ') : text
const figure = (text: string) => text.replace(/^\D+/, '')
describe.each(['us', 'br'] as const)('the AI photo service page of %s', (edition) => {
  const f = facts[edition]

  it('R-PHB-01 R-NAV-13 R-NAV-15 R-NAV-19 has a logo and a back button', async () => {
    const { all } = await read(f.path)
    const [label, href] = f.back
    expect(all('body header a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [site.brand, href],
      [label, href],
    ])
  })

  it('R-PHE-03 R-PHE-04 R-PHE-05 R-PHE-09 R-PHB-02 R-PHB-05 R-DAT-12 P-44 P-45 P-46 P-47 shows four plans with their prices and contents', async () => {
    const { main, all } = await read(f.path)
    expect(textOf(main)).toContain(f.badge)
    expect(textOf(main)).toMatch(f.turnaround)
    expect(textOf(main)).toMatch(f.refund)
    if (f.plans) expect(all('h2').map(textOf)).toContain(f.plans)
    const cards = all('#plans article')
    expect(cards).toHaveLength(4)
    for (const [index, [name, plan, ...counts]] of f.cards.entries()) {
      const card = cards[index]
      expect(textOf(card?.querySelector('h2, h3'))).toBe(name)
      expect(textOf(card?.querySelector('[translate=no]'))).toBe(
        printed(edition, 'service', 'ai-photos', plan),
      )
      expect([...(card?.querySelectorAll('ul > li') ?? [])].map(textOf)).toEqual(
        counts.map((count, at) => `${at === 1 ? '+' : ''}${count} ${f.counted[at]}`),
      )
    }
    for (const part of [...f.premium, amountText(priceOf(edition, 'service', 'ai-photos', 'premium'))])
      expect(textOf(cards[3])).toContain(part)
    // Read out of context, each button names its plan.
    const buttons = all('#plans article :is(a, button)').map(textOf)
    expect(new Set(buttons).size).toBe(4)
    for (const [index, [name]] of f.cards.entries()) expect(buttons[index]).toContain(`: ${name} `)
    const marks = elementsWithText(main, f.popular)
    expect(marks).toHaveLength(1)
    expect(marks[0]?.closest('article')).toBe(cards[2])
  })

  it('R-PHE-01 R-PHB-08 the hero buttons link to the plans', async () => {
    const { links } = await read(f.path)
    for (const name of f.hero) expect(links('main', name)[0]).toBe('#plans')
  })

  it.runIf(hasOwnPayment(edition))(
    'R-PHE-06 R-PHB-03 R-A11-14 a card opens the payment page of its own price in a new tab, without script',
    async () => {
      const page = await visit(f.path, {
        ...(edition === 'us' ? phone : {}),
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      })
      await page.locator('main').getByRole('link', { name: f.hero[0] }).first().click()
      const top = await page.locator('#plans').evaluate((plans) => plans.getBoundingClientRect().top)
      expect(Math.abs(top)).toBeLessThan(200)
      const button = page.getByRole('button', { name: f.buy }).nth(1)
      expect(await button.textContent()).toContain(f.newTab)
      const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
      await tab.waitForURL('**/__sandbox/checkout/**')
      expect(await tab.locator('dl').innerText()).toContain(
        figure(printed(edition, 'service', 'ai-photos', f.cards[1][1])),
      )
    },
  )

  it.skipIf(hasOwnPayment(edition))(
    'R-PHE-06 R-PHB-03 a card opens the owner’s payment link in a new tab',
    async () => {
      const { all } = await read(f.path)
      for (const link of Object.values(site.paymentLinks[edition]))
        expect(all(`#plans a[href="${link}"]`).map((found) => found.getAttribute('target'))).toEqual([
          '_blank',
        ])
    },
  )

  it('R-PHE-07 R-PHB-04 the last plan links to email or WhatsApp', async () => {
    const href = (await read(f.path)).links('#plans', f.buy).at(-1)
    const { email, whatsapp } = site.contact[edition]
    const start = edition === 'us' ? `mailto:${email}?subject=` : `https://wa.me/${whatsapp}?text=`
    expect(href).toContain(start)
    expect(href?.length).toBeGreaterThan(start.length)
  })

  it('R-PHE-12 R-PHB-07 X-07 links to the checkout with the checkout prices', async () => {
    const { document } = await read(f.path)
    const offer = textOf(document.querySelector(`main p + a[href="${f.checkout}"]`)?.parentElement)
    for (const plan of ['essential', 'pro', 'global'] as const)
      expect(offer).toContain(inDollars(checkoutText(plan, edition), edition))
  })

  it('R-PHE-08 R-NAV-20 R-NAV-21 R-NAV-22 R-TIM-18 the footer has copyright, legal pages and contacts', async () => {
    const { document, all } = await read(f.path)
    expect(textOf(document.querySelector('footer'))).toContain(f.footer)
    for (const href of f.legal) expect(all(`footer a[href="${href}"]`)).toHaveLength(1)
    for (const href of ['mailto:', 'tel:', 'sms:', 'https://wa.me/'])
      expect(all(`footer a[href^="${href}"]`), href).toHaveLength(1)
  })
})
it('loads no script but its small entry on any interaction', async () => {
  const page = await newVisitor({ allow: /./ })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(origin + facts.us.path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.locator('main details, main [tabindex="0"], main a').first().focus()
  await page.locator('main a').first().hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(scripts, scripts.join()).toHaveLength(1)
})
describe.each([
  ['us', 'Upload a simple photo like this — get AI portraits like these.', '/privacy-policy'],
  ['br', 'Envie uma foto simples como esta — receba retratos com IA como estes.', '/privacy-policy-br'],
] as const)('the sample of %s', (edition, caption, policy) => {
  const { path } = facts[edition]

  it.runIf(photoPairs.length === 0)(
    'R-PHE-02 R-PHE-10 R-PHB-06 shows one snapshot and fifteen scenes, each with its own name and picture',
    async () => {
      const { all, main } = await read(path)
      expect(all('figure > figcaption > :first-child').map(textOf)).toEqual([caption])
      const frames = all('figure li')
      const distinct = (values: (string | null | undefined)[]) =>
        new Set(values.filter((value) => value?.trim())).size
      expect(distinct(frames.map((frame) => textOf(frame.querySelector('p'))))).toBe(16)
      const pictures = frames.map((frame) => frame.querySelector('img:not([alt=""])'))
      expect(distinct(pictures.map((picture) => picture?.getAttribute('alt')))).toBe(16)
      const files = pictures.map((picture) => picture?.getAttribute('src') ?? '')
      expect(distinct(files)).toBe(16)
      for (const file of files)
        expect((await fetch(origin + file, { method: 'HEAD' })).status, file).toBe(200)
      // The count in the text matches.
      expect(elementsWithText(main, /^15 (scenes|cenários)$/)).not.toEqual([])
    },
  )

  it('makes the same promises about photos as the privacy policy, and links to it', async () => {
    const { all } = await read(path)
    const { document } = await served(policy)
    const written = textOf(document.querySelector('main'))
    const promises = all('section[aria-labelledby=promises] li > p')
    expect(promises).toHaveLength(4)
    for (const promise of promises) expect(written).toContain(textOf(promise))
    for (const link of all('section[aria-labelledby=promises] li a')) {
      const [page, part] = (link.getAttribute('href') ?? '').split('#')
      expect(page).toBe(policy)
      expect(document.getElementById(part ?? ''), part).not.toBeNull()
    }
  })

  it('R-PHE-03 R-PHB-06 explains the service in three illustrated steps and six points', async () => {
    const { document } = await read(path)
    const section = document.querySelector('section[aria-labelledby=how-it-works]')
    expect(section?.querySelectorAll('ol > li:has(img):has(h3)')).toHaveLength(3)
    const points = [...(section?.querySelectorAll('ul > li') ?? [])].map(textOf)
    expect(points).toHaveLength(6)
    for (const [at, point] of facts[edition].points.entries()) expect(points[at]).toMatch(point)
  })

  it('X-07 R-PRC-02 names the packs of the checkout, none of its own packages, and the checkout names its packs and scenes', async () => {
    const { document } = await read(path)
    const { cards, checkout } = facts[edition]
    const offer = textOf(document.querySelector(`main p + a[href="${checkout}"]`)?.parentElement)
    const packs = (['essential', 'pro', 'global'] as const).map((plan) => checkoutText(plan, edition))
    const prices = packs.map((price) => inDollars(price, edition))
    expect(offer.match(/(?:US)?\$ ?\d+/g)).toEqual(prices)
    for (const [, plan] of cards)
      expect(prices).not.toContain(`$${figure(printed(edition, 'service', 'ai-photos', plan))}`)
    const choices = [...(await served(checkout)).document.querySelectorAll('nav[aria-labelledby=package] a')]
    expect(choices.map(textOf).map((text) => text.match(/\d+ (\S+ )?(scenes|cenários)/)?.[0])).toHaveLength(3)
    for (const [index, price] of packs.entries()) {
      expect(textOf(choices[index])).toContain(price)
      expect(textOf(choices[index])).toMatch(
        /(AI Photo Pack|Pacote de Fotos IA) .*\d+ (\S+ )?(scenes|cenários)/,
      )
    }
  })
})
