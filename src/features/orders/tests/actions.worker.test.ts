import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { changeEmail } from '~/features/orders/server/changeEmail'
import { deliverPortraits, undoDelivery } from '~/features/orders/server/deliverPortraits'
import { extendRetention } from '~/features/orders/server/extendRetention'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { resendMail } from '~/features/orders/server/resendMail'
import { sendLinks } from '~/features/orders/server/sendLinks'
import { startProduction } from '~/features/orders/server/startProduction'
import { writeNote } from '~/features/orders/server/writeNote'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { erasePhotos } from '~/features/photos/server/erasure/erasePhotos'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { storePreview } from '~/features/photos/server/storePreview'
import { auditLog, orders, outbox } from '~/server/db/schema'
import { sendMailsAbout, sendOutbox } from '~/server/mail/sendOutbox'
import { acceptPayment } from '~/server/orders/acceptPayment'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { isDelivered } from '~/server/orders/delivery'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { backgroundDone } from '~tests/worker/support/background'
import {
  approve,
  clearProviderFaults,
  database,
  mailsOf,
  order,
  paidOrder,
  paidWithoutWebhook,
  press,
  rowOf,
  setProviderFault,
  settle,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { filesOf, later, objectsOf, owner, store } from '~tests/worker/support/studio'

const price = checkoutPrice()

const services = () => createServices()

async function historyOf(session: string): Promise<[kind: string, by: string, detail: string | null][]> {
  const { id } = await rowOf(session)
  const rows = await database.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  return rows.map(({ kind, by, detail }) => [kind, by, detail])
}

/** An order with uploaded and announced photos. */
async function orderWithPhotos(count = 1): Promise<string> {
  const session = await paidOrder()
  for (let index = 0; index < count; index++) await store(session, 'photo', `p${index}`)
  await announcePhotos(services(), await rowOf(session), count)
  return session
}

/** An order delivered long enough ago for the buyer to see the portraits. */
async function deliveredOrder(): Promise<string> {
  const session = await orderWithPhotos()
  await store(session, 'portrait', 'one')
  await store(session, 'portrait', 'two')
  await deliverPortraits(later(-11), await rowOf(session), owner)
  return session
}

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
    const wanted = { reasons: ['brighter' as const], words: 'By a window, please.' }
    expect(await requestRetake(services(), await rowOf(session), wanted, owner)).toMatchObject({ ok: true })
    expect(await rowOf(session)).toMatchObject({ status: 'paid', photosWanted: wanted })
    expect(await readUploadSession(services(), session)).toMatchObject({ state: 'ready', wanted })
    // Earlier photos are not announced again.
    await settleUploads(later(61))
    expect(await statusOf(session)).toBe('paid')
    await store(session, 'photo', 'better')
    await announcePhotos(services(), await rowOf(session), 2)
    expect(await statusOf(session)).toBe('photos_received')
    expect(await readUploadSession(services(), session)).not.toHaveProperty('wanted')
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
    const before = (await rowOf(session)).photosEndAt?.getTime() ?? 0
    expect(await extendRetention(later(60), await rowOf(session), owner)).toMatchObject({ ok: true })
    expect((await rowOf(session)).photosEndAt?.getTime()).toBeGreaterThan(before + 50 * 60_000)
    await writeNote(services(), await rowOf(session), 'Prefers blue.', owner)
    expect((await rowOf(session)).note).toBe('Prefers blue.')
    expect((await historyOf(session)).slice(-2)).toEqual([
      ['kept', owner, null],
      ['note_written', owner, null],
    ])
  })
})

