import { type Currency, type Edition, editions } from './editions.ts'
import book from './owner/prices.json' with { type: 'json' }
import type { OwnerPrice, Unit } from './owner/schemas/prices.ts'
import { type PriceId, priceRows, type Surface } from './priceRows.ts'
import { isPackage, type Product } from './products.ts'

export type { Surface, Unit }

/** A price in integer minor units (cents, centavos). */
export type Money = { amount: number; currency: Currency }

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

/** The price book: every price on every surface. Nothing else in the project states a price. */
export const prices: readonly PriceRow[] = (Object.keys(priceRows) as PriceId[]).flatMap((id) => {
  const [edition, surfaces, product] = priceRows[id]
  const own = editions[edition].currency
  const plans = Object.entries(book[id] as Record<string, OwnerPrice>)
  return [surfaces].flat().flatMap((surface) =>
    plans.map(([plan, { price, unit = isPackage(product) ? 'month' : undefined, from, crossedOut }]) => ({
      ...{ id, product, plan, edition, surface, amount: price * 100 },
      // A Portuguese checkout charges dollars too.
      currency: surface === 'checkout' ? 'USD' : own,
      ...(unit && { unit }),
      ...(from && { from }),
      ...(crossedOut && { crossedOut: { amount: crossedOut * 100, currency: own } }),
    })),
  )
})

/** Whether a price recurs each month. */
export const isMonthly = ({ unit }: Pick<PriceRow, 'unit'>): boolean =>
  unit === 'month' || unit === 'mo' || unit === 'maintenance'

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
