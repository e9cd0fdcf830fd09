import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { readOrder } from '~/features/orders/server/readOrder'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { startProduction } from '~/features/orders/server/startProduction'
import { withdrawConsent } from '~/features/orders/server/withdrawConsent'
import { put } from '~/features/photos/tests/putPhoto'
import { auditLog } from '~/server/db/schema'
import { reopenOrder } from '~/server/orders/reopenOrder'
import { createServices } from '~/server/services'
import { jpegBytes as jpeg } from '~tests/fixtures/photoBytes'
import { database, mailsOf, order, paidOrder, post, rowOf, settle } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { deliver, filesOf, objectsOf, owner, store } from '~tests/worker/support/studio'

const services = createServices
const withdraw = (session: string, edition = 'us') =>
  post('/orders/withdraw', { session_id: session, edition })
const kinds = async (session: string) => {
  const { id } = await rowOf(session)
  return (await database.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ kind }) => kind)
}
const told = async (session: string) =>
  (await mailsOf(session)).filter((kind) => /withdrawn|erased/.test(kind))

/** A paid order with photos that the buyer has sent through the page. */
async function withPhotos(count = 2): Promise<string> {
  const session = await paidOrder()
  for (let index = 0; index < count; index++) expect((await put(session, jpeg(index))).status).toBe(200)
  return session
}

async function mailText(session: string, kind: 'consent_withdrawn' | 'owner_withdrawn'): Promise<string> {
  const { id } = await rowOf(session)
  const mail = await composed(services(), { kind, subjectId: id, recipient: null })
  return `${mail?.to}\n${mail?.subject}\n${mail?.text}`
}

afterEach(() => vi.restoreAllMocks())

