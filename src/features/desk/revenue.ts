import * as v from 'valibot'
import type { Edition } from '~/catalog/editions'

// Request and response of the desk's revenue. Amounts are minor units.

/** Lengths of a period of the revenue. */
export const revenueSpans = ['day', 'week', 'month', 'year'] as const
export type RevenueSpan = (typeof revenueSpans)[number]

export const deskRevenueSchema = v.object({
  span: v.picklist(revenueSpans),
  /** A day of the period, in the owner's time zone; today by default. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
})
/** Sums in minor units. `net`: paid, less what was refunded and what disputes took. */
export type RevenueSums = { orders: number; paid: number; refunded: number; taken: number; net: number }

/** The revenue of a period in one currency; sums in different currencies are never added. */
export type CurrencyRevenue = {
  currency: string
  total: RevenueSums
  /** `name` is in the desk user's language. */
  products: ({ key: string; name: string } & RevenueSums)[]
  editions: ({ key: Edition } & RevenueSums)[]
  providers: ({ key: string } & RevenueSums)[]
}

/** Days are `2027-03-05`, in the owner's time zone. */
export type DeskRevenue = {
  span: RevenueSpan
  first: string
  last: string
  /** A day of the period before, and of the one after; `null` when that lies in the future. */
  before: string
  after: string | null
  currencies: CurrencyRevenue[]
}
