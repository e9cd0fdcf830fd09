import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deliverPortraits, undoDelivery } from '~/features/orders/server/deliverPortraits'
import { extendRetention } from '~/features/orders/server/extendRetention'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { resendMail } from '~/features/orders/server/resendMail'
import { startProduction } from '~/features/orders/server/startProduction'
import { writeNote } from '~/features/orders/server/writeNote'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { orders, outbox } from '~/server/db/schema'
import { sendMailsAbout, sendOutbox } from '~/server/mail/sendOutbox'
import { acceptPayment } from '~/server/orders/acceptPayment'
import { isDelivered } from '~/server/orders/delivery'
import { backgroundDone } from '~tests/worker/support/background'
import {
  database,
  mailsOf,
  order,
  paidOrder,
  press,
  rowOf,
  settle,
  statusOf,
} from '~tests/worker/support/buyer'
import { filesOf, later, objectsOf, owner, store } from '~tests/worker/support/studio'
import { historyOf, orderWithPhotos, price, services } from './orderWithPhotos'

describe('R-API-13 the studio', () => {
  it('starts production, which ends photo changes', async () => {
    const session = await orderWithPhotos()
    expect(await startProduction(services(), await rowOf(session), owner)).toEqual({ ok: true })
    expect(await rowOf(session)).toMatchObject({ status: 'in_production', startedAt: expect.any(Date) })
    expect(await startProduction(services(), await rowOf(session), owner)).toEqual({
      ok: false,
      code: 'not_now',
    })
    expect(await historyOf(session)).toEqual([
      ['paid', 'provider', null],
      ['consented', 'buyer', expect.stringContaining('photoDays')],
      ['photos_received', 'buyer', null],
      ['in_production', owner, null],
    ])
    const [photo] = await filesOf(session)
    const removed = await removePhoto(
      services(),
      await rowOf(session),
      { id: photo?.id ?? '', role: 'photo' },
      'buyer',
    )
    expect(removed).toEqual({ ok: false, code: 'not_there' })
    expect(await objectsOf(session)).toHaveLength(1)
  })

  it('requests a retake: the upload reopens, and new photos are announced', async () => {
    const session = await orderWithPhotos()
    await startProduction(services(), await rowOf(session), owner)
    const retakeRequest = { reasons: ['brighter' as const], words: 'By a window, please.' }
    expect(await requestRetake(services(), await rowOf(session), retakeRequest, owner)).toMatchObject({
      ok: true,
    })
    expect(await rowOf(session)).toMatchObject({ status: 'paid', photosWanted: retakeRequest })
    expect(await readUploadSession(services(), session)).toMatchObject({ state: 'ready', retakeRequest })
    // Earlier photos are not announced again.
    await settleUploads(later(61))
    expect(await statusOf(session)).toBe('paid')
    await store(session, 'photo', 'better')
    await announcePhotos(services(), await rowOf(session), 2)
    expect(await statusOf(session)).toBe('photos_received')
    expect(await readUploadSession(services(), session)).not.toHaveProperty('retakeRequest')
    expect((await mailsOf(session)).filter((kind) => /photos/.test(kind))).toEqual([
      'owner_photos',
      'owner_photos',
      'photos_received',
      'photos_received',
      'photos_wanted',
    ])
  })

  it('cannot deliver without a portrait or after a refund', async () => {
    const session = await orderWithPhotos()
    expect(await deliverPortraits(services(), await rowOf(session), owner)).toEqual({
      ok: false,
      code: 'no_portraits',
    })
    await store(session, 'portrait', 'one')
    await settle(session, 'refund')
    expect(await statusOf(session)).toBe('refunded')
    expect(await deliverPortraits(services(), await rowOf(session), owner)).toEqual({
      ok: false,
      code: 'not_now',
    })
    expect(await mailsOf(session)).not.toContain('delivered')
  })

  it('delivers once on concurrent requests', async () => {
    const session = await orderWithPhotos()
    await store(session, 'portrait', 'one')
    const row = await rowOf(session)
    const both = await Promise.all([
      deliverPortraits(services(), row, owner),
      deliverPortraits(services(), row, 'partner@alvora.example'),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await mailsOf(session)).filter((kind) => kind === 'delivered')).toHaveLength(1)
    expect((await historyOf(session)).filter(([kind]) => kind === 'delivered')).toHaveLength(1)
  })

  it('can undo a delivery for ten minutes, during which the buyer sees and receives nothing', async () => {
    const session = await orderWithPhotos()
    await store(session, 'portrait', 'one')
    await deliverPortraits(services(), await rowOf(session), owner)
    await sendOutbox(later(9))
    expect(isDelivered(await rowOf(session), later(9).now())).toBe(false)
    expect(await undoDelivery(later(9), await rowOf(session), owner)).toMatchObject({ ok: true })
    expect(await statusOf(session)).toBe('in_production')
    await sendOutbox(later(20))
    expect(await mailsOf(session)).not.toContain('delivered')

    await deliverPortraits(services(), await rowOf(session), owner)
    expect(await undoDelivery(later(10), await rowOf(session), owner)).toEqual({
      ok: false,
      code: 'too_late',
    })
    await sendOutbox(later(10))
    expect(isDelivered(await rowOf(session), later(10).now())).toBe(true)
    expect((await mailsOf(session)).filter((kind) => kind === 'delivered')).toHaveLength(1)
    expect((await historyOf(session)).map(([kind]) => kind).slice(-3)).toEqual([
      'delivered',
      'delivery_undone',
      'delivered',
    ])
  })

  it('accepts a mismatched payment with its charged amount', async () => {
    const session = await order()
    await database
      .update(orders)
      .set({ amountMinor: price + 100 })
      .where(eq(orders.providerSessionId, session))
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({ status: 'review', chargedMinor: price })
    expect(await acceptPayment(services(), await rowOf(session), owner)).toMatchObject({ ok: true })
    expect(await rowOf(session)).toMatchObject({ status: 'paid', amountMinor: price })
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_mismatch'])
    expect(await acceptPayment(services(), await rowOf(session), owner)).toMatchObject({ ok: false })
  })

  it('extends the retention of a stalled order, and writes internal notes', async () => {
    const session = await orderWithPhotos()
    const before = (await rowOf(session)).photoEndAt?.getTime() ?? 0
    expect(await extendRetention(later(60), await rowOf(session), owner)).toMatchObject({ ok: true })
    expect((await rowOf(session)).photoEndAt?.getTime()).toBeGreaterThan(before + 50 * 60_000)
    await writeNote(services(), await rowOf(session), { words: 'Prefers blue.', known: '', by: owner })
    expect((await rowOf(session)).note).toBe('Prefers blue.')
    expect((await historyOf(session)).slice(-2)).toEqual([
      ['kept', owner, null],
      ['note_written', owner, null],
    ])
  })
})
it('resends a sent mail to the current address, but not one that was never sent', async () => {
  const session = await paidOrder()
  const { id } = await rowOf(session)
  await backgroundDone()
  expect(await resendMail(services(), await rowOf(session), `${id}:order_paid`, owner)).toMatchObject({
    ok: true,
  })
  expect(await resendMail(services(), await rowOf(session), `${id}:delivered`, owner)).toEqual({
    ok: false,
    code: 'unknown_mail',
  })
  const other = await rowOf(await paidOrder())
  expect(await resendMail(services(), other, `${id}:order_paid`, owner)).toMatchObject({ ok: false })
  await sendMailsAbout(services(), id)
  const sent = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_paid')))
  expect(sent.map(({ sentAt }) => sentAt !== null)).toEqual([true, true])
})
