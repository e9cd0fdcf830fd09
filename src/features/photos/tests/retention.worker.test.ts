import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { readOrder } from '~/features/orders/server/readOrder'
import { announceErasure } from '~/features/photos/server/erasure/announceErasure'
import { longDate } from '~/i18n/longDate'
import { checkoutPrice } from '~tests/prices'
import { agreedNumbers } from '~tests/worker/support/agreedNumbers'
import { database, rowOf } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import {
  addPhoto,
  at,
  clearOrders,
  day,
  notices,
  orderWithPhoto,
  photosOf,
  run,
  second,
  set,
} from './retainedOrder'

// One order at a time, because each test has its own clock.
const own = { ...faces }
beforeEach(async () => {
  Object.assign(faces, agreedNumbers)
  await clearOrders()
})
afterEach(() => Object.assign(faces, own))

describe('R-DAT-18', () => {
  it.each([
    ['delivered', 'deliveredAt'],
    ['refunded', 'updatedAt'],
  ] as const)(
    'deletes files of a %s order after 90 days, with notice 14 days before',
    async (status, moment) => {
      const session = await orderWithPhoto()
      const since = Date.now()
      await set(session, { status, [moment]: new Date(since) })
      await run(since + 76 * day - second)
      expect(await notices(session)).toEqual([])
      await run(since + 76 * day)
      await run(since + 80 * day)
      expect(await notices(session)).toEqual(['photos_ending'])
      await run(since + 90 * day - second)
      expect(await photosOf(session)).toBe(2)
      await run(since + 90 * day)
      expect(await photosOf(session)).toBe(0)
      expect((await rowOf(session)).photosErasedAt).not.toBeNull()
      await run(since + 400 * day)
      expect(await notices(session)).toHaveLength(1)
    },
  )

  it.each(['paid', 'photos_received', 'in_production'] as const)(
    'deletes files of an order that stays %s 180 days after its last activity',
    async (status) => {
      const session = await orderWithPhoto()
      await addPhoto(session, 'c', Date.now() + 10 * day)
      const moved = Date.now() + 5 * day
      await set(session, { status, updatedAt: new Date(moved) })
      // A portrait counts as activity too.
      await addPhoto(session, 'd', Date.now() + 12 * day, 'portrait')
      const since = (await rowOf(session)).filesAt?.getTime() ?? 0
      expect(since).toBeGreaterThan(moved)
      // Changes by scheduled jobs do not count as activity.
      await set(session, { announcedAt: new Date(since), remindedAt: new Date(since) })
      await run(since + 166 * day - second)
      expect(await notices(session)).toEqual([])
      await run(since + 166 * day)
      expect(await notices(session)).toEqual(['photos_ending_unfinished'])
      await run(since + 180 * day - second)
      expect(await photosOf(session)).toBe(4)
      await run(since + 180 * day)
      expect(await photosOf(session)).toBe(0)
    },
  )

  it('an order that progresses after the notice keeps its photos and gets another notice', async () => {
    const session = await orderWithPhoto()
    const since = Date.now()
    await set(session, { status: 'in_production', updatedAt: new Date(since + day) })
    await run(since + 168 * day)
    await set(session, { status: 'delivered', deliveredAt: new Date(since + 170 * day) })
    await run(since + 182 * day)
    expect(await photosOf(session)).toBe(2)
    await run(since + (170 + 76) * day)
    expect(await notices(session)).toEqual(['photos_ending', 'photos_ending_unfinished'])
    await run(since + (170 + 90) * day)
    expect(await photosOf(session)).toBe(0)
  })

  it('deletes nothing without notice, even when the job has not run for months', async () => {
    const session = await orderWithPhoto()
    await set(session, { status: 'delivered', deliveredAt: new Date(Date.now() - 200 * day) })
    const now = Date.now()
    await run(now)
    expect([await photosOf(session), await notices(session)]).toEqual([2, ['photos_ending']])
    await run(now + 12 * day)
    expect(await photosOf(session)).toBe(2)
    await run(now + 13 * day)
    expect(await photosOf(session)).toBe(0)
  })

  it('deletes files on request immediately and without notice, and later files by schedule', async () => {
    const session = await orderWithPhoto()
    await set(session, { eraseRequestedAt: new Date() })
    await run(Date.now())
    expect([await photosOf(session), await notices(session)]).toEqual([0, []])
    expect(await rowOf(session)).toMatchObject({ photosAt: null, eraseRequestedAt: null })
    await addPhoto(session, 'c')
    await set(session, { status: 'delivered', deliveredAt: new Date() })
    await run(Date.now() + 77 * day)
    await run(Date.now() + 91 * day)
    expect(await photosOf(session)).toBe(0)
  })

  it.each([
    // Of the portraits' 90 days, the last that is over in every time zone.
    ['2030-03-06T12:00:00Z', 'March 5, 2030'],
    ['2030-03-06T11:59:59Z', 'March 4, 2030'],
    ['2030-03-06T00:30:00Z', 'March 4, 2030'],
    ['2030-03-06T23:30:00Z', 'March 5, 2030'],
  ])(
    'tells the buyer of a deletion at %s a day that ends before it twelve hours west too',
    async (end, day) => {
      const session = await orderWithPhoto()
      const deliveredAt = new Date(Date.parse(end) - 90 * 86_400_000)
      await set(session, { status: 'delivered', deliveredAt, filesAt: deliveredAt })
      await announceErasure(at(Date.parse(end) - 14 * 86_400_000))
      const before = at(Date.parse(end) - 10 * 86_400_000)
      const { id } = await rowOf(session)
      const mail = await composed(before, { kind: 'photos_ending', subjectId: id, recipient: null })
      expect(mail?.text).toContain(`After ${day}, we’ll delete`)
      const page = await readOrder(before, session)
      expect('endsAt' in page && page.endsAt && longDate(new Date(page.endsAt), 'en-US')).toBe(day)
      const dayEnds = Date.parse(`${day} 00:00:00 UTC`) + 86_400_000
      expect(Date.parse(end) - dayEnds).toBeGreaterThanOrEqual(12 * 3_600_000)
      await run(Date.parse(end) - second)
      expect(await photosOf(session)).toBe(2)
      await run(Date.parse(end))
      expect(await photosOf(session)).toBe(0)
    },
  )

  const delivered = { status: 'delivered' as const }
  const refunded = { status: 'refunded' as const, refundedMinor: checkoutPrice() }
  const stalled = { status: 'in_production' as const }
  it.each([
    [
      'us',
      delivered,
      'We’ll delete your portraits and photos after March 5, 2030',
      'for 90 days after delivery',
    ],
    ['us', refunded, 'We’ll delete your photos after March 5, 2030', 'for 90 days after a refund'],
    ['us', stalled, 'We’ll delete your photos after March 5, 2030', 'If you still want your portraits'],
    [
      'br',
      delivered,
      'Vamos apagar seus retratos e suas fotos depois de 5 de março de 2030',
      'por 90 dias após a entrega',
    ],
    ['br', refunded, 'Vamos apagar suas fotos depois de 5 de março de 2030', '90 dias após o reembolso'],
    ['br', stalled, 'Vamos apagar suas fotos depois de 5 de março de 2030', 'por 180 dias'],
  ] as const)('notifies the buyer of %s whose order is %o: %s', async (edition, state, subject, words) => {
    const session = await orderWithPhoto(edition)
    const since = Date.UTC(2030, 2, 6, 12) - (state === stalled ? 180 : 90) * day
    const moment = new Date(since)
    const deliveredAt = state === delivered ? moment : null
    await set(session, { ...state, deliveredAt, updatedAt: moment, filesAt: moment, noticeSentAt: null })
    const sent = Date.UTC(2030, 2, 6, 12) - 14 * day
    await announceErasure(at(sent))
    const { id, number } = await rowOf(session)
    const [kind] = await notices(session)
    const queued = { kind: kind as 'photos_ending', subjectId: id, recipient: null }
    const mail = await composed(at(sent), queued)
    expect(mail).toMatchObject({ to: 'ana@example.com', subject })
    expect(mail?.text).toContain(words)
    expect(mail?.text).toContain(formatOrderNumber(number))
    expect(mail?.text).not.toMatch(/[{}]/)
  })

  it('keeps messages until the owner deletes them', async () => {
    await database.run(sql`INSERT INTO contacts (id, source, edition, name, email, message, message_key, created_at)
      VALUES ('old', 'us-home', 'us', 'Ana', 'ana@example.com', 'Hello', 'old', 0)`)
    await run(Date.now() + 3650 * day)
    expect((await database.query.contacts.findMany()).map(({ id }) => id)).toEqual(['old'])
  })
})
