import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { formatMoney, priceText } from '~/catalog/money'
import { priceOf, prices, type Surface } from '~/catalog/prices'
import type { Product } from '~/catalog/products'
import { billingNote, usAddOns } from '~/features/home/content/us/addOns'
import { createCatalogues } from '~/i18n/catalogues'

/** Whether a price of a product's English page or service page recurs monthly. */
const isMonthlyOnPage =
  (id: string | undefined) =>
  ({ edition, surface, product, unit }: (typeof prices)[number]) =>
    edition === 'us' &&
    ['page', 'service'].includes(surface) &&
    product === id &&
    /^mo|maint/.test(unit ?? '')

type Book = Record<string, [Edition, Surface | Surface[], Product, Record<string, string>]>

/** Every row of the requirements matrix, section 19, as printed on its surface. */
const book: Book = {
  'P-01': ['us', 'home', 'launch', { start: '$1,290/month' }],
  'P-02': ['us', 'home', 'momentum', { start: '$1,990/month' }],
  'P-03': ['us', 'home', 'dominion', { start: '$2,990/month' }],
  'P-04': ['us', ['page', 'menu'], 'launch', { start: '$850/month' }],
  'P-05': ['us', ['page', 'menu'], 'momentum', { start: '$1,400/month' }],
  'P-06': ['us', ['page', 'menu'], 'dominion', { start: '$2,300/month' }],
  'P-07': ['br', ['home', 'page'], 'launch', { start: 'R$ 1.290/mês' }],
  'P-08': ['br', ['home', 'page'], 'momentum', { start: 'R$ 1.990/mês' }],
  'P-09': ['br', ['home', 'page'], 'dominion', { start: 'R$ 2.990/mês' }],

  'P-10': ['us', 'service', 'ai-photos', { essential: '$59' }],
  'P-11': ['us', 'service', 'ai-photos', { pro: '$109' }],
  'P-12': ['us', 'service', 'ai-photos', { 'pro-plus': '$169' }],
  'P-13': ['us', 'service', 'ai-photos', { premium: 'from $199' }],
  'P-44': ['br', 'service', 'ai-photos', { essential: 'R$ 89' }],
  'P-45': ['br', 'service', 'ai-photos', { pro: 'R$ 159' }],
  'P-46': ['br', 'service', 'ai-photos', { 'pro-plus': 'R$ 219' }],
  'P-47': ['br', 'service', 'ai-photos', { premium: 'a partir de R$ 249' }],
  'P-48': ['us', 'checkout', 'ai-photos', { essential: '$129' }],
  'P-49': ['us', 'checkout', 'ai-photos', { pro: '$299' }],
  'P-50': ['us', 'checkout', 'ai-photos', { global: '$399' }],
  'P-51': ['br', 'checkout', 'ai-photos', { essential: '$57 not R$ 289' }],
  'P-52': ['br', 'checkout', 'ai-photos', { pro: '$97 not R$ 489' }],
  'P-53': ['br', 'checkout', 'ai-photos', { global: '$137 not R$ 689' }],

  'P-14': ['us', 'menu', 'ai-photos', { start: 'from $129' }],
  'P-15': ['us', 'menu', 'ai-agent-automation', { start: '$199' }],
  'P-16': ['us', 'menu', 'animated-event-video', { start: '$349' }],
  'P-17': ['us', 'menu', 'website-design-build', { start: '$799' }],
  'P-18': ['us', 'menu', 'ad-management', { start: '$349' }],
  'P-19': ['us', 'menu', 'social-media-management', { start: '$299' }],
  'P-20': ['us', 'menu', 'youtube-editing', { start: '$199' }],
  'P-21': ['us', 'menu', 'email-marketing', { start: '$149' }],
  'P-22': ['us', 'menu', 'ad-creative-pack', { start: '$249' }],
  // The menu shows the bot without a price.
  'P-23': ['us', 'menu', 'auto-responder-bot-setup', {}],

  'P-24': [
    'us',
    'home',
    'ai-photos',
    { start: '$59 one-time', essential: '$59', pro: '$109', 'pro-plus': '$169', premium: 'from $199' },
  ],
  'P-25': [
    'us',
    'home',
    'ai-agent-automation',
    { start: '$449/mo', starter: '$449/mo', professional: '$749/mo', enterprise: '$1,249/mo' },
  ],
  'P-26': [
    'us',
    'home',
    'animated-event-video',
    { start: '$590', standard: '$590', premium: '$890', deluxe: '$1,290' },
  ],
  'P-27': [
    'us',
    'home',
    'website-design-build',
    { start: '$1,490', 'landing-page': '$1,490', 'business-website': '$2,490', 'sales-funnel': '$3,990' },
  ],
  'P-28': [
    'us',
    'home',
    'ad-management',
    { start: '$890/mo', starter: '$890/mo', professional: '$1,490/mo', enterprise: '$2,490/mo' },
  ],
  'P-29': [
    'us',
    'home',
    'ad-creative-pack',
    { start: '$490', basic: '$490', professional: '$790', premium: '$1,190' },
  ],
  'P-30': [
    'us',
    'home',
    'social-media-management',
    { start: '$590/mo', basic: '$590/mo', professional: '$990/mo', premium: '$1,490/mo' },
  ],
  'P-31': [
    'us',
    'home',
    'auto-responder-bot-setup',
    { start: '$390', single: '$390', 'multi-platform': '$690', enterprise: '$990' },
  ],
  'P-32': [
    'us',
    'home',
    'email-marketing',
    { start: '$590/mo', starter: '$590/mo', professional: '$890/mo', enterprise: '$1,290/mo' },
  ],
  'P-33': [
    'us',
    'home',
    'youtube-editing',
    { start: '$290/mo', basic: '$290/mo', professional: '$490/mo', creator: '$790/mo' },
  ],

  'P-34': [
    'br',
    'home',
    'ai-photos',
    {
      start: 'R$ 89',
      essential: 'R$ 89',
      pro: 'R$ 159',
      'pro-plus': 'R$ 219',
      premium: 'a partir de R$ 249',
    },
  ],
  'P-35': [
    'br',
    'home',
    'ai-agent-automation',
    { start: 'R$ 449/mês', basic: 'R$ 449/mês', pro: 'R$ 849/mês' },
  ],
  'P-36': [
    'br',
    'home',
    'animated-event-video',
    { start: 'R$ 699', standard: 'R$ 699', premium: 'R$ 1.090' },
  ],
  'P-37': [
    'br',
    'home',
    'website-design-build',
    {
      start: 'R$ 1.390',
      'single-page': 'R$ 1.390',
      'five-page': 'R$ 2.190',
      'single-page-maintenance': 'R$ 89/mês',
      'five-page-maintenance': 'R$ 149/mês',
    },
  ],
  'P-38': ['br', 'home', 'ad-management', { start: 'R$ 649/mês', meta: 'R$ 649/mês', google: 'R$ 849/mês' }],
  'P-39': ['br', 'home', 'email-marketing', { start: 'R$ 349/mês', core: 'R$ 349/mês', pro: 'R$ 649/mês' }],
  'P-40': ['br', 'home', 'ad-creative-pack', { start: 'R$ 589', static: 'R$ 589', pro: 'R$ 789' }],
  'P-41': [
    'br',
    'home',
    'social-media-management',
    { start: 'R$ 849/mês', essential: 'R$ 849/mês', complete: 'R$ 1.490/mês' },
  ],
  'P-42': [
    'br',
    'home',
    'auto-responder-bot-setup',
    {
      start: 'R$ 249 de setup',
      'start-maintenance': 'R$ 89/mês de manutenção',
      setup: 'R$ 249',
      maintenance: 'R$ 89/mês',
    },
  ],
  'P-43': [
    'br',
    'home',
    'youtube-editing',
    { start: 'R$ 289 por vídeo', basic: 'R$ 289 por vídeo', pro: 'R$ 499 por vídeo' },
  ],

  'P-54': [
    'us',
    'page',
    'ai-agent-automation',
    { start: '$199/month', basic: '$199/month', pro: '$349/month' },
  ],
  'P-55': ['us', 'page', 'animated-event-video', { start: '$349', standard: '$349', premium: '$549' }],
  'P-56': [
    'us',
    'page',
    'website-design-build',
    {
      start: '$799',
      'single-page': '$799 one-time',
      'single-page-hosting': '$29/month',
      'five-page': '$1,200 one-time',
      'five-page-hosting': '$49/month',
    },
  ],
  'P-57': [
    'us',
    'page',
    'ad-management',
    {
      start: '$399/month',
      meta: '$399/month',
      'meta-minimum-spend': '$300/month',
      google: '$499/month',
      'google-minimum-spend': '$1,000/month',
    },
  ],
  'P-58': [
    'us',
    'page',
    'ad-creative-pack',
    { start: '$349/pack', static: '$349/pack', pro: '$449/pack', 'pro-hosting': '$29/month' },
  ],
  'P-59': [
    'us',
    'page',
    'social-media-management',
    { start: '$499/month', essential: '$499/month', complete: '$899/month' },
  ],
  'P-60': [
    'us',
    'page',
    'auto-responder-bot-setup',
    { start: '$149', setup: '$149 one-time', maintenance: '$49/month', 'extra-language': '$99' },
  ],
  'P-61': ['us', 'page', 'email-marketing', { start: '$199/month', core: '$199/month', pro: '$349/month' }],
  'P-62': [
    'us',
    'page',
    'youtube-editing',
    { start: '$150/video', basic: '$150/video', pro: '$275/video', series: '$900/month' },
  ],

  'P-63': [
    'br',
    'page',
    'ai-agent-automation',
    { start: 'R$ 449/mês', basic: 'R$ 449/mês', pro: 'R$ 849/mês' },
  ],
  'P-64': [
    'br',
    'page',
    'animated-event-video',
    { start: 'R$ 699/vídeo', standard: 'R$ 699/vídeo', premium: 'R$ 1.090/vídeo' },
  ],
  'P-65': [
    'br',
    'page',
    'website-design-build',
    {
      start: 'R$ 1.390',
      'single-page': 'R$ 1.390',
      'single-page-hosting': 'R$ 89/mês',
      'five-page': 'R$ 2.190',
      'five-page-hosting': 'R$ 149/mês',
    },
  ],
  'P-66': [
    'br',
    'page',
    'ad-management',
    {
      start: 'R$ 649/mês',
      meta: 'R$ 649/mês',
      'meta-minimum-spend': 'R$ 1.500/mês',
      google: 'R$ 849/mês',
      'google-minimum-spend': 'R$ 5.000/mês',
    },
  ],
  'P-67': [
    'br',
    'page',
    'ad-creative-pack',
    { start: 'R$ 589', static: 'R$ 589', pro: 'R$ 789', 'pro-hosting': 'R$ 89/mês' },
  ],
  'P-68': [
    'br',
    'page',
    'social-media-management',
    { start: 'R$ 849/mês', essential: 'R$ 849/mês', complete: 'R$ 1.490/mês' },
  ],
  'P-69': [
    'br',
    'page',
    'auto-responder-bot-setup',
    {
      start: 'R$ 249',
      setup: 'R$ 249 em pagamento único',
      maintenance: 'R$ 89/mês',
      'extra-language': 'R$ 149',
    },
  ],
  'P-70': ['br', 'page', 'email-marketing', { start: 'R$ 349/mês', core: 'R$ 349/mês', pro: 'R$ 649/mês' }],
  'P-71': [
    'br',
    'page',
    'youtube-editing',
    { start: 'R$ 289/vídeo', basic: 'R$ 289/vídeo', pro: 'R$ 499/vídeo', series: 'R$ 1.590/mês' },
  ],
}