describe('R-UPL-26 the withdrawal of a consent', () => {
  it('before production deletes the photos, ends the order’s work and tells buyer and owner once', async () => {
    const session = await withPhotos()
    expect(await readOrder(services(), session)).toMatchObject({ mayWithdraw: true, withdrawnAt: null })
    const answer = await withdraw(session)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/thank-you?session_id=${session}`])
    expect([await filesOf(session), await objectsOf(session)]).toEqual([[], []])
    const row = await rowOf(session)
    expect(row).toMatchObject({ status: 'emptied', eraseRequestedAt: null, filesAt: null })
    expect(row.consentWithdrawnAt).not.toBeNull()
    // What was agreed to, and when, stays on record.
    expect(row.consent).not.toBeNull()
    expect(await told(session)).toEqual(['consent_withdrawn', 'owner_withdrawn'])
    const page = await readOrder(services(), session)
    expect(page).toMatchObject({
      ...{ state: 'emptied', mayWithdraw: false, takesPhotos: false, erasing: false },
      ...{ withdrawnAt: row.consentWithdrawnAt?.getTime(), erased: { photos: 2, portraits: 0 } },
    })
    const mail = await mailText(session, 'consent_withdrawn')
    expect(mail).toMatch(/^ana@example\.com\nYou withdrew your consent/)
    expect(mail).toContain('we deleted 2 photos for good')
    expect(mail).toContain('write to us about a refund')
    const ownerMail = await mailText(session, 'owner_withdrawn')
    expect(ownerMail).toMatch(/Consentimento revogado|Consent withdrawn/)
    expect(ownerMail).not.toMatch(/[{}]/)
  })

  it('is one withdrawal from two tabs, and pressed again', async () => {
    const session = await withPhotos()
    const answers = await Promise.all([withdraw(session), withdraw(session), withdraw(session)])
    expect((await withdraw(session)).status).toBe(303)
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await kinds(session)).filter((kind) => /withdrawn|erased|emptied/.test(kind)).sort()).toEqual([
      'consent_withdrawn',
      'emptied',
      'erased',
    ])
    expect(await told(session)).toEqual(['consent_withdrawn', 'owner_withdrawn'])
  })

  it('in production stops it: nothing is delivered, nothing received, until the buyer agrees anew', async () => {
    const session = await withPhotos()
    await startProduction(services(), await rowOf(session), owner)
    await store(session, 'portrait', 'one.jpg')
    await withdraw(session)
    const row = await rowOf(session)
    expect(row.status).toBe('emptied')
    expect(await filesOf(session)).toEqual([])
    expect(await mailText(session, 'owner_withdrawn')).toMatch(
      /A produção precisa parar|Production has to stop/,
    )
    expect(await deliverPortraits(services(), row, owner)).toMatchObject({ ok: false })
    expect(await startProduction(services(), row, owner)).toMatchObject({ ok: false })
    expect((await put(session, jpeg('late'))).status).toBe(409)

    await reopenOrder(services(), row, owner)
    const reopened = await rowOf(session)
    expect(reopened.status).toBe('paid')
    expect(await startProduction(services(), reopened, owner)).toMatchObject({ ok: false })
    const desk = await readDeskOrder(services(), reopened.id)
    expect(desk.ok && desk.value.actions).not.toContain('start')
    expect((await put(session, jpeg('new'))).status).toBe(200)
    const agreed = await rowOf(session)
    expect(agreed.consentWithdrawnAt).toBeNull()
    expect(agreed.consentedAt?.getTime()).toBeGreaterThan(row.consentedAt?.getTime() ?? 0)
    expect((await kinds(session)).filter((kind) => kind === 'consented')).toHaveLength(2)
    expect(await startProduction(services(), agreed, owner)).toEqual({ ok: true })
  })

  it('after the delivery deletes photos and portraits, and the order stays delivered', async () => {
    const session = await withPhotos()
    await deliver(session)
    expect(await readOrder(services(), session)).toMatchObject({ state: 'delivered', mayWithdraw: true })
    await withdraw(session, 'br')
    expect(await rowOf(session)).toMatchObject({ status: 'delivered', filesAt: null })
    expect([await filesOf(session), await objectsOf(session)]).toEqual([[], []])
    const mail = await mailText(session, 'consent_withdrawn')
    expect(mail).toContain('What you’ve downloaded is yours to keep.')
    expect(mail).not.toContain('refund')
  })

  it('during corrections ends them', async () => {
    const session = await withPhotos()
    await deliver(session)
    await requestCorrections(services(), await rowOf(session), { portraits: [], words: 'Less smile.' })
    await withdraw(session)
    expect(await rowOf(session)).toMatchObject({ status: 'emptied' })
    expect(await mailText(session, 'consent_withdrawn')).toContain('corrections you asked for can no longer')
  })

  it('takes back a delivery that the buyer has not seen', async () => {
    const session = await withPhotos()
    await deliver(session, ['one.jpg'], services())
    await withdraw(session)
    expect(await rowOf(session)).toMatchObject({ status: 'emptied', deliveredAt: null })
    expect(await filesOf(session)).toEqual([])
  })

  it('counts after a refund, after everything was deleted, and for photos of before consents were on record', async () => {
    const refunded = await withPhotos()
    await settle(refunded, 'refund')
    await withdraw(refunded)
    expect(await filesOf(refunded)).toEqual([])
    expect((await rowOf(refunded)).consentWithdrawnAt).not.toBeNull()

    const emptied = await withPhotos()
    await env.DB.prepare('UPDATE orders SET erase_requested_at = 1 WHERE provider_session_id = ?')
      .bind(emptied)
      .run()
    await runScheduledJobs()
    expect((await rowOf(emptied)).status).toBe('emptied')
    await withdraw(emptied)
    expect((await rowOf(emptied)).consentWithdrawnAt).not.toBeNull()
    expect(await mailText(emptied, 'consent_withdrawn')).toContain('any photos or portraits of yours')

    const earlier = await withPhotos()
    await env.DB.prepare(
      'UPDATE orders SET consent = NULL, consented_at = NULL WHERE provider_session_id = ?',
    )
      .bind(earlier)
      .run()
    expect(await readOrder(services(), earlier)).toMatchObject({ consent: null, mayWithdraw: true })
    await withdraw(earlier)
    expect([await filesOf(earlier), (await rowOf(earlier)).status]).toEqual([[], 'emptied'])
  })

  it('is not offered to buyers whose photos came another way, without a consent on record', async () => {
    const session = await paidOrder()
    await deliver(session)
    const page = await readOrder(services(), session)
    expect(page).toMatchObject({ state: 'delivered', consent: null, withdrawnAt: null, mayWithdraw: false })
  })

  it('does nothing where there is no consent, and says so by the page', async () => {
    const session = await paidOrder()
    expect((await withdraw(session)).status).toBe(303)
    expect(await withdrawConsent(services(), await rowOf(session))).toEqual({ ok: false, code: 'not_now' })
    expect(await rowOf(session)).toMatchObject({ status: 'paid', consentWithdrawnAt: null })
    const unpaid = await order()
    await withdraw(unpaid)
    expect((await rowOf(unpaid)).status).toBe('created')
    expect((await withdraw('cs_test_of_nobody')).headers.get('location')).toContain('cs_test_of_nobody')
    expect((await withdraw('not a session')).headers.get('location')).toBe('/thank-you')
  })

  it('stops everything at once and deletes later when the bucket fails', async () => {
    const session = await withPhotos()
    await startProduction(services(), await rowOf(session), owner)
    vi.spyOn(env.AI_PHOTOS, 'delete').mockRejectedValue(new Error('bucket'))
    expect((await withdraw(session)).status).toBe(303)
    const row = await rowOf(session)
    expect(row.status).toBe('emptied')
    expect(row.eraseRequestedAt).toEqual(row.consentWithdrawnAt)
    expect(await readOrder(services(), session)).toMatchObject({ state: 'emptied', erasing: true })
    expect(await mailText(session, 'consent_withdrawn')).toContain('We’re deleting all of your photos')
    vi.restoreAllMocks()
    await runScheduledJobs()
    expect([await filesOf(session), await objectsOf(session)]).toEqual([[], []])
    expect(await told(session)).toEqual(['consent_withdrawn', 'owner_withdrawn'])
  })

  it.each([[{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403]])(
    'refuses a form of another site: %j',
    async (headers, status) => {
      const session = await withPhotos(1)
      const answer = await post('/orders/withdraw', { session_id: session }, headers)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining('html'),
      ])
      expect(await filesOf(session)).toHaveLength(1)
    },
  )
})
