import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { priceOf } from '~/catalog/prices'
import type { AddOn } from '~/catalog/products'
import { site } from '~/catalog/site'
import { textOf } from '~tests/e2e/site/served'
import { allButForm, axeViolations, hydrated, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { amountText, printed } from '~tests/prices'
import { addOnCards, hrefOf, openTiers, pageOf, read, still, tierTexts } from './offerCards'

/** Requirement id, product, and the plans that each tier prices. */
const powerUps: [string, AddOn, string[][]][] = [
  ['P-34', 'ai-photos', [['essential'], ['pro'], ['pro-plus'], ['premium']]],
  ['P-35', 'ai-agent-automation', [['basic'], ['pro']]],
  ['P-36', 'animated-event-video', [['standard'], ['premium']]],
  [
    'P-37',
    'website-design-build',
    [
      ['single-page', 'single-page-maintenance'],
      ['five-page', 'five-page-maintenance'],
    ],
  ],
  ['P-38', 'ad-management', [['meta'], ['google']]],
  ['P-39', 'email-marketing', [['core'], ['pro']]],
  ['P-40', 'ad-creative-pack', [['static'], ['pro']]],
  ['P-41', 'social-media-management', [['essential'], ['complete']]],
  ['P-42', 'auto-responder-bot-setup', [['setup'], ['maintenance']]],
  ['P-43', 'youtube-editing', [['basic'], ['pro']]],
]
/** A starting price of /br in centavos. */
const centavos = (product: AddOn, plan?: string) => priceOf('br', 'home', product, plan).amount
const reais = (amount: number) => amountText({ amount, currency: 'BRL' })
describe('the power-ups of /br', () => {
  const cardOf = (page: Page, index: number) => addOnCards(page).nth(index)
  const chooser = (page: Page, index: number) =>
    cardOf(page, index).getByRole('checkbox').or(cardOf(page, index).locator('[aria-pressed]'))
  const pressed = (page: Page) =>
    page
      .locator('#addons [aria-pressed]')
      .evaluateAll((all) => all.flatMap((one, index) => (one.ariaPressed === 'true' ? [index] : [])))
  const checked = (page: Page) =>
    page
      .locator('#addons [type=checkbox]')
      .evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLInputElement).checked ? [index] : [])))
  const offer = (page: Page) => page.getByText('Oferta Especial!')
  const color = (card: Locator) => card.evaluate((article) => getComputedStyle(article).backgroundColor)
  const corner = { position: { x: 8, y: 60 } }

  it('R-BRH-14 R-BRH-19 R-BRH-05 have a heading, and a custom request when none fits', async () => {
    const { document, all } = await read('/br')
    const section = document.querySelector('#addons')
    expect(elementsWithText(section, 'Escolha seus Power-ups')).toHaveLength(1)
    expect(elementsWithText(section, 'Precisa de uma Solução Personalizada?')).toHaveLength(1)
    const [ask] = elementsWithText(section, 'Solicitar Proposta Personalizada')
    const link = ask?.closest('a')
    expect(link?.getAttribute('href')).toBe('#contato')
    // It comes after the last card, the floating offer, and the ledger with its own link to the form.
    expect(all('#addons :is(article, a[href="#contato"])').indexOf(link as Element)).toBe(12)
    expect(all('#addons #booster')).toHaveLength(1)
    expect(all('#addons :is(button, a, summary) :is(button, a, summary)')).toHaveLength(0)
  })

  it.each(powerUps.map((powerUp, index) => [powerUp[0], index] as const))(
    'R-BRH-15 R-BRH-23 R-DAT-04 %s',
    async (_, index) => {
      const [, product, tiers] = powerUps[index] as (typeof powerUps)[number]
      const start = printed('br', 'home', product)
      const isBot = product === 'auto-responder-bot-setup'
      const price = isBot ? `${start} + ${printed('br', 'home', product, 'start-maintenance')}` : start
      const card = (await read('/br')).addOns[index]
      expect(textOf(card?.querySelector('h3 + p'))).toBe(price)
      expect(hrefOf(card, 'Saiba Mais')).toBe(pageOf(product, 'br'))
      expect(card?.querySelectorAll('[class*=i-lucide]').length).toBeGreaterThan(0)
      const shown = tierTexts(card)
      expect(shown).toHaveLength(tiers.length)
      for (const [tier, plans] of tiers.entries())
        for (const plan of plans) expect(shown[tier]).toContain(printed('br', 'home', product, plan))
    },
  )

  it('R-BRH-17 R-A11-10 R-A11-03 a click anywhere on a card selects it, its toggle and list select nothing, and everything works by keyboard', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    const card = cardOf(page, 4)
    const plain = await color(card)
    await card.click(corner)
    expect(await pressed(page)).toEqual([4])
    expect(await color(card)).not.toBe(plain)
    expect(await card.evaluate((article) => getComputedStyle(article).outlineWidth)).toBe('3px')
    await card.getByRole('heading').click()
    expect(await pressed(page)).toEqual([])
    expect(await color(card)).toBe(plain)
    expect(await page.locator('#addons :is(button, a, summary) :is(button, a, summary)').count()).toBe(0)

    await card.locator('summary').click()
    await card.locator('li').first().click()
    await card.locator('li').last().click()
    expect(await pressed(page)).toEqual([])
    await card.locator('summary').click()

    await chooser(page, 0).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await openTiers(page)).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/ai-photo-service-br',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await pressed(page)).toEqual([0, 1])
    await page.getByRole('button', { name: 'Fechar esta oferta' }).focus()
    await page.keyboard.press('Enter')
    expect(await chooser(page, 1).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('R-BRH-17 R-BRH-22 the selection is restored after Back from Saiba Mais, which selects nothing, and a quote request carries it into the contact form', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    for (const index of [0, 3]) await cardOf(page, index).click(corner)
    await cardOf(page, 1).getByRole('link', { name: 'Saiba Mais' }).click()
    await page.waitForURL('**/ai-agent-automation-br')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await offer(page).waitFor()
    expect(await checked(page)).toEqual([0, 3])
    await hydrated(page)
    await expect.poll(() => pressed(page)).toEqual([0, 3])
    const names = await Promise.all(
      [0, 3].map((index) => cardOf(page, index).getByRole('heading').innerText()),
    )
    await page.getByRole('link', { name: 'Enviar pelo formulário' }).click()
    const message = page.locator('#contato [name=message]')
    await expect.poll(() => message.inputValue()).toContain('15%')
    for (const part of [...names, 'R$']) expect(await message.inputValue()).toContain(part)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    const top = () => page.locator('#contato').evaluate((section) => section.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - 150)).toBeLessThan(60)
  })

  it('R-BRH-18 R-BRH-20 R-BRH-21 R-A11-10 X-14 the offer appears with the second selection, is announced politely, disappears on any removal and can reappear', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    const statusText = async () => (await page.locator('#addons [role=status]').allInnerTexts()).join()
    expect(await statusText()).toContain('Nenhum add-on escolhido')
    for (const index of [0, 1]) {
      expect(await offer(page).isVisible()).toBe(false)
      await chooser(page, index).focus()
      await page.keyboard.press('Space')
    }
    await offer(page).waitFor()
    await page
      .getByText('Combine 2 ou mais add-ons e ganhe 15% de desconto no pacote total!', { exact: true })
      .waitFor()
    // It is announced with the count and does not move focus.
    await expect.poll(statusText).toContain('2 add-ons escolhidos')
    expect(await statusText()).toContain('Oferta Especial!')
    expect(await chooser(page, 1).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.locator('#addons [role=status] :is(a, button)').count()).toBe(0)

    const quote = page.getByRole('link', { name: 'Solicitar Orçamento' })
    expect(await quote.getAttribute('href')).toBe('#contato')
    expect(await quote.innerText()).toContain('2')
    await chooser(page, 2).click()
    await expect.poll(() => quote.innerText()).toContain('3')
    await chooser(page, 1).click()
    expect(await pressed(page)).toEqual([0, 2])
    expect(await offer(page).isVisible()).toBe(false)
    await chooser(page, 3).click()
    await offer(page).waitFor()
    await page.getByRole('button', { name: 'Fechar esta oferta' }).click()
    expect(await offer(page).isVisible()).toBe(false)
    expect(await pressed(page)).toEqual([0, 2, 3])
    // The end of loading, or a return from the browser's cache, does not bring it back.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await offer(page).isVisible()).toBe(false)
    await chooser(page, 5).click()
    await offer(page).waitFor()
  })

  it('R-BRH-17 R-BRH-18 selecting updates the card immediately and the ledger a frame later; removing updates both immediately', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    await chooser(page, 0).click()
    const ledger = page.locator('#addons .power-ups-ledger').getByRole('status')
    await expect.poll(() => ledger.innerText()).toContain('1 add-on escolhido')
    const atOnce = await chooser(page, 1).evaluate((box: HTMLElement) => {
      box.click()
      const [card, status] = [
        box.closest('article'),
        document.querySelector('.power-ups-ledger [role=status]'),
      ]
      return [
        box.ariaPressed,
        card && getComputedStyle(card).outlineWidth,
        (status as HTMLElement).innerText.split('\n')[0],
      ]
    })
    expect(atOnce).toEqual(['true', '3px', '1 add-on escolhido'])
    await expect.poll(() => ledger.innerText()).toContain('2 add-ons escolhidos')
    await offer(page).waitFor()
    const offered = await chooser(page, 1).evaluate((box: HTMLElement) => {
      box.click()
      return document.querySelector('.offer-card p')?.checkVisibility()
    })
    expect(offered).toBe(false)
  })

  it('R-BRH-22 R-TIM-17 R-A11-01 sums monthly and one-time prices, minus 15% from two on, marks the price per video, and persists after Back and reload', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    const ledger = page.locator('#addons .power-ups-ledger').getByRole('status')
    const sums = () => ledger.innerText().then((text) => text.replace(/\s+/g, ' '))
    const choose = (...places: number[]) =>
      places.reduce((before, place) => before.then(() => chooser(page, place).click()), Promise.resolve())
    const automation = centavos('ai-agent-automation')
    const monthly = automation + centavos('auto-responder-bot-setup', 'start-maintenance')
    const setup = centavos('auto-responder-bot-setup')
    /** A sum before and after the discount. */
    const bothOf = (sum: number) => `${reais(sum)} ${reais(sum - (sum / 100) * 15)}`
    expect(await sums()).not.toContain('R$')
    await choose(1)
    await expect.poll(sums).toContain(`Por mês ${reais(automation)} Soma dos preços iniciais.`)
    await choose(8)
    await expect
      .poll(sums)
      .toContain(
        `2 add-ons escolhidos 15% de desconto no pacote total Por mês antes do desconto ${bothOf(monthly)} Pagamento único antes do desconto ${bothOf(setup)}`,
      )
    expect(await sums()).not.toContain('vídeo')
    await choose(9)
    await expect.poll(sums).toContain('Soma dos preços iniciais. Preço por vídeo: o total conta um só.')
    const totals = [
      `Por mês antes do desconto ${bothOf(monthly)}`,
      `Pagamento único antes do desconto ${bothOf(setup + centavos('youtube-editing'))}`,
    ]
    for (const total of totals) expect(await sums()).toContain(total)
    // After scrolling to a control, the bar can cover half of a link, which axe then reports as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeViolations(page)).toEqual([])
    const chat = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    await expect.poll(() => chat.getAttribute('href')).toContain('?text=')
    const sent = new URL((await chat.getAttribute('href')) ?? '')
    expect(sent.origin + sent.pathname).toBe(`https://wa.me/${site.contact.br.whatsapp}`)
    const text = sent.searchParams.get('text')?.replace(/\s/g, ' ')
    expect(text).toMatch(/^Olá!.*Bot de autorresposta/)
    expect(text).toContain(`Total por mês: ${reais(monthly)}; com 15%`)
    expect(await chat.getAttribute('target')).toBe('_blank')

    await page.reload()
    await hydrated(page, allButForm)
    for (const total of totals) await expect.poll(sums).toContain(total)
    await page.goto(new URL('/launch-br', page.url()).href)
    await page.goBack()
    await hydrated(page, allButForm)
    for (const total of totals) await expect.poll(sums).toContain(total)
    await choose(9, 8, 1)
    await expect.poll(sums).not.toContain('R$')
  })

  it('R-BRH-17 R-BRH-18 R-BRH-19 R-BRH-22 R-A11-16 without script a tap selects and updates count and offer, and the request links to the contact section', async () => {
    const page = await visit('/br', { javaScriptEnabled: false, ...still })
    const card = cardOf(page, 2)
    const plain = await color(card)
    await page.getByText('Nenhum add-on escolhido').waitFor()
    expect(await offer(page).isVisible()).toBe(false)
    await card.click(corner)
    expect(await color(card)).not.toBe(plain)
    await page.getByText('1 add-on escolhido').waitFor()
    for (const index of [9, 5]) await cardOf(page, index).click(corner)
    await offer(page).waitFor()
    const counts = await page
      .locator('.power-ups-count')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content))
    expect(counts).toEqual(['counter(chosen)', 'counter(chosen)'])
    await page.getByText('15% de desconto no pacote total', { exact: true }).waitFor()
    for (const index of [9, 5]) await cardOf(page, index).click(corner)
    await page.getByText('1 add-on escolhido').waitFor()
    expect(await offer(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Solicitar Proposta Personalizada' }).click()
    expect(page.url()).toContain('#contato')
    expect(await page.locator('#contato').isVisible()).toBe(true)
  })
})
