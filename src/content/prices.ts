import type { Edition } from '~/editions'

type Currency = 'USD' | 'BRL'

/** A price in integer minor units (cents, centavos). */
export type Money = { amount: number; currency: Currency }

/** The place that shows a price. Two surfaces may disagree, and then both readings stand (R-PRC-02). */
type Surface = 'service' | 'checkout'

type PriceRow = Money & {
  /** Row of the price book in `tests/requirements.md`. */
  id: string
  product: 'ai-photos'
  plan: string
  edition: Edition
  surface: Surface
  /** The lowest of a range: shown as “from”. */
  from?: true
  /** A former price that the surface crosses out beside this one. */
  crossedOut?: Money
}

const photos = (
  id: string,
  edition: Edition,
  surface: Surface,
  plan: string,
  amount: number,
  extra: Partial<PriceRow> = {},
): PriceRow => ({
  id,
  product: 'ai-photos',
  plan,
  edition,
  surface,
  amount,
  currency: edition === 'br' && surface === 'service' ? 'BRL' : 'USD',
  ...extra,
})

const brl = (amount: number): Money => ({ amount, currency: 'BRL' })

/** The price book: one row a reading. Nothing else in the project states a price. */
export const prices: readonly PriceRow[] = [
  photos('P-10', 'us', 'service', 'essential', 5900),
  photos('P-11', 'us', 'service', 'pro', 10900),
  photos('P-12', 'us', 'service', 'pro-plus', 16900),
  photos('P-13', 'us', 'service', 'premium', 19900, { from: true }),
  photos('P-44', 'br', 'service', 'essential', 8900),
  photos('P-45', 'br', 'service', 'pro', 15900),
  photos('P-46', 'br', 'service', 'pro-plus', 21900),
  photos('P-47', 'br', 'service', 'premium', 24900, { from: true }),
  photos('P-48', 'us', 'checkout', 'essential', 12900),
  photos('P-49', 'us', 'checkout', 'pro', 29900),
  photos('P-50', 'us', 'checkout', 'global', 39900),
  photos('P-51', 'br', 'checkout', 'essential', 5700, { crossedOut: brl(28900) }),
  photos('P-52', 'br', 'checkout', 'pro', 9700, { crossedOut: brl(48900) }),
  photos('P-53', 'br', 'checkout', 'global', 13700, { crossedOut: brl(68900) }),
]

/**
 * The reading of a price for one surface.
 * @throws when the price book has no such row, which is a bug and no state of the world
 */
export function priceOf(edition: Edition, surface: Surface, plan: string): PriceRow {
  const row = prices.find((row) => row.edition === edition && row.surface === surface && row.plan === plan)
  if (!row) throw new Error(`No price for ${plan} on ${surface} of ${edition}`)
  return row
}

/**
 * `$1,290` or `R$ 1.290`: no decimals for whole amounts, an ordinary space so that a search in the page
 * finds it. A dollar amount keeps the form `$57` in Portuguese too, as the specification prints it.
 */
export function formatMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat(currency === 'BRL' ? 'pt-BR' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  })
    .format(amount / 100)
    .replace('\u00a0', ' ')
}