describe('the buyer', () => {
  it('requests corrections once, after delivery', async () => {
    const session = await deliveredOrder()
    const [marked] = (await filesOf(session)).filter(({ role }) => role === 'portrait')
    const corrections = { portraits: [marked?.id ?? ''], words: 'The tie, please.' }
    expect(await requestCorrections(services(), await rowOf(session), corrections)).toMatchObject({
      ok: true,
    })
    expect(await rowOf(session)).toMatchObject({ status: 'in_production', corrections: 'The tie, please.' })
    expect((await filesOf(session)).filter((file) => file.marked).map(({ id }) => id)).toEqual([marked?.id])
    expect(await mailsOf(session)).toEqual(
      expect.arrayContaining(['corrections_received', 'owner_corrections']),
    )
    await deliverPortraits(later(-11), await rowOf(session), owner)
    expect(await requestCorrections(services(), await rowOf(session), corrections)).toEqual({
      ok: false,
      code: 'not_now',
    })
    expect((await mailsOf(session)).filter((kind) => kind === 'delivered')).toHaveLength(2)
  })

  it('cannot request corrections while the delivery can be undone', async () => {
    const session = await orderWithPhotos()
    await store(session, 'portrait', 'one')
    await deliverPortraits(services(), await rowOf(session), owner)
    expect(await requestCorrections(services(), await rowOf(session), { portraits: [], words: 'x' })).toEqual(
      {
        ok: false,
        code: 'not_now',
      },
    )
  })

  it('R-UPL-23 can delete photos until production starts; without any the order awaits photos', async () => {
    const session = await orderWithPhotos(2)
    const [first, second] = await filesOf(session)
    await storePreview(services(), { id: first?.id ?? '' }, new Uint8Array([1]))
    const remove = async (id = '') =>
      removePhoto(services(), await rowOf(session), { id, role: 'photo' }, 'buyer')
    expect(await remove(first?.id)).toMatchObject({ ok: true })
    expect(await statusOf(session)).toBe('photos_received')
    expect(await remove(first?.id)).toEqual({ ok: false, code: 'not_there' })
    await remove(second?.id)
    expect(await rowOf(session)).toMatchObject({ status: 'paid', photosAt: null })
    expect(await objectsOf(session)).toEqual([])
    expect(await filesOf(session)).toEqual([])
    // The same bytes can be uploaded again.
    await store(session, 'photo', 'p0')
    expect(await filesOf(session)).toHaveLength(1)
  })

  it('has a photo removed later when the bucket fails', async () => {
    const session = await orderWithPhotos()
    const [photo] = await filesOf(session)
    const broken = createServices()
    broken.bucket = new Proxy(broken.bucket, {
      get: (bucket, name) =>
        name === 'delete'
          ? () => Promise.reject(new Error('R2 is down'))
          : Reflect.get(bucket, name).bind(bucket),
    })
    await removePhoto(broken, await rowOf(session), { id: photo?.id ?? '', role: 'photo' }, 'buyer')
    expect(await objectsOf(session)).toHaveLength(1)
    await settleUploads(services())
    expect(await objectsOf(session)).toEqual([])
    expect(await filesOf(session)).toEqual([])
  })

  it('has everything deleted: no objects and rows remain, and the audit log records the counts', async () => {
    const session = await deliveredOrder()
    for (const { id } of await filesOf(session)) await storePreview(services(), { id }, new Uint8Array([1]))
    await eraseNow(services(), await rowOf(session), 'buyer')
    expect(await objectsOf(session)).toEqual([])
    expect(await filesOf(session)).toEqual([])
    expect(await rowOf(session)).toMatchObject({
      status: 'delivered',
      photosErasedAt: expect.any(Date),
      eraseRequestedAt: null,
      filesAt: null,
    })
    expect((await historyOf(session)).slice(-2)).toEqual([
      ['erase_asked', 'buyer', null],
      ['erased', 'buyer', JSON.stringify({ photos: 1, portraits: 2 })],
    ])
  })

  it('keeps rows and objects consistent when a deletion races an upload', async () => {
    for (let delay = 0; delay < 12; delay++) {
      const session = await orderWithPhotos()
      const upload = store(session, 'photo', 'late').catch(() => {})
      for (let turn = 0; turn < delay; turn++) await Promise.resolve()
      await erasePhotos(services(), await rowOf(session))
      await upload
      const keys = (await filesOf(session)).map(({ key }) => key)
      expect(await objectsOf(session)).toEqual(keys)
    }
  })

  it('changes the address: the new one gets the link, the old one a notice', async () => {
    const session = await paidOrder()
    expect(await changeEmail(services(), await rowOf(session), 'new@example.com', 'buyer')).toMatchObject({
      ok: true,
    })
    const { id, customerEmail } = await rowOf(session)
    expect(customerEmail).toBe('new@example.com')
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    const mails = rows.filter(({ kind }) => kind !== 'order_paid')
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['address_changed', 'ana@example.com'],
      ['order_link', null],
    ])
    expect((await historyOf(session)).at(-1)).toEqual([
      'email_changed',
      'buyer',
      'an…@example.com → ne…@example.com',
    ])
    // A second tab with the old address cannot change it.
    const stale = { ...(await rowOf(session)), customerEmail: 'ana@example.com' }
    expect(await changeEmail(services(), stale, 'other@example.com', 'buyer')).toEqual({
      ok: false,
      code: 'changed_meanwhile',
    })
    for (let time = 2; time <= 5; time++)
      await changeEmail(later(time), await rowOf(session), `n${time}@example.com`, 'buyer')
    expect(await changeEmail(later(6), await rowOf(session), 'n6@example.com', 'buyer')).toEqual({
      ok: false,
      code: 'too_often',
    })
    expect(await changeEmail(later(6), await rowOf(session), 'n6@example.com', owner)).toMatchObject({
      ok: true,
    })
  })

  it('receives lost links only at their address, once in ten minutes', async () => {
    const session = await paidOrder()
    const email = `${crypto.randomUUID()}@example.com`
    await database.update(orders).set({ customerEmail: email }).where(eq(orders.providerSessionId, session))
    expect(await sendLinks(services(), email.toUpperCase())).toEqual([(await rowOf(session)).id])
    await sendLinks(services(), email)
    expect((await mailsOf(session)).filter((kind) => kind === 'order_link')).toHaveLength(1)
    expect(await sendLinks(later(121 * 24 * 60), email)).toEqual([])
    expect(await sendLinks(services(), 'nobody@example.com')).toEqual([])
  })
})

