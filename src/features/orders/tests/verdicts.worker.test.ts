import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderActionSchema } from '~/core/schemas/order'
import type { Verdict } from '~/core/schemas/verdict'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { readToday } from '~/features/desk/server/readToday'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { supersedePortrait } from '~/features/photos/server/supersedePortrait'
import { orderPhotos, orders, verdictCounts } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf, settle } from '~tests/worker/support/buyer'
import { deliver, filesOf, later, owner, store } from '~tests/worker/support/studio'
import { known } from './orderCalls'

const give = (session: string, portrait: string, verdict: Verdict | null, services = createServices()) =>
  performBuyerAction(services, { sessionId: session, action: 'verdict', portrait, verdict })
/** The counts that are not zero. */
const counts = async () => {
  const rows = await database.select().from(verdictCounts)
  return Object.fromEntries(rows.filter(({ count }) => count).map(({ verdict, count }) => [verdict, count]))
}
beforeEach(async () => {
  await database.delete(verdictCounts)
})

describe('a verdict on a portrait', () => {
  it('is given, changed and taken back; buyer and desk see it, and the counts follow', async () => {
    const session = await paidOrder()
    const [one = '', two = ''] = await deliver(session)
    const shown = async () => {
      const desk = await readDeskOrder(createServices(), (await rowOf(session)).id)
      const made = desk.ok && desk.value.made.map(({ verdict }) => verdict)
      expect((await known(session)).portraits.map(({ verdict }) => verdict)).toEqual(made)
      return [made, await counts()]
    }
    expect(await shown()).toEqual([[null, null, null], {}])
    expect(await give(session, one, 'me')).toEqual({ ok: true, value: undefined })
    await give(session, two, 'me')
    // The same again, as after a lost answer.
    await give(session, two, 'me')
    expect(await shown()).toEqual([['me', 'me', null], { me: 2 }])
    await give(session, two, 'not_me')
    expect(await shown()).toEqual([['me', 'not_me', null], { me: 1, not_me: 1 }])
    await give(session, one, null)
    await give(session, one, null)
    expect(await shown()).toEqual([[null, 'not_me', null], { not_me: 1 }])
  })

  it('counts once however many tabs give it at once, and the last one stays', async () => {
    const session = await paidOrder()
    const [one = ''] = await deliver(session)
    const taps: (Verdict | null)[] = ['me', 'almost', 'me', null, 'not_me', 'me', 'almost', 'almost']
    const done = await Promise.all(taps.map((verdict) => give(session, one, verdict)))
    expect(done.every(({ ok }) => ok)).toBe(true)
    const [portrait] = (await filesOf(session)).filter(({ id }) => id === one)
    expect(await counts()).toEqual(portrait?.verdict ? { [portrait.verdict]: 1 } : {})
  })

  it('is refused for a portrait that the buyer does not see: foreign, unknown, own photo, replaced, erased', async () => {
    const [session, other] = [await paidOrder(), await paidOrder()]
    const photo = await store(session, 'photo', 'mine.jpg')
    const [one = '', two = ''] = await deliver(session)
    const [foreign = ''] = await deliver(other)
    const notThere = { ok: false, code: 'not_there' }
    for (const id of [foreign, crypto.randomUUID(), photo])
      expect(await give(session, id, 'me')).toEqual(notThere)
    await requestCorrections(createServices(), await rowOf(session), { portraits: [one], words: 'x' })
    await supersedePortrait(createServices(), await rowOf(session), one, owner)
    await deliver(session, [], later(-11))
    expect(await give(session, one, 'me')).toEqual(notThere)
    expect((await give(session, two, 'me')).ok).toBe(true)
    await eraseNow(createServices(), await rowOf(session), 'buyer')
    expect(await give(session, two, 'almost')).toEqual(notThere)
    // The count outlives the portrait.
    expect(await counts()).toEqual({ me: 1 })
    expect((await filesOf(other)).map(({ verdict }) => verdict)).toEqual([null, null, null])
  })

  it('is refused while the delivery can be undone, during corrections and after a refund', async () => {
    const notNow = { ok: false, code: 'not_now' }
    const session = await paidOrder()
    const [pending = ''] = await deliver(session, ['one.jpg'], createServices())
    expect(await give(session, pending, 'me')).toEqual(notNow)
    expect((await give(session, pending, 'me', later(11))).ok).toBe(true)
    await requestCorrections(later(11), await rowOf(session), { portraits: [], words: 'x' })
    expect(await give(session, pending, 'not_me', later(12))).toEqual(notNow)
    await deliverPortraits(later(-11), await rowOf(session), owner)
    await settle(session, 'refund')
    expect(await give(session, pending, 'not_me')).toEqual(notNow)
    expect(await give('cs_test_unknown', pending, 'me')).toEqual({ ok: false, code: 'unknown' })
    expect(await counts()).toEqual({ me: 1 })
  })

  it('is one of three, about an id', () => {
    const request = (change: object) => ({
      ...{ sessionId: 'cs_test_1', action: 'verdict', portrait: crypto.randomUUID(), verdict: 'me' },
      ...change,
    })
    const fits = (change: object) => v.is(orderActionSchema, request(change))
    expect([{}, { verdict: 'almost' }, { verdict: 'not_me' }, { verdict: null }].map(fits)).toEqual(
      Array(4).fill(true),
    )
    expect(
      [{ verdict: 'ME' }, { verdict: '' }, { verdict: undefined }, { portrait: 'x' }, { portrait: [] }].map(
        fits,
      ),
    ).toEqual(Array(5).fill(false))
  })
})

