import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { readOrder } from '~/features/orders/server/readOrder'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { auditLog, orderPhotos, orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes as jpeg } from '~tests/fixtures/photoBytes'
import { database, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { deliver, later } from '~tests/worker/support/studio'
import { currentConsent, unnamedConsent, valuesTag } from '../content/consent'
import { put, rowsOf } from './putPhoto'

const delivered = { ...faces }
afterEach(() => Object.assign(faces, delivered))

const consents = async (session: string) => {
  const { id } = await rowOf(session)
  const log = await database.select().from(auditLog).where(eq(auditLog.subjectId, id))
  return log.filter(({ kind }) => kind === 'consented')
}
const shown = `${currentConsent}.pt-BR`
const values = () => ({
  brand: site.brand,
  tools: faces.tools.map(({ name }) => name),
  photoDays: faces.photoDays,
  portraitDays: faces.portraitDays,
})

describe('R-UPL-26 the consent of a buyer', () => {
  it('is stored with the first photo of an order, once, and shown to buyer and owner', async () => {
    const session = await paidOrder()
    expect(await rowOf(session)).toMatchObject({ consent: null, consentedAt: null })
    expect(await readOrder(createServices(), session)).toMatchObject({ consent: null })
    expect((await put(session, jpeg('1'), { 'x-consent': shown })).status).toBe(200)
    const record = { version: currentConsent, locale: 'pt-BR', ...values() }
    const { id, consent, consentedAt } = await rowOf(session)
    expect(consent).toEqual(record)
    const [photo] = await rowsOf(session)
    expect(consentedAt).toEqual(photo?.storedAt)
    const [entry, ...more] = await consents(session)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ by: 'buyer', at: consentedAt })
    expect(JSON.parse(entry?.detail ?? '')).toEqual(record)

    Object.assign(faces, { photoDays: 30, portraitDays: 60 })
    expect((await put(session, jpeg('2'), { 'x-consent': `${currentConsent}.en-US` })).status).toBe(200)
    expect(await rowOf(session)).toMatchObject({ consent: record, consentedAt })
    expect(await consents(session)).toHaveLength(1)

    const page = await readOrder(createServices(), session)
    const text = expect.arrayContaining([expect.stringContaining(`a ${site.brand} use estas fotos`)])
    const onRecord = { at: consentedAt?.getTime(), version: currentConsent, locale: 'pt-BR', lines: text }
    expect(page).toMatchObject({ consent: onRecord })
    const desk = await readDeskOrder(createServices(), id)
    expect(desk).toMatchObject({ value: { consent: onRecord } })
  })

  it('is one record when many first photos arrive at the same time', async () => {
    const session = await paidOrder()
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => put(session, jpeg(name), { 'x-consent': shown })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await consents(session)).toHaveLength(1)
  })

  it('names the earlier text for a page that does not say which it has shown', async () => {
    const session = await paidOrder()
    expect((await put(session, jpeg('1'), { 'x-consent': '' })).status).toBe(200)
    expect((await rowOf(session)).consent).toMatchObject({ version: unnamedConsent, locale: null })
    expect(await readOrder(createServices(), session)).toMatchObject({
      consent: { locale: 'en-US', lines: expect.arrayContaining([expect.stringContaining('By uploading')]) },
    })
  })

  it('is kept by its name if another release has its text', async () => {
    const session = await paidOrder()
    await put(session, jpeg('1'), { 'x-consent': '2031-01-01-00000000.en-US' })
    expect(await readOrder(createServices(), session)).toMatchObject({
      consent: { version: '2031-01-01-00000000', lines: [] },
    })
  })

  it.each(['yes', '2026-11-27-26faef51', '2026-11-27-26faef51.fr-FR', `${shown}'; DROP TABLE orders`])(
    'is refused when it is no name of a text: %s',
    async (consent) => {
      const session = await paidOrder()
      expect((await put(session, jpeg('1'), { 'x-consent': consent })).status).toBe(400)
      expect(await rowsOf(session)).toEqual([])
    },
  )

  it('is refused with numbers that have changed since the page was loaded, unless it is on record already', async () => {
    const [before, begun] = [await paidOrder(), await paidOrder()]
    const seen = `${shown}.${valuesTag()}`
    expect((await put(begun, jpeg('1'), { 'x-consent': seen })).status).toBe(200)
    const agreed = await rowOf(begun)
    Object.assign(faces, { photoDays: faces.photoDays - 1 })
    const refused = await put(before, jpeg('1'), { 'x-consent': seen })
    expect([refused.status, await refused.json()]).toEqual([409, { code: 'outdated' }])
    expect([await rowsOf(before), (await rowOf(before)).consent]).toEqual([[], null])
    expect((await put(begun, jpeg('2'), { 'x-consent': seen })).status).toBe(200)
    expect(await rowOf(begun)).toMatchObject({ consent: agreed.consent, photoDays: agreed.photoDays })
    expect((await put(before, jpeg('1'), { 'x-consent': `${shown}.${valuesTag()}` })).status).toBe(200)
    expect((await rowOf(before)).consent).toMatchObject({ photoDays: faces.photoDays })
    // A withdrawn consent has to be given anew.
    await database.update(orders).set({ consentWithdrawnAt: new Date() })
    expect((await put(begun, jpeg('3'), { 'x-consent': seen })).status).toBe(409)
  })

  it('is not given by a photo that is refused, and not by a portrait', async () => {
    const session = await paidOrder()
    expect((await put(session, new Uint8Array(100))).status).toBe(415)
    await deliver(session, ['one.jpg'], later(-11))
    expect(await rowOf(session)).toMatchObject({ consent: null, consentedAt: null })
    expect(await consents(session)).toEqual([])
  })

  it('is stored by the scheduled job when the request of the first photo was interrupted', async () => {
    const session = await paidOrder()
    await put(session, jpeg('1'), { 'x-consent': shown })
    const { id } = await rowOf(session)
    // As if the Worker had ended between the bucket and the database.
    await database.update(orderPhotos).set({ storedAt: null }).where(eq(orderPhotos.orderId, id))
    await env.DB.prepare(`UPDATE orders SET consent = NULL, consented_at = NULL WHERE id = ?`).bind(id).run()
    await env.DB.prepare(`DELETE FROM changes WHERE kind = 'consented' AND subject_id = ?`).bind(id).run()
    await settleUploads(later(30))
    expect((await rowOf(session)).consent).toMatchObject({ version: currentConsent, locale: 'pt-BR' })
    expect(await consents(session)).toHaveLength(1)
  })

  it('is demanded with each photo when the owner wants a tick box', async () => {
    Object.assign(faces, { consentBox: true })
    const session = await paidOrder()
    const refused = await put(session, jpeg('1'), { 'x-consent': '' })
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'no_consent' }])
    expect(await rowsOf(session)).toEqual([])
    expect((await put(session, jpeg('1'), { 'x-consent': shown })).status).toBe(200)
    expect((await put(session, jpeg('2'), { 'x-consent': '' })).status).toBe(403)
  })
})
