import { type Currency, type Edition, editions } from './editions.ts'
import type { Product } from './products.ts'

/** A price in integer minor units (cents, centavos). */
export type Money = { amount: number; currency: Currency }

/** Where a price is shown. Two surfaces may state different prices, and both are then valid (R-PRC-02). */
export type Surface = 'home' | 'menu' | 'page' | 'service' | 'checkout'

/** Unit of a price; `catalog/money.ts` has the texts. `mo` is a month on the add-ons of the home page. */
export type Unit = 'month' | 'mo' | 'once' | 'video' | 'per-video' | 'pack' | 'setup' | 'maintenance'

export type PriceRow = Money & {
  /** Row of the price book in `tests/requirements.md`. */
  id: string
  product: Product
  /** `start` is a product's starting price; the others are its plans, tiers and extras. */
  plan: string
  edition: Edition
  surface: Surface
  unit?: Unit
  /** The lowest price of a range: shown with “from”. */
  from?: true
  /** A former price, shown crossed out beside this one. */
  crossedOut?: Money
}

type Extra = Pick<PriceRow, 'unit' | 'from' | 'crossedOut'>
type Amount = number | [whole: number, extra: Extra]

/** The prices of one row of the book, in whole dollars or reais. A Portuguese checkout still charges dollars. */
function row(
  id: string,
  edition: Edition,
  surfaces: Surface | readonly Surface[],
  product: Product,
  unit: Unit | undefined,
  amounts: Record<string, Amount>,
): PriceRow[] {
  return [surfaces].flat().flatMap((surface) => {
    const currency = surface === 'checkout' ? 'USD' : editions[edition].currency
    return Object.entries(amounts).map(([plan, amount]) => {
      const [whole, extra] = typeof amount === 'number' ? [amount, {}] : amount
      const shared = { id, product, plan, edition, surface, amount: whole * 100, currency } as const
      return { ...shared, ...(unit ? { unit } : {}), ...extra }
    })
  })
}

const from: Extra = { from: true }
const reais = (whole: number): Extra => ({ crossedOut: { amount: whole * 100, currency: 'BRL' } })
const monthly: Extra = { unit: 'month' }

