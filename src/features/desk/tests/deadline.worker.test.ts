import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderRow } from '~/features/desk/server/orderRow'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { database, order, rowOf } from '~tests/worker/support/buyer'

const hour = 3_600_000
const start = new Date('2027-03-05T12:00:00Z')
const at = (hours: number) => new Date(start.getTime() + hours * hour)

/** Hours after `start` at which the portraits of an order are due; the photos arrived at `start`. */
async function dueHours(changed: Partial<Order>): Promise<number | null> {
  const { id } = await rowOf(await order())
  const [row] = await database
    .update(orders)
    .set({ status: 'photos_received', photosAt: start, ...changed })
    .where(eq(orders.id, id))
    .returning()
  const { dueAt } = orderRow(row as Order, { photos: 20, portraits: 0 }, at(1))
  return dueAt === null ? null : (dueAt - start.getTime()) / hour
}

describe('portraits are due', () => {
  it('at the time that the buyer’s edition promises, which starting does not move', async () => {
    expect(await dueHours({ edition: 'us' })).toBe(48)
    expect(await dueHours({ edition: 'br' })).toBe(24)
    expect(await dueHours({ status: 'in_production', startedAt: at(10) })).toBe(48)
  })

  it('after production started if no photos came through the site', async () => {
    expect(await dueHours({ status: 'in_production', photosAt: null, startedAt: at(3) })).toBe(51)
  })

  it('later once other photos or corrections were asked for', async () => {
    expect(await dueHours({ photosWantedAt: at(5) })).toBe(53)
    expect(await dueHours({ photosWantedAt: at(5), photosAt: at(9) })).toBe(57)
    expect(await dueHours({ status: 'in_production', correctionsAt: at(100) })).toBe(148)
  })

  it.each(['created', 'paid', 'delivered', 'refunded', 'review', 'emptied'] as const)(
    'at no time while an order is %s',
    async (status) => expect(await dueHours({ status })).toBeNull(),
  )
})