const matrix = new Map(
  [
    ...readFileSync(new URL('../../../tests/requirements.md', import.meta.url), 'utf8').matchAll(
      /^\| (P-\d+) \|(.*)$/gm,
    ),
  ].map(([, id, cells]) => [id ?? '', cells ?? '']),
)

describe('the price book', async () => {
  const languages = { us: createCatalogues(), br: createCatalogues() }
  await languages.us.load('en-US')
  await languages.br.load('pt-BR')

  it.each(Object.entries(book))('R-PRC-01 %s is printed on its surface as listed', (id, row) => {
    const [edition, surfaces, product, plans] = row
    for (const surface of [surfaces].flat()) {
      const shown = prices
        .filter((price) => price.id === id && price.surface === surface)
        .map((price) => {
          expect(priceOf(edition, surface, product, price.plan)).toBe(price)
          const former = price.crossedOut ? ` not ${formatMoney(price.crossedOut)}` : ''
          return [price.plan, priceText(languages[edition].i18n, price) + former]
        })
      expect(Object.fromEntries(shown)).toEqual(plans)
    }
  })

  it('R-PRC-01 has exactly the rows of the matrix, on these surfaces only', () => {
    expect([...matrix.keys()].sort()).toEqual(Object.keys(book).sort())
    for (const { id, edition, surface } of prices) {
      expect([id, edition]).toEqual([id, book[id]?.[0]])
      expect([book[id]?.[1]].flat()).toContain(surface)
    }
  })

  it.each(Object.entries(book))('R-PRC-01 %s has only amounts listed in the matrix', (id, row) => {
    const listed =
      matrix
        .get(id)
        ?.match(/\d[\d.,]*/g)
        ?.map((figure) => figure.replace(/[.,]/g, '')) ?? []
    const amounts = Object.values(row[3]).flatMap((text) => text.match(/\d[\d.,]*/g) ?? [])
    for (const amount of amounts) expect(listed).toContain(amount.replace(/[.,]/g, ''))
  })

  it('R-PRC-02 X-01 X-02 keeps conflicting prices', () => {
    const amount = (...reading: Parameters<typeof priceOf>) => formatMoney(priceOf(...reading))
    expect(['home', 'page', 'menu'].map((surface) => amount('us', surface as Surface, 'launch'))).toEqual([
      '$1,290',
      '$850',
      '$850',
    ])
    expect(
      ['home', 'menu', 'page'].map((surface) => amount('us', surface as Surface, 'ad-management')),
    ).toEqual(['$890', '$349', '$399'])
  })

  it('R-USH-18 R-USH-20 R-DAT-03 marks an add-on as monthly only if its price is', () => {
    expect(usAddOns).toHaveLength(10)
    for (const { id, isMonthly } of usAddOns)
      expect([id, priceOf('us', 'home', id).unit === 'mo']).toEqual([id, isMonthly === true])
  })

  it('R-USH-18 shows “no subscription” only for products without a monthly price on their page', () => {
    const notes = usAddOns.flatMap((addOn) => {
      const note = billingNote(addOn)?.message
      return note ? [[addOn.id, note]] : []
    })
    const alone = 'One-time payment. No subscription.'
    const build = 'One-time payment for the build. Optional monthly plans are shown on its page.'
    expect(notes).toEqual([
      ['ai-photos', alone],
      ['animated-event-video', alone],
      ['website-design-build', build],
      ['ad-creative-pack', build],
      ['auto-responder-bot-setup', build],
    ])
    for (const [id, note] of notes.filter(([, note]) => note === alone))
      expect(prices.filter(isMonthlyOnPage(id)), note).toEqual([])
  })

  it('formats thousands per currency, with a plain space that text search matches', () => {
    expect(formatMoney({ amount: 129000, currency: 'USD' })).toBe('$1,290')
    expect(formatMoney({ amount: 129000, currency: 'BRL' })).toBe('R$ 1.290')
    expect(formatMoney({ amount: 8950, currency: 'BRL' })).toBe('R$ 89,50')
  })

  it('formats every amount like Intl, except for the space', () => {
    const cents = [
      ...prices.map(({ amount }) => amount),
      ...Array.from({ length: 12 }, (_, power) => [10 ** power - 1, 10 ** power, 10 ** power + 5]).flat(),
    ]
    for (const [currency, locale] of [
      ['USD', 'en-US'],
      ['BRL', 'pt-BR'],
    ] as const)
      for (const amount of cents.flatMap((some) => [some, -some])) {
        const minimumFractionDigits = amount % 100 === 0 ? 0 : 2
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits })
        const expected = format.format(amount / 100 || 0).replace('\u00a0', ' ')
        expect(formatMoney({ amount, currency })).toBe(expected)
      }
  })

  it('has one price for each surface, product and plan', () => {
    const readings = prices.map((row) => `${row.edition} ${row.surface} ${row.product} ${row.plan}`)
    expect(new Set(readings).size).toBe(prices.length)
  })
})