describe('the hit rate at the desk', () => {
  it('is by plan and by the month in which the portraits were made, in the owner’s time zone', async () => {
    const sessions = [await paidOrder(), await paidOrder(), await paidOrder()]
    // 23:30 on May 31 in São Paulo, and half an hour later.
    const may = new Date('2026-06-01T02:30:00Z')
    const june = new Date('2026-06-01T03:00:00Z')
    const at: [session: string, plan: string, storedAt: Date, verdicts: Verdict[]][] = [
      [sessions[0] ?? '', 'pro', may, ['me', 'me', 'not_me']],
      [sessions[1] ?? '', 'pro', june, ['me', 'almost', 'me']],
      [sessions[2] ?? '', 'global', june, ['not_me', 'not_me', 'not_me']],
    ]
    const read = async (today: string) =>
      (await readToday(createServices({ now: () => new Date(today) }))).hitRates
    expect(await read('2026-06-20T12:00:00Z')).toEqual([])
    for (const [session, plan, storedAt, verdicts] of at) {
      const ids = await deliver(session)
      const { id } = await rowOf(session)
      await database.update(orders).set({ plan }).where(eq(orders.id, id))
      await database.update(orderPhotos).set({ storedAt }).where(eq(orderPhotos.orderId, id))
      for (const [place, verdict] of verdicts.entries()) await give(session, ids[place] ?? '', verdict)
    }
    const pro = { key: 'checkout/pro', name: 'Pacote de Fotos IA Pro' }
    const inMay = { month: '2026-05', plans: [{ ...pro, me: 2, almost: 0, notMe: 1 }] }
    const inJune = {
      month: '2026-06',
      plans: [
        { key: 'checkout/global', name: 'Pacote de Fotos IA Global', me: 0, almost: 0, notMe: 3 },
        { ...pro, me: 2, almost: 1, notMe: 0 },
      ],
    }
    expect(await read('2026-06-20T12:00:00Z')).toEqual([inJune, inMay])
    // Twelve months are shown, and a month whose verdicts were all taken back is not.
    expect(await read('2027-04-30T12:00:00Z')).toEqual([inJune, inMay])
    expect(await read('2027-05-01T12:00:00Z')).toEqual([inJune])
    for (const { id } of await filesOf(sessions[0] ?? '')) await give(sessions[0] ?? '', id, null)
    expect(await read('2026-06-20T12:00:00Z')).toEqual([inJune])
    const { results } = await env.DB.prepare('SELECT sum(count) AS sum FROM verdict_counts').all()
    expect(results).toEqual([{ sum: 6 }])
  })
})