describe.each([
  ['stripe', paidOrder],
  ['paypal', paidWithoutWebhook],
] as const)('a refund from the desk through %s', (provider, buy) => {
  const refund = async (session: string, amountMinor: number, refundedMinor = 0, with_ = services()) =>
    refundOrder(with_, await rowOf(session), { amountMinor, refundedMinor, by: owner })

  it('refunds a part and then the rest, with a mail for each', async () => {
    const session = await buy()
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
    expect(await statusOf(session)).toBe('paid')
    expect(await refund(session, price - 10_000 + 1, 10_000)).toEqual({ ok: false, code: 'wrong_amount' })
    expect(await refund(session, price - 10_000, 10_000)).toMatchObject({
      ok: true,
      value: { status: 'refunded' },
    })
    expect((await mailsOf(session)).filter((kind) => kind === 'order_refunded')).toHaveLength(2)
    const history = (await historyOf(session)).filter(([kind]) => /refund/.test(kind))
    expect(history).toHaveLength(5)
    expect(history).toEqual(
      expect.arrayContaining([
        ['refund_sent', owner, '10000'],
        ['refund_noted', 'provider', '10000'],
        ['refund_sent', owner, `${price - 10_000}`],
        ['refund_noted', 'provider', `${price}`],
        ['refunded', 'provider', null],
      ]),
    )
  })

  it('happens once for concurrent requests and after a lost response', async () => {
    const session = await buy()
    await Promise.all([refund(session, 5_000), refund(session, 5_000)])
    expect((await rowOf(session)).refundedMinor).toBe(5_000)

    const silent = withGateway(provider, (gateway) => ({
      refund: async (request) => {
        await gateway.refund(request)
        return { ok: false, code: 'provider_unreachable' }
      },
    }))
    expect(await refund(session, 7_000, 5_000, silent)).toEqual({ ok: false, code: 'provider_unreachable' })
    const again = await refund(session, 7_000, (await rowOf(session)).refundedMinor)
    await confirmOrder(services(), session)
    expect((await rowOf(session)).refundedMinor).toBe(12_000)
    // A faster webhook makes the retry report a change.
    expect([true, false]).toContain(again.ok)
  })

  it('fails while the provider is down, and for an unpaid order', async () => {
    const session = await buy()
    await setProviderFault('error', 10)
    expect(await refund(session, 5_000)).toMatchObject({ ok: false })
    await clearProviderFaults()
    expect((await rowOf(session)).refundedMinor).toBe(0)
    const open = provider === 'stripe' ? await order() : await walletOrder()
    expect(await refund(open, 5_000)).toEqual({ ok: false, code: 'not_paid' })
    expect(await refund(session, 0)).toEqual({ ok: false, code: 'wrong_amount' })
  })

  it('seen before the payment results in the refund mail only', async () => {
    const session = provider === 'stripe' ? await order() : await walletOrder()
    if (provider === 'stripe') await press(session, 'pay', 'never')
    else await buyUnseen(session)
    const elsewhere = { paymentId: await paymentOf(session, provider), amountMinor: price, currency: 'USD' }
    await services().gateways[provider].refund({ ...elsewhere, key: crypto.randomUUID() })
    await confirmOrder(services(), session)
    expect(await statusOf(session)).toBe('refunded')
    expect(await mailsOf(session)).toEqual(['order_refunded'])
  })
})

async function buyUnseen(wallet: string): Promise<void> {
  await approve(wallet, 'pay')
  await services().gateways.paypal.capture?.(wallet, 0)
}

async function paymentOf(session: string, provider: 'stripe' | 'paypal'): Promise<string> {
  const read = await services().gateways[provider].readSession(session)
  if (!read.ok || !read.value.paymentId) throw new Error('not paid')
  return read.value.paymentId
}

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
