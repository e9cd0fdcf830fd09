import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { changeEmail } from '~/features/orders/server/changeEmail'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { sendLinks } from '~/features/orders/server/sendLinks'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { erasePhotos } from '~/features/photos/server/erasure/erasePhotos'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { storePreview } from '~/features/photos/server/storePreview'
import { orders, outbox } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, mailsOf, paidOrder, rowOf, statusOf } from '~tests/worker/support/buyer'
import { filesOf, later, objectsOf, owner, store } from '~tests/worker/support/studio'
import { historyOf, orderWithPhotos, services } from './orderWithPhotos'

/** An order delivered long enough ago for the buyer to see the portraits. */
async function deliveredOrder(): Promise<string> {
  const session = await orderWithPhotos()
  await store(session, 'portrait', 'one')
  await store(session, 'portrait', 'two')
  await deliverPortraits(later(-11), await rowOf(session), owner)
  return session
}
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
