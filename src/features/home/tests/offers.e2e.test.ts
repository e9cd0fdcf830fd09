import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { priceOf } from '~/catalog/prices'
import type { AddOn } from '~/catalog/products'
import { site } from '~/catalog/site'
import { advanceClock, flushReact, installClock, stopClock } from '~tests/e2e/site/clock'
import { served, textOf } from '~tests/e2e/site/served'
import { allButForm, axeViolations, hydrated, phone, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { amountText, printed } from '~tests/prices'

const still = { reducedMotion: 'reduce' } as const

const packages = {
  us: {
    path: '/us',
    popular: 'Most Popular',
    more: 'Learn More',
    cards: [
      ['Launch', 'launch', '/launch-us', '10% off your first month'],
      ['Momentum', 'momentum', '/momentum-us', '5 posts plus 1 reel per week'],
      ['Dominion', 'dominion', '/dominion-us', '30-day out-clause'],
    ],
  },
  br: {
    path: '/br',
    popular: 'Mais Popular',
    more: 'Saiba Mais',
    cards: [
      ['Launch', 'launch', '/launch-br', '10% de desconto no primeiro mês'],
      ['Momentum', 'momentum', '/momentum-br', '20 posts por mês'],
      ['Dominion', 'dominion', '/dominion-br', 'Compromisso de 3 meses'],
    ],
  },
} as const

const once = 'One-time payment. No subscription.'
const buildOnce = 'One-time payment for the build. Optional monthly plans are shown on its page.'

type Tier = [name: string, plan: string, details?: string]

/** Requirement ids, product, name, payment tooltip, tiers. */
const usAddOns: [string, AddOn, string, string, Tier[]][] = [
  [
    'P-24 P-10 P-11 P-12 P-13 X-25 X-28',
    'ai-photos',
    'AI Studio Portraits',
    once,
    [
      ['Essential', 'essential', '6 photos · 4 scenes · 2 bonus'],
      ['Pro', 'pro', '12 photos · 6 scenes · 3 bonus'],
      ['Pro+', 'pro-plus', '20 photos · 15 scenes · 10 bonus'],
      ['Premium Custom', 'premium'],
    ],
  ],
  [
    'P-25',
    'ai-agent-automation',
    'AI Agent Automation',
    '',
    [
      ['Starter', 'starter'],
      ['Professional', 'professional'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-26',
    'animated-event-video',
    'Animated Event Video',
    once,
    [
      ['Standard', 'standard', '60 s · 2 revisions'],
      ['Premium', 'premium', '90 s · 3 revisions · 4K'],
      ['Deluxe', 'deluxe', '120 s · Unlimited revisions'],
    ],
  ],
  [
    'P-27',
    'website-design-build',
    'Website/Funnel Build',
    buildOnce,
    [
      ['Landing Page', 'landing-page'],
      ['Business Website', 'business-website', '5 pages'],
      ['Sales Funnel', 'sales-funnel'],
    ],
  ],
  [
    'P-28',
    'ad-management',
    'Ad Management',
    '',
    [
      ['Starter', 'starter'],
      ['Professional', 'professional'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-29',
    'ad-creative-pack',
    'Ad Creative Pack',
    buildOnce,
    [
      ['Basic', 'basic', '10 creatives'],
      ['Professional', 'professional', '20 creatives'],
      ['Premium', 'premium', '40 creatives'],
    ],
  ],
  [
    'P-30',
    'social-media-management',
    'Social Media Management',
    '',
    [
      ['Basic', 'basic', '12 posts'],
      ['Professional', 'professional', '20 posts'],
      ['Premium', 'premium', '30 posts'],
    ],
  ],
  [
    'P-31',
    'auto-responder-bot-setup',
    'Auto-Responder Bot',
    buildOnce,
    [
      ['Single', 'single'],
      ['Multi-Platform', 'multi-platform'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-32 X-30',
    'email-marketing',
    'Email Marketing',
    '',
    [
      ['Starter', 'starter', '2 campaigns'],
      ['Professional', 'professional', '4 campaigns'],
      ['Enterprise', 'enterprise', 'Unlimited campaigns'],
    ],
  ],
  [
    'P-33',
    'youtube-editing',
    'YouTube Video Editing',
    '',
    [
      ['Basic', 'basic', '4 videos'],
      ['Professional', 'professional', '8 videos'],
      ['Creator', 'creator', '15 videos'],
    ],
  ],
]

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

const pageOf = (product: AddOn, edition: 'us' | 'br') =>
  product === 'ai-photos' ? `/ai-photo-service-${edition}` : `/${product}-${edition}`

/** A starting price of /br in centavos. */
const centavos = (product: AddOn, plan?: string) => priceOf('br', 'home', product, plan).amount
const reais = (amount: number) => amountText({ amount, currency: 'BRL' })

const addOnCards = (page: Page) => page.locator('#addons').getByRole('article')
const openTiers = (page: Page) => page.locator('#addons details[open]').count()

/** Reads the served offers of a home. */
async function read(path: string) {
  const { document } = await served(path)
  return {
    document,
    all: (selector: string) => [...document.querySelectorAll(selector)],
    addOns: [...document.querySelectorAll('#addons article')],
  }
}

const hrefOf = (card: Element | undefined, label: string) =>
  [...(card?.querySelectorAll('a') ?? [])]
    .find((link) => textOf(link).startsWith(label))
    ?.getAttribute('href')

/** Text of each tier: name, price, details. */
function tierTexts(card: Element | undefined): string[] {
  return [...(card?.querySelectorAll('details li') ?? [])].map((row) => {
    const [what, price] = row.querySelectorAll('p')
    const [name, details] = what?.querySelectorAll('span') ?? []
    return [name, price, details].map(textOf).join(' ').trim()
  })
}

describe.each(['us', 'br'] as const)('the packages of %s', (edition) => {
  const { path, popular, more, cards } = packages[edition]

  it('R-USH-14 R-USH-16 R-BRH-10 R-BRH-12 R-BRH-13 R-DAT-01 R-DAT-02 X-01 P-01 P-02 P-03 P-07 P-08 P-09 show name, price, period, features and a link', async () => {
    const { all } = await read(path)
    const articles = all('#packages article')
    expect(articles).toHaveLength(3)
    for (const [index, [name, product, href, feature]] of cards.entries()) {
      const card = articles[index]
      expect(textOf(card?.querySelector('h3'))).toBe(name)
      expect(elementsWithText(card, printed(edition, 'home', product))).toHaveLength(1)
      expect(textOf(card)).toContain(feature)
      expect(card?.querySelectorAll('li').length).toBeGreaterThanOrEqual(4)
      expect(hrefOf(card, more)).toBe(href)
    }
  })

  it('R-GEN-03 R-PRC-01 R-PKG-24 compares the three side by side at the prices of the cards, with row and column headers', async () => {
    const { document, all } = await read(path)
    const table = document.querySelector('#packages table')
    expect(textOf(table?.querySelector('caption'))).not.toBe('')
    expect([...(table?.querySelectorAll('thead th[scope=col]') ?? [])].map(textOf)).toEqual(
      cards.map(([name]) => name),
    )
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
    const values = (row: Element | undefined) => [...(row?.querySelectorAll('td') ?? [])].map(textOf)
    expect(values(rows[0])).toEqual(cards.map(([, product]) => amountText(priceOf(edition, 'home', product))))
    for (const row of rows) {
      expect(textOf(row.querySelector('th[scope=row]'))).not.toBe('')
      expect(values(row)).toHaveLength(3)
      expect(values(row)).not.toContain('')
    }
    // The figures of the comparison also appear on the detail pages.
    const promised = values(rows.at(-2)).map((text) => text.toLowerCase())
    const pages = await Promise.all(
      cards.map(async ([, , href]) => textOf((await served(href)).document.body)),
    )
    for (const [at, promise] of promised.entries())
      for (const figure of promise.match(/\d+/g) ?? []) expect(pages[at]).toContain(figure)
    expect(all('#packages details').length).toBeGreaterThanOrEqual(6)
  })

  it('R-USH-15 R-BRH-11 have exactly one badge, on Momentum', async () => {
    const { document, all } = await read(path)
    const badges = elementsWithText(document.querySelector('#packages'), popular)
    expect(badges).toHaveLength(1)
    expect(badges[0]?.closest('article')).toBe(all('#packages article')[1])
  })
})

it.each([
  ['/us', '#packages', 5],
  ['/br', '#packages', 6],
  ['/momentum-us', '#notes', 4],
  ['/ad-management-br', '#notes', 4],
] as const)(
  'R-PKG-25 R-GEN-07 R-GEN-09 %s answers common questions, collapsed at first, each toggling independently',
  async (path, section, count) => {
    const { all } = await read(path)
    const questions = all(`${section} .questions > details:has(> p)`)
    expect(questions).toHaveLength(count)
    for (const question of questions) {
      expect([question.getAttribute('name'), question.hasAttribute('open')]).toEqual([null, false])
      expect(textOf(question.querySelector('summary'))).toMatch(/\?$/)
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(20)
    }
  },
)

describe('the add-ons of /us', () => {
  it.each(usAddOns.map((addOn, index) => [addOn[0], addOn[2], index] as const))(
    'R-USH-17 R-USH-20 R-DAT-03 %s %s',
    async (_, name, index) => {
      const [, product, , tip, tiers] = usAddOns[index] as (typeof usAddOns)[number]
      const { addOns } = await read('/us')
      expect(addOns).toHaveLength(10)
      const card = addOns[index]
      expect(textOf(card?.querySelector('h3'))).toBe(name)
      expect(textOf(card?.querySelector('h3 + div > p'))).toBe(printed('us', 'home', product))
      const tips = [...(card?.querySelectorAll('[role=tooltip]') ?? [])]
      expect(tips.map(textOf)).toEqual(tip ? [tip] : [])
      expect(hrefOf(card, 'Learn More')).toBe(pageOf(product, 'us'))
      const shown = tierTexts(card)
      expect(shown).toHaveLength(tiers.length)
      for (const [tier, [label, plan, details = '']] of tiers.entries())
        expect(shown[tier]).toContain(`${label} ${printed('us', 'home', product, plan)} ${details}`.trim())
    },
  )

  it('R-USH-02 R-RTE-21 has both anchors; a link to another page opens it at its top, and Back restores the scroll position', async () => {
    const page = await visit('/us#booster', still)
    expect(await page.locator('#addons #booster').count()).toBe(1)
    const top = await page.locator('#booster').evaluate((anchor) => anchor.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(200)
    const link = addOnCards(page).first().getByRole('link', { name: 'Learn More' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await page.waitForURL('**/ai-photo-service-us')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 40, before)
  })

  it('R-USH-18 R-TIM-10 the tooltip opens on focus, stays under the pointer and closes with Escape; opens after 700 ms of rest, the next one immediately within 300 ms', async () => {
    const page = await hydrated(await visit('/us', still), allButForm)
    const card = addOnCards(page).first()
    const first = card.locator('[role=tooltip]')
    await card.getByRole('link').focus()
    for (const _ of ['toggle', 'tooltip']) await page.keyboard.press('Shift+Tab')
    await first.waitFor({ state: 'visible' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toBe(
      await first.getAttribute('id'),
    )
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await card.getByRole('button').hover()
    await first.waitFor({ state: 'visible' })
    await first.hover()
    await flushReact(page)
    expect(await first.locator('..').getAttribute('data-tip')).toBe('open')
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await page.mouse.move(2, 2)

    const tip = (index: number) => page.locator('#addons [role=tooltip]').nth(index)
    const isOpen = (index: number) => tip(index).locator('..').getAttribute('data-tip')
    const buttons = addOnCards(page).getByRole('button')
    await buttons.nth(0).scrollIntoViewIfNeeded()
    await installClock(page)
    await stopClock(page)
    const restOver = async (index: number) => {
      await buttons.nth(index).hover()
      await flushReact(page)
    }
    await restOver(0)
    await advanceClock(page, 699)
    expect(await isOpen(0)).toBe('closed')
    await advanceClock(page, 1)
    expect(await isOpen(0)).toBe('open')
    await tip(0).waitFor({ state: 'visible' })

    // Move from one tooltip to the next within 300 ms.
    await page.mouse.move(2, 2)
    await flushReact(page)
    await advanceClock(page, 299)
    await restOver(1)
    await advanceClock(page, 0)
    expect([await isOpen(0), await isOpen(1)]).toEqual(['closed', 'open'])
    await page.mouse.move(2, 2)
    await flushReact(page)
    await tip(1).waitFor({ state: 'hidden' })
    await advanceClock(page, 300)
    await restOver(0)
    await advanceClock(page, 699)
    expect(await isOpen(0)).toBe('closed')
    await advanceClock(page, 1)
    expect(await isOpen(0)).toBe('open')
  })

  it('R-USH-18 R-A11-01 the tooltip opens on tap, has no axe violations next to an open list, and closes on a tap elsewhere', async () => {
    const page = await hydrated(await visit('/us', { ...phone, ...still }), allButForm)
    const card = addOnCards(page).first()
    await card.locator('summary').tap()
    await card.getByRole('button').tap()
    const tip = card.locator('[role=tooltip]')
    await tip.waitFor({ state: 'visible' })
    const box = await tip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await axeViolations(page)).toEqual([])
    await card.locator('h3 + div > p').tap()
    await tip.waitFor({ state: 'hidden' })
  })

  it('R-USH-18 R-TIM-10 without script the tooltip opens after the same delay, and immediately on focus', async () => {
    const page = await visit('/us', { javaScriptEnabled: false })
    const card = addOnCards(page).first()
    const tip = card.locator('[role=tooltip]')
    await card.getByRole('button').hover()
    /** Pauses its CSS animations at a time in milliseconds: the fake clock does not affect CSS. */
    const at = (moment: number) =>
      tip.evaluate((element, time) => {
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
        return getComputedStyle(element).visibility
      }, moment)
    await expect.poll(() => tip.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0)
    expect([await at(699), await at(701)]).toEqual(['hidden', 'visible'])
    await page.mouse.move(2, 2)
    await tip.waitFor({ state: 'hidden' })
    await card.getByRole('button').focus()
    await tip.waitFor({ state: 'visible' })
  })
})

describe.each([
  ['us', '/us', 'View Pricing Options', 5],
  ['br', '/br', 'Ver Opções de Preço', 1],
] as const)('on a wide screen %s', (_, path, label, beside) => {
  it('R-USH-19 R-BRH-15 R-BRH-16 R-A11-08 its packages align at the bottom; its price lists open one at a time, close again and expose their state', async () => {
    const page = await visit(path, { ...still, viewport: { width: 1440, height: 900 } })
    const boxes = await page
      .locator('#packages')
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map((article) => {
          const { top, bottom } = article.getBoundingClientRect()
          const sizes = [...article.querySelectorAll('*')].map((part) =>
            parseFloat(getComputedStyle(part).fontSize),
          )
          const price = [...article.querySelectorAll('*')].find(
            (part) => getComputedStyle(part).fontVariantNumeric === 'tabular-nums',
          )
          return {
            top,
            bottom: Math.round(bottom),
            priceTop: Math.round(price?.getBoundingClientRect().top ?? 0),
            largest: price ? parseFloat(getComputedStyle(price).fontSize) >= Math.max(...sizes) : false,
          }
        }),
      )
    // The highlighted package starts higher, and the price is the largest text of each.
    expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1)
    expect(new Set(boxes.map(({ priceTop }) => priceTop)).size).toBe(1)
    expect(boxes[1]?.top).toBeLessThan((boxes[0]?.top ?? 0) - 16)
    expect(boxes.every(({ largest }) => largest)).toBe(true)

    const toggles = page.locator('#addons summary')
    expect(await toggles.count()).toBe(10)
    for (const text of await toggles.allInnerTexts()) expect(text).toContain(label)
    const height = () =>
      addOnCards(page)
        .nth(beside)
        .evaluate((card) => card.getBoundingClientRect().height)
    const before = await height()
    // A list opened before hydration is exposed as open afterwards.
    await toggles.nth(0).evaluate((summary) => summary.parentElement?.toggleAttribute('open'))
    expect(Math.abs((await height()) - before)).toBeLessThan(24)
    await hydrated(page)
    const states = () => toggles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')))
    const only = (place: number | undefined) =>
      expect.poll(states).toEqual(Array.from({ length: 10 }, (__, at) => String(at === place)))
    await only(0)
    for (const place of [1, 6]) {
      await toggles.nth(place).click()
      await only(place)
      expect(await openTiers(page)).toBe(1)
      const list = await toggles.nth(place).getAttribute('aria-controls')
      expect(await page.locator(`[id="${list}"]`).isVisible()).toBe(true)
    }
    await toggles.nth(6).click()
    await only(undefined)
    expect(await openTiers(page)).toBe(0)
  })
})

it.each([1024, 1440])('at %i px the rows of both rate card columns align', async (width) => {
  const page = await visit('/us', { ...still, viewport: { width, height: 900 } })
  const tops = await addOnCards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  expect(tops).toHaveLength(10)
  expect(tops.slice(0, 5)).toEqual(tops.slice(5))
})

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
    expect(await statusText()).toContain('Nenhum power-up escolhido')
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
    await expect.poll(statusText).toContain('2 power-ups escolhidos')
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
    await chooser(page, 5).click()
    await offer(page).waitFor()
  })

  it('R-BRH-17 R-BRH-18 selecting updates the card immediately and the ledger a frame later; removing updates both immediately', async () => {
    const page = await hydrated(await visit('/br', still), allButForm)
    await chooser(page, 0).click()
    const ledger = page.locator('#addons .power-ups-ledger').getByRole('status')
    await expect.poll(() => ledger.innerText()).toContain('1 power-up escolhido')
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
    expect(atOnce).toEqual(['true', '3px', '1 power-up escolhido'])
    await expect.poll(() => ledger.innerText()).toContain('2 power-ups escolhidos')
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
        `2 power-ups escolhidos 15% de desconto no pacote total Por mês antes do desconto ${bothOf(monthly)} Uma única vez antes do desconto ${bothOf(setup)}`,
      )
    expect(await sums()).not.toContain('vídeo')
    await choose(9)
    await expect
      .poll(sums)
      .toContain('Soma dos preços iniciais. O preço por vídeo foi contado para um vídeo.')
    const totals = [
      `Por mês antes do desconto ${bothOf(monthly)}`,
      `Uma única vez antes do desconto ${bothOf(setup + centavos('youtube-editing'))}`,
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
    expect(text).toContain(`Total por mês: ${reais(monthly)}, com 15%`)
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
    await page.getByText('Nenhum power-up escolhido').waitFor()
    expect(await offer(page).isVisible()).toBe(false)
    await card.click(corner)
    expect(await color(card)).not.toBe(plain)
    await page.getByText('1 power-up escolhido').waitFor()
    for (const index of [9, 5]) await cardOf(page, index).click(corner)
    await offer(page).waitFor()
    const counts = await page
      .locator('.power-ups-count')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content))
    expect(counts).toEqual(['counter(chosen)', 'counter(chosen)'])
    await page.getByText('15% de desconto no pacote total', { exact: true }).waitFor()
    for (const index of [9, 5]) await cardOf(page, index).click(corner)
    await page.getByText('1 power-up escolhido').waitFor()
    expect(await offer(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Solicitar Proposta Personalizada' }).click()
    expect(page.url()).toContain('#contato')
    expect(await page.locator('#contato').isVisible()).toBe(true)
  })
})

const banner = (page: Page) => page.locator('dialog[data-banner]')

it('R-USH-27 R-BRH-21 R-A11-01 in a narrow window offer, banner and submit button do not cover each other, and axe finds no violations', async () => {
  const page = await hydrated(
    await visit('/br', { ...still, viewport: { width: 390, height: 844 } }),
    allButForm,
  )
  const choosers = page.locator('#addons [aria-pressed]')
  await choosers.nth(0).click()
  await choosers.nth(1).click()
  const box = page.locator('#addons').getByText('Oferta Especial!').locator('xpath=../..')
  await box.waitFor()
  await page.locator('#addons summary').nth(3).click()
  expect(await axeViolations(page)).toEqual([])
  await page.locator('#addons summary').nth(3).click()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await choosers.nth(1).scrollIntoViewIfNeeded()
    expect(await apart(box, banner(page))).toBe(true)
    expect(await box.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    const close = page.getByRole('button', { name: 'Fechar esta oferta' })
    expect(await apart(close, page.getByRole('link', { name: 'Solicitar Orçamento' }))).toBe(true)

    // At the end of the section it is below the last button, and it does not overlap the form.
    const ask = page.getByRole('link', { name: 'Solicitar Proposta Personalizada' })
    await box.scrollIntoViewIfNeeded()
    await page
      .locator('#addons')
      .evaluate((section) => scrollBy(0, section.getBoundingClientRect().bottom - 500))
    expect(await apart(box, ask)).toBe(true)
    const submit = page.locator('#contato [type=submit]')
    await submit.focus()
    expect(await banner(page).isVisible()).toBe(false)
    expect(await apart(box, submit)).toBe(true)
  }
})

/** Whether two elements do not overlap. */
async function apart(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()])
  if (!a || !b) throw new Error('One of the two is not shown')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
