import { and, gte, lt, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { CurrencyRevenue, DeskRevenue, RevenueSpan, RevenueSums } from '~/features/desk/revenue'
import { orders } from '~/server/db/schema'
import { planName } from '~/server/orders/offerText'
import { providerOfOrder } from '~/server/orders/order'
import { returnedSum } from '~/server/orders/refunds/returnedMinor'
import { ownerDay, ownerDayStart } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { deskLocale } from '../actor'
import { previousDay, revenuePeriod } from './revenuePeriod'

type Wanted = { span: RevenueSpan; day?: string | undefined }

/**
 * Returns what the payments of a period brought, in the owner's time zone. A refund counts for the day of its payment,
 * so that paid, refunded and net describe the same orders. Reads the orders of the period through an index.
 */
export async function readRevenue({ db, now }: Services, { span, day }: Wanted): Promise<DeskRevenue> {
  const today = ownerDay(now()).day
  const { first, next, before } = revenuePeriod(span, day ?? today)
  // A payment in review may differ from its price in amount and currency.
  const currency = sql<string>`coalesce(${orders.chargedCurrency}, ${orders.currency})`
  const sum = (of: SQLWrapper) => sql<number>`sum(${of})`
  const rows = await db
    .select({
      offer: orders.offer,
      plan: orders.plan,
      edition: orders.edition,
      provider: orders.provider,
      currency: currency.as('charged_in'),
      orders: sql<number>`count(*)`.as('orders'),
      paid: sql<number>`sum(coalesce(${orders.chargedMinor}, ${orders.amountMinor}))`.as('paid'),
      refunded: sum(returnedSum).as('refunded'),
      taken: sum(orders.takenMinor).as('taken'),
    })
    .from(orders)
    .where(
      and(
        gte(orders.paidAt, ownerDayStart(first)),
        lt(orders.paidAt, ownerDayStart(next)),
        ne(orders.status, 'review'),
      ),
    )
    .groupBy(orders.offer, orders.plan, orders.edition, orders.provider, currency)
  const named = rows.map((row) => ({
    ...row,
    name: planName(row, deskLocale()),
    net: row.paid - row.refunded - row.taken,
  }))
  const currencies = [...new Set(rows.map((row) => row.currency))].sort()
  return {
    span,
    first,
    last: previousDay(next),
    before,
    after: next > today ? null : next,
    currencies: currencies.map((name) =>
      revenueIn(
        name,
        named.filter((row) => row.currency === name),
      ),
    ),
  }
}

type Row = RevenueSums &
  Pick<typeof orders.$inferSelect, 'offer' | 'plan' | 'edition' | 'provider'> & { name: string }

function revenueIn(currency: string, rows: readonly Row[]): CurrencyRevenue {
  return {
    currency,
    total: totalOf(rows),
    products: groups(rows, ({ offer, plan }) => `${offer}/${plan}`).map(([key, group]) => ({
      key,
      name: group[0]?.name ?? '',
      ...totalOf(group),
    })),
    editions: groups(rows, ({ edition }) => edition).map(([key, group]) => ({ key, ...totalOf(group) })),
    providers: groups(rows, providerOfOrder).map(([key, group]) => ({ key, ...totalOf(group) })),
  }
}

/** Groups rows by a key, those with the most paid first. */
function groups<Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const keys = [...new Set(rows.map(keyOf))]
  return keys
    .map((key): [Key, Row[]] => [key, rows.filter((row) => keyOf(row) === key)])
    .sort(([, one], [, other]) => totalOf(other).paid - totalOf(one).paid)
}

function totalOf(rows: readonly RevenueSums[]): RevenueSums {
  const sum = (name: keyof RevenueSums) => rows.reduce((total, row) => total + row[name], 0)
  return {
    orders: sum('orders'),
    paid: sum('paid'),
    refunded: sum('refunded'),
    taken: sum('taken'),
    net: sum('net'),
  }
}
