import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { dueItem, nextDue } from '~/features/desk/server/nextDue'
import { orderRow } from '~/features/desk/server/orderRow'
import { contacts, orders } from '~/server/db/schema'
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

it('the orders and messages that are due next are in one list, the first one due first', async () => {
  // Before those of the other tests.
  const photosAt = (hours: number) => new Date(Date.UTC(2020, 0, 1, hours))
  const due = async (changed: Partial<Order>) => {
    const { id, number } = await rowOf(await order())
    await database
      .update(orders)
      .set({ status: 'photos_received', edition: 'br', ...changed })
      .where(eq(orders.id, id))
    return { id, number }
  }
  const write = async (id: string, hours: number, changed: Partial<typeof contacts.$inferInsert> = {}) =>
    database.insert(contacts).values({
      ...{ id, source: 'us-home', edition: 'us', name: 'Rui', email: 'rui@example.com', message: 'Hello' },
      ...{ messageKey: id, createdAt: photosAt(hours), ...changed },
    })
  await due({ photosAt: photosAt(9), customerName: 'Too late' })
  const nameless = await due({ photosAt: photosAt(3), customerName: null })
  await write('spam', 0, { flagged: 'trap' })
  await write('answered', 0, { answeredAt: photosAt(1) })
  await write('waiting', 2)
  const begun = await due({
    ...{ photosAt: photosAt(1), customerName: 'Ana', status: 'in_production', startedAt: photosAt(8) },
  })
  const at = (hours: number) => photosAt(hours + 24).getTime()
  const rows = await nextDue(database)
  expect(rows.map((row) => dueItem(row, 0))).toMatchObject([
    { kind: 'order', id: begun.id, name: 'Ana', what: 'Pacote de Fotos IA Pro', at: at(1) },
    { kind: 'message', id: 'waiting', name: 'Rui', what: 'Hello', at: at(2) },
    { kind: 'order', id: nameless.id, name: formatOrderNumber(nameless.number), at: at(3) },
  ])
})