/** The price book: every price on every surface. Nothing else in the project states a price. */
export const prices: readonly PriceRow[] = [
  row('P-01', 'us', 'home', 'launch', 'month', { start: 1290 }),
  row('P-02', 'us', 'home', 'momentum', 'month', { start: 1990 }),
  row('P-03', 'us', 'home', 'dominion', 'month', { start: 2990 }),
  row('P-04', 'us', ['page', 'menu'], 'launch', 'month', { start: 850 }),
  row('P-05', 'us', ['page', 'menu'], 'momentum', 'month', { start: 1400 }),
  row('P-06', 'us', ['page', 'menu'], 'dominion', 'month', { start: 2300 }),
  row('P-07', 'br', ['home', 'page'], 'launch', 'month', { start: 1290 }),
  row('P-08', 'br', ['home', 'page'], 'momentum', 'month', { start: 1990 }),
  row('P-09', 'br', ['home', 'page'], 'dominion', 'month', { start: 2990 }),

  row('P-10', 'us', 'service', 'ai-photos', undefined, { essential: 59 }),
  row('P-11', 'us', 'service', 'ai-photos', undefined, { pro: 109 }),
  row('P-12', 'us', 'service', 'ai-photos', undefined, { 'pro-plus': 169 }),
  row('P-13', 'us', 'service', 'ai-photos', undefined, { premium: [199, from] }),
  row('P-44', 'br', 'service', 'ai-photos', undefined, { essential: 89 }),
  row('P-45', 'br', 'service', 'ai-photos', undefined, { pro: 159 }),
  row('P-46', 'br', 'service', 'ai-photos', undefined, { 'pro-plus': 219 }),
  row('P-47', 'br', 'service', 'ai-photos', undefined, { premium: [249, from] }),
  row('P-48', 'us', 'checkout', 'ai-photos', undefined, { essential: 129 }),
  row('P-49', 'us', 'checkout', 'ai-photos', undefined, { pro: 299 }),
  row('P-50', 'us', 'checkout', 'ai-photos', undefined, { global: 399 }),
  row('P-51', 'br', 'checkout', 'ai-photos', undefined, { essential: [57, reais(289)] }),
  row('P-52', 'br', 'checkout', 'ai-photos', undefined, { pro: [97, reais(489)] }),
  row('P-53', 'br', 'checkout', 'ai-photos', undefined, { global: [137, reais(689)] }),

  // The menu shows its prices without units.
  row('P-14', 'us', 'menu', 'ai-photos', undefined, { start: [129, from] }),
  row('P-15', 'us', 'menu', 'ai-agent-automation', undefined, { start: 199 }),
  row('P-16', 'us', 'menu', 'animated-event-video', undefined, { start: 349 }),
  row('P-17', 'us', 'menu', 'website-design-build', undefined, { start: 799 }),
  row('P-18', 'us', 'menu', 'ad-management', undefined, { start: 349 }),
  row('P-19', 'us', 'menu', 'social-media-management', undefined, { start: 299 }),
  row('P-20', 'us', 'menu', 'youtube-editing', undefined, { start: 199 }),
  row('P-21', 'us', 'menu', 'email-marketing', undefined, { start: 149 }),
  row('P-22', 'us', 'menu', 'ad-creative-pack', undefined, { start: 249 }),

  row('P-24', 'us', 'home', 'ai-photos', undefined, {
    start: [59, { unit: 'once' }],
    essential: 59,
    pro: 109,
    'pro-plus': 169,
    premium: [199, from],
  }),
  row('P-25', 'us', 'home', 'ai-agent-automation', 'mo', {
    start: 449,
    starter: 449,
    professional: 749,
    enterprise: 1249,
  }),
  row('P-26', 'us', 'home', 'animated-event-video', undefined, {
    start: 590,
    standard: 590,
    premium: 890,
    deluxe: 1290,
  }),
  row('P-27', 'us', 'home', 'website-design-build', undefined, {
    start: 1490,
    'landing-page': 1490,
    'business-website': 2490,
    'sales-funnel': 3990,
  }),
  row('P-28', 'us', 'home', 'ad-management', 'mo', {
    start: 890,
    starter: 890,
    professional: 1490,
    enterprise: 2490,
  }),
  row('P-29', 'us', 'home', 'ad-creative-pack', undefined, {
    start: 490,
    basic: 490,
    professional: 790,
    premium: 1190,
  }),
  row('P-30', 'us', 'home', 'social-media-management', 'mo', {
    start: 590,
    basic: 590,
    professional: 990,
    premium: 1490,
  }),
  row('P-31', 'us', 'home', 'auto-responder-bot-setup', undefined, {
    start: 390,
    single: 390,
    'multi-platform': 690,
    enterprise: 990,
  }),
  row('P-32', 'us', 'home', 'email-marketing', 'mo', {
    start: 590,
    starter: 590,
    professional: 890,
    enterprise: 1290,
  }),
  row('P-33', 'us', 'home', 'youtube-editing', 'mo', {
    start: 290,
    basic: 290,
    professional: 490,
    creator: 790,
  }),

  row('P-34', 'br', 'home', 'ai-photos', undefined, {
    start: 89,
    essential: 89,
    pro: 159,
    'pro-plus': 219,
    premium: [249, from],
  }),
  row('P-35', 'br', 'home', 'ai-agent-automation', 'mo', { start: 449, basic: 449, pro: 849 }),
  row('P-36', 'br', 'home', 'animated-event-video', undefined, { start: 699, standard: 699, premium: 1090 }),
  row('P-37', 'br', 'home', 'website-design-build', undefined, {
    start: 1390,
    'single-page': 1390,
    'five-page': 2190,
    'single-page-maintenance': [89, { unit: 'mo' }],
    'five-page-maintenance': [149, { unit: 'mo' }],
  }),
  row('P-38', 'br', 'home', 'ad-management', 'mo', { start: 649, meta: 649, google: 849 }),
  row('P-39', 'br', 'home', 'email-marketing', 'mo', { start: 349, core: 349, pro: 649 }),
  row('P-40', 'br', 'home', 'ad-creative-pack', undefined, { start: 589, static: 589, pro: 789 }),
  row('P-41', 'br', 'home', 'social-media-management', 'mo', { start: 849, essential: 849, complete: 1490 }),
  row('P-42', 'br', 'home', 'auto-responder-bot-setup', undefined, {
    start: [249, { unit: 'setup' }],
    'start-maintenance': [89, { unit: 'maintenance' }],
    setup: 249,
    maintenance: [89, { unit: 'mo' }],
  }),
  row('P-43', 'br', 'home', 'youtube-editing', 'per-video', { start: 289, basic: 289, pro: 499 }),

  row('P-54', 'us', 'page', 'ai-agent-automation', 'month', { start: 199, basic: 199, pro: 349 }),
  row('P-55', 'us', 'page', 'animated-event-video', undefined, { start: 349, standard: 349, premium: 549 }),
  row('P-56', 'us', 'page', 'website-design-build', undefined, {
    start: 799,
    'single-page': [799, { unit: 'once' }],
    'single-page-hosting': [29, monthly],
    'five-page': [1200, { unit: 'once' }],
    'five-page-hosting': [49, monthly],
  }),
  row('P-57', 'us', 'page', 'ad-management', 'month', {
    start: 399,
    meta: 399,
    'meta-minimum-spend': 300,
    google: 499,
    'google-minimum-spend': 1000,
  }),
  row('P-58', 'us', 'page', 'ad-creative-pack', 'pack', {
    start: 349,
    static: 349,
    pro: 449,
    'pro-hosting': [29, monthly],
  }),
  row('P-59', 'us', 'page', 'social-media-management', 'month', {
    start: 499,
    essential: 499,
    complete: 899,
  }),
  row('P-60', 'us', 'page', 'auto-responder-bot-setup', undefined, {
    start: 149,
    setup: [149, { unit: 'once' }],
    maintenance: [49, monthly],
    'extra-language': 99,
  }),
  row('P-61', 'us', 'page', 'email-marketing', 'month', { start: 199, core: 199, pro: 349 }),
  row('P-62', 'us', 'page', 'youtube-editing', 'video', {
    start: 150,
    basic: 150,
    pro: 275,
    series: [900, monthly],
  }),

  row('P-63', 'br', 'page', 'ai-agent-automation', 'month', { start: 449, basic: 449, pro: 849 }),
  row('P-64', 'br', 'page', 'animated-event-video', 'video', { start: 699, standard: 699, premium: 1090 }),
  row('P-65', 'br', 'page', 'website-design-build', undefined, {
    start: 1390,
    'single-page': 1390,
    'single-page-hosting': [89, monthly],
    'five-page': 2190,
    'five-page-hosting': [149, monthly],
  }),
  row('P-66', 'br', 'page', 'ad-management', 'month', {
    start: 649,
    meta: 649,
    'meta-minimum-spend': 1500,
    google: 849,
    'google-minimum-spend': 5000,
  }),
  row('P-67', 'br', 'page', 'ad-creative-pack', undefined, {
    start: 589,
    static: 589,
    pro: 789,
    'pro-hosting': [89, monthly],
  }),
  row('P-68', 'br', 'page', 'social-media-management', 'month', {
    start: 849,
    essential: 849,
    complete: 1490,
  }),
  row('P-69', 'br', 'page', 'auto-responder-bot-setup', undefined, {
    start: 249,
    setup: [249, { unit: 'once' }],
    maintenance: [89, monthly],
    'extra-language': 149,
  }),
  row('P-70', 'br', 'page', 'email-marketing', 'month', { start: 349, core: 349, pro: 649 }),
  row('P-71', 'br', 'page', 'youtube-editing', 'video', {
    start: 289,
    basic: 289,
    pro: 499,
    series: [1590, monthly],
  }),
].flat()

const pricesByKey = new Map(
  prices.map((price) => [[price.edition, price.surface, price.product, price.plan].join(' '), price]),
)

/**
 * Returns the price that a surface shows.
 * @throws when the price book has no such row, which is a bug
 */
export function priceOf(edition: Edition, surface: Surface, product: Product, plan = 'start'): PriceRow {
  const price = pricesByKey.get([edition, surface, product, plan].join(' '))
  if (!price) throw new Error(`No price for ${plan} of ${product} on ${surface} of ${edition}`)
  return price
}
