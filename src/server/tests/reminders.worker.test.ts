import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readOrder } from '~/features/desk/server/readOrder'
import { remindBuyers } from '~/features/orders/server/remindBuyers'
import { reportUnfulfilled } from '~/features/orders/server/reportUnfulfilled'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { auditLog, outbox } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'
import { changeOrder, insertOrder, readOrder as readRow } from '~tests/worker/support/mailStates'
import { compose } from './buyerMails'

describe('reminders', () => {
  const hour = 3_600_000
  const reminders = async (id: string) => {
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    return rows.filter(({ kind }) => kind === 'photos_reminder').length
  }
  const remind = (at: number) => remindBuyers(createServices({ now: () => new Date(at) }))

  it('are sent 24 and 72 hours after the payment, once each despite repeated job runs', async () => {
    const paidAt = new Date()
    const { id } = await insertOrder({ paidAt })
    const counts: [number, number][] = []
    for (const hours of [0, 23.9, 24, 24.1, 48, 71.9, 72, 72.1, 100, 1000, 4000]) {
      await remind(paidAt.getTime() + hours * hour)
      await remind(paidAt.getTime() + hours * hour)
      counts.push([hours, await reminders(id)])
    }
    expect(counts.map(([, count]) => count)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2])
  })

  it('state when they are the last', async () => {
    const paidAt = new Date()
    const { id } = await insertOrder({ paidAt })
    await remind(paidAt.getTime() + 24 * hour)
    expect((await compose('photos_reminder', id))?.text).toContain('Having trouble?')
    await remind(paidAt.getTime() + 72 * hour)
    const last = await compose('photos_reminder', id)
    expect(last?.subject).toBe('Your portraits are still waiting for your photos')
    expect(last?.text).toContain('We won’t remind you again.')
  })

  it('are merged into the last one after days without a job run', async () => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 80 * hour) })
    await remind(Date.now())
    await remind(Date.now() + 100 * hour)
    expect(await reminders(id)).toBe(1)
  })

  it.each([
    ['photos have arrived', { photosAt: new Date() }],
    ['the order was refunded', { status: 'refunded' as const }],
    ['photos were deleted on request', { photosErasedAt: new Date() }],
    ['production started without photos', { status: 'in_production' as const }],
    ['the payment is disputed', { dispute: 'disputed' as const }],
    ['the payment was lost in a dispute', { dispute: 'lost' as const }],
  ])('are not sent when %s', async (_, values) => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 30 * hour), ...values })
    await remind(Date.now())
    expect(await reminders(id)).toBe(0)
    expect(await readOrder(createServices(), id)).toMatchObject({ ok: true, value: { remindsAt: null } })
  })

  it('are sent despite a warning, which may come to nothing', async () => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 30 * hour), dispute: 'warning' })
    await remind(Date.now())
    expect(await reminders(id)).toBe(1)
  })

  it.each([
    ['the payment is disputed', { dispute: 'disputed' as const }],
    ['a refund has failed', { refundFailedMinor: 100 }],
  ])('to the owner about missing photos are not sent while %s', async (_, values) => {
    const updatedAt = new Date(Date.now() - 73 * hour)
    const { id } = await insertOrder({ updatedAt, ...values })
    const started = await insertOrder({ updatedAt, status: 'in_production', ...values })
    const reports = async (subject: string) => {
      await reportUnfulfilled(createServices())
      const rows = await database.select().from(outbox).where(eq(outbox.subjectId, subject))
      return rows.map(({ kind }) => kind)
    }
    expect(await reports(id)).toEqual([])
    expect(await reports(started.id)).toEqual(['owner_unfulfilled'])
    await changeOrder(id, { dispute: null, refundFailedMinor: 0 })
    expect(await reports(id)).toEqual(['owner_unfulfilled'])
  })

  it('to the owner about an order that moves meanwhile follow once it stalls again', async () => {
    const { id } = await insertOrder({ updatedAt: new Date(Date.now() - 73 * hour) })
    const services = createServices()
    const { batch } = services.db
    services.db.batch = (async (statements: Parameters<typeof batch>[0]) => {
      await changeOrder(id, { status: 'in_production', updatedAt: new Date(Date.now() - 1000) })
      return batch.call(services.db, statements)
    }) as unknown as typeof batch
    await reportUnfulfilled(services)
    expect((await readRow(id)).reportAt).not.toBeNull()
  })

  it.each([
    ['the buyer removed the only photo', { kind: 'photo_removed', by: 'buyer' }],
    ['the payment was accepted', { kind: 'accepted', by: 'owner@example.com' }],
    ['other photos were requested', { kind: 'photos_wanted', by: 'owner@example.com' }],
    ['the order was reopened', { kind: 'order_reopened', by: 'owner@example.com' }],
  ] as const)('wait a day after %s', async (_, change) => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 30 * hour) })
    const at = new Date()
    await database.insert(auditLog).values({ subjectId: id, at, ...change })
    const shown = async () => {
      const read = await readOrder(createServices(), id)
      return read.ok && read.value.remindsAt
    }
    expect(await shown()).toBe(at.getTime() + 24 * hour)
    await remind(at.getTime())
    await remind(at.getTime() + 23.9 * hour)
    expect(await reminders(id)).toBe(0)
    await remind(at.getTime() + 24 * hour)
    expect(await reminders(id)).toBe(1)
  })

  it('are half a day apart at least, also when the first was put off', async () => {
    const paidAt = Date.now() - 71 * hour
    const { id } = await insertOrder({ paidAt: new Date(paidAt) })
    await database
      .insert(auditLog)
      .values({ subjectId: id, kind: 'photo_removed', by: 'buyer', at: new Date(paidAt + 47 * hour) })
    const counts: number[] = []
    for (const hours of [70, 71, 72, 82, 83, 84]) {
      await remind(paidAt + hours * hour)
      counts.push(await reminders(id))
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2])
  })

  it('do not wait for a note of the owner or a note of the provider', async () => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 30 * hour) })
    for (const change of [
      { kind: 'note_written', by: 'owner@example.com' },
      { kind: 'paid', by: 'provider' },
    ] as const)
      await database.insert(auditLog).values({ subjectId: id, at: new Date(), ...change })
    await remind(Date.now())
    expect(await reminders(id)).toBe(1)
  })
})
describe('fewer photos than recommended', () => {
  const hour = 3_600_000
  const kinds = async (id: string) => {
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    return rows.map(({ kind }) => kind).sort()
  }
  it.each([
    [5, 'photos_few'],
    [19, 'photos_few'],
    [20, 'photos_received'],
  ])('%d, an hour after the last upload: one %s mail', async (photos, kind) => {
    const { id } = await insertOrder({ photosAt: new Date(), filesAt: new Date(), files: { photos } })
    const settle = (hours: number) =>
      settleUploads(createServices({ now: () => new Date(Date.now() + hours * hour) }))
    await settle(0.9)
    expect(await kinds(id)).toEqual([])
    for (const hours of [1, 1.1, 30]) await settle(hours)
    expect(await kinds(id)).toEqual(['owner_photos', kind])
  })
})
