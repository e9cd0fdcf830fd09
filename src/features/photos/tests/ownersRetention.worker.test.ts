import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { readOrder } from '~/features/orders/server/readOrder'
import { orderPhotos } from '~/server/db/schema'
import { database, mailsOf, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { renderBuyerPage } from '~tests/worker/support/saidPages'
import { linesOf } from '../../../../tests/claims/claim'
import { at, clearOrders, day, notices, orderWithPhoto, run, second, set } from './retainedOrder'

const agreed = { ...faces }
beforeEach(clearOrders)
afterEach(() => Object.assign(faces, agreed))

const filesOf = async (session: string) => {
  const { id } = await rowOf(session)
  const rows = await database.select().from(orderPhotos).where(eq(orderPhotos.orderId, id))
  return rows.map(({ role }) => role).sort()
}

/** A delivered order with a photo and a portrait, under the owner's numbers. @returns session and time of delivery */
async function delivered(own: Partial<typeof faces>, edition: 'us' | 'br' = 'us') {
  Object.assign(faces, own)
  const session = await orderWithPhoto(edition)
  const since = Date.now()
  await set(session, { status: 'delivered', deliveredAt: new Date(since) })
  return { session, since }
}

/** The mail about a deletion that is composed at a time. */
async function ending(session: string, moment: number) {
  const { id } = await rowOf(session)
  const mail = await composed(at(moment), { kind: 'photos_ending', subjectId: id, recipient: null })
  return `${mail?.subject}\n${mail?.text}`
}

describe('R-DAT-18 with the owner’s own numbers', () => {
  it.each([
    [7, 3],
    [30, 14],
    [180, 14],
    [180, 30],
  ])('deletes photos and portraits after %i days, with notice %i days before', async (days, warningDays) => {
    const { session, since } = await delivered({ photoDays: days, portraitDays: days, warningDays })
    await run(since + (days - warningDays) * day - second)
    expect(await notices(session)).toEqual([])
    const noticed = since + (days - warningDays) * day
    await run(noticed)
    expect(await notices(session)).toEqual(['photos_ending'])
    expect(await ending(session, noticed)).toContain(`stay with us for ${days} days after delivery`)
    await run(since + days * day - second)
    expect(await filesOf(session)).toEqual(['photo', 'portrait'])
    await run(since + days * day)
    expect(await filesOf(session)).toEqual([])
    expect(await notices(session)).toHaveLength(1)
  })

  it.each([
    [7, 180, 'photo', 'We’ll delete your photos after', 'stay with us for 7 days after delivery'],
    [180, 7, 'portrait', 'We’ll delete your portraits after', 'Your portraits stay with us for 7 days'],
    [30, 60, 'photo', 'We’ll delete your photos after', 'The photos your portraits were made from'],
  ] as const)(
    'photos after %i days and portraits after %i are announced and deleted apart',
    async (photoDays, portraitDays, first, subject, words) => {
      const { session, since } = await delivered({ photoDays, portraitDays, warningDays: 5 })
      const [early, late] = [Math.min(photoDays, portraitDays), Math.max(photoDays, portraitDays)]
      const last = first === 'photo' ? 'portrait' : 'photo'
      await run(since + (early - 5) * day)
      const mail = await ending(session, since + (early - 5) * day)
      expect(mail).toContain(subject)
      expect(mail).toContain(words)
      expect(mail).not.toMatch(/photos and portraits|portraits and photos|[{}]/)
      await run(since + early * day - second)
      expect(await filesOf(session)).toEqual(['photo', 'portrait'])
      await run(since + early * day)
      expect(await filesOf(session)).toEqual([last])
      await run(since + (late - 5) * day - second)
      expect(await notices(session)).toHaveLength(1)
      await run(since + (late - 5) * day)
      expect(await notices(session)).toHaveLength(2)
      expect(await ending(session, since + (late - 5) * day)).toContain(`We’ll delete your ${last}s after`)
      await run(since + late * day - second)
      expect(await filesOf(session)).toEqual([last])
      await run(since + late * day)
      expect(await filesOf(session)).toEqual([])
      await run(since + 800 * day)
      expect(await notices(session)).toHaveLength(2)
    },
  )

  it('both days are in one mail while both are near', async () => {
    const { session, since } = await delivered({ photoDays: 30, portraitDays: 33, warningDays: 10 }, 'br')
    await run(since + 20 * day)
    await run(since + 23 * day)
    expect(await notices(session)).toHaveLength(2)
    expect(await ending(session, since + 23 * day)).toMatch(
      /Vamos apagar suas fotos depois de .+ e seus retratos depois de .+\n(?:.|\n)*por prazos diferentes/,
    )
    await run(since + 30 * day)
    expect(await filesOf(session)).toEqual(['portrait'])
    await run(since + 33 * day)
    expect(await filesOf(session)).toEqual([])
  })

  it('announces no portraits to a refunded buyer who has none', async () => {
    const { session } = await delivered({ photoDays: 60, portraitDays: 20, warningDays: 5 })
    await database.delete(orderPhotos).where(eq(orderPhotos.role, 'portrait'))
    const since = Date.now()
    await set(session, { status: 'refunded', deliveredAt: null, updatedAt: new Date(since) })
    await run(since + 15 * day)
    await run(since + 20 * day)
    expect([await notices(session), await filesOf(session)]).toEqual([[], ['photo']])
    await run(since + 55 * day)
    expect(await notices(session)).toEqual(['photos_ending'])
    const { photoDeleteAt } = await rowOf(session)
    expect(photoDeleteAt?.getTime()).toBe(since + 60 * day)
    await run(since + 60 * day)
    expect(await filesOf(session)).toEqual([])
  })

  it('an order keeps the numbers that its buyer was told, and one of before the 90 days of that time', async () => {
    const { session, since } = await delivered({ photoDays: 30, portraitDays: 60, warningDays: 5 })
    Object.assign(faces, { photoDays: 180, portraitDays: 180, warningDays: 20 })
    expect(await rowOf(session)).toMatchObject({ photoDays: 30, portraitDays: 60, warningDays: 5 })
    expect((await rowOf(session)).photoEndAt?.getTime()).toBe(since + 30 * day)
    await set(session, { photoDays: null, portraitDays: null, warningDays: null })
    const { photoEndAt, portraitEndAt, warnAt } = await rowOf(session)
    expect([photoEndAt, portraitEndAt].map(Number)).toEqual([since + 90 * day, since + 90 * day])
    expect(warnAt?.getTime()).toBe(since + 76 * day)
  })

  it('the pages of buyer and owner say both days, or one if they are the same', async () => {
    const { session, since } = await delivered({ photoDays: 30, portraitDays: 60 })
    const seen = at(since + day)
    const order = await readOrder(seen, session)
    const dates = { photos: since + 30 * day, portraits: since + 60 * day }
    // Pages name the last day that is over in every time zone.
    const told = { photos: dates.photos - 1.5 * day, portraits: dates.portraits - 1.5 * day }
    expect(order).toMatchObject({ endsAt: told.photos, endsApart: told })
    expect(linesOf(await renderBuyerPage(order, session))).toMatch(
      /Your photos until .+ and your portraits until/,
    )
    const { id } = await rowOf(session)
    expect(await readDeskOrder(seen, id)).toMatchObject({
      value: { endsAt: told.photos, endsApart: told },
    })
    await set(session, { portraitDays: 30 })
    const same = await readOrder(seen, session)
    expect(same).toMatchObject({ endsAt: told.photos, endsApart: null })
    expect(linesOf(await renderBuyerPage(same, session))).toMatch(/Until .+; then we delete them for good/)
    expect(await readDeskOrder(seen, id)).toMatchObject({
      value: { endsAt: told.photos, endsApart: null },
    })
    // Portraits of photos that came another way, which the buyer does not see yet.
    await database.delete(orderPhotos).where(and(eq(orderPhotos.orderId, id), eq(orderPhotos.role, 'photo')))
    await set(session, { status: 'in_production', deliveredAt: null, portraitDays: 60 })
    const { endsAt } = (await readOrder(seen, session)) as { endsAt: number }
    expect(endsAt).toBeGreaterThan(0)
    expect(await readDeskOrder(seen, id)).toMatchObject({ value: { endsAt, endsApart: null } })
  })
})

it('reminders to send photos come after the owner’s hours', async () => {
  Object.assign(faces, { firstReminderHours: 5, secondReminderHours: 50 })
  const session = await paidOrder()
  const paid = (await rowOf(session)).paidAt?.getTime() ?? 0
  const reminders = async () => (await mailsOf(session)).filter((kind) => kind === 'photos_reminder').length
  const hour = 3_600_000
  const counts: number[] = []
  for (const hours of [4.9, 5, 24, 49.9, 50, 72, 1000]) {
    await run(paid + hours * hour)
    counts.push(await reminders())
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2])
})
