import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { startPayment } from '~/features/checkout/server/startPayment'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { markStored } from '~/features/photos/server/markStored'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { openDatabase } from '~/server/db/database'
import { orderPhotos, orders, processedEvents } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import type { Gateway } from '~/server/payments/gateway'
import { createServices } from '~/server/services'
import {
  clearProviderFaults,
  database,
  form,
  mailsOf,
  order,
  origin,
  paidOrder,
  press,
  rowOf,
  setProviderFault,
  settle,
  statusOf,
  withGateway,
} from './support/buyer'

beforeEach(() => clearProviderFaults())

const later = (minutes: number) => createServices({ now: () => new Date(Date.now() + minutes * 60_000) })
const start = async (services: ReturnType<typeof createServices>, request: ReturnType<typeof form>) => {
  const started = await startPayment(services, 'stripe', request)
  if (!started.ok) throw new Error(started.code)
  return started.value
}

/** A provider that reports a session as closed but leaves it open. */
function withoutClosing(services: ReturnType<typeof createServices>) {
  const change = (gateway: Gateway): Partial<Gateway> => ({
    closeSession: async (id) => {
      const read = await gateway.readSession(id)
      return read.ok ? { ok: true, value: { ...read.value, status: 'expired' } } : read
    },
  })
  return withGateway('stripe', change, services)
}

/** The provider's id of the payment of a session. */
/** Inserts the rows of a photo stored just now. */
async function storedPhoto(session: string, orderId: string, name: string): Promise<void> {
  const photo = {
    id: crypto.randomUUID(),
    orderId,
    key: `${session}/${name}`,
    name,
    size: 1,
    type: 'image/jpeg',
    sha256: name.repeat(64),
    createdAt: new Date(),
    sourceSha256: null,
    consent: null,
    role: 'photo' as const,
    hasPreview: false,
    marked: false,
    crc32: null,
    remark: null,
    verdict: null,
    sizes: null,
    supersededAt: null,
    storedAt: null,
  }
  await database.insert(orderPhotos).values(photo)
  await markStored(createServices(), photo)
}

/** A database whose n-th batch fails like a broken connection. */
function failingDatabase(failure: number) {
  let batches = 0
  return openDatabase(
    new Proxy(env.DB, {
      get(target, name) {
        if (name === 'batch' && ++batches === failure) return () => Promise.reject(new Error('D1 is down'))
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  )
}

describe('D1 fails in the middle', () => {
  it.each(['paid', 'refunded'] as const)(
    'an order still becomes %s when its event is redelivered',
    async (end) => {
      const session = await order()
      await press(session, 'pay', end === 'paid' ? 'never' : 'at_once')
      if (end === 'refunded') {
        await settle(session, 'refund')
        await database
          .update(orders)
          .set({ status: 'paid', refundedMinor: 0, refundSteps: 0 })
          .where(sql`provider_session_id = ${session}`)
      }
      const event = { provider: 'stripe' as const, id: `evt_${crypto.randomUUID()}`, type: 'test' }
      await expect(
        confirmOrder(createServices({ db: failingDatabase(1) }), session, { event }),
      ).rejects.toThrow()
      const remembered = () => database.select().from(processedEvents).where(sql`event_id = ${event.id}`)
      expect(await remembered()).toEqual([])
      await confirmOrder(createServices(), session, { event })
      expect(await statusOf(session)).toBe(end)
      expect(await remembered()).toHaveLength(1)
      expect(await mailsOf(session)).toEqual(
        end === 'paid' ? ['order_paid'] : ['order_paid', 'order_refunded'],
      )
    },
  )

  it('the owner is notified of photos after a first attempt failed', async () => {
    const session = await paidOrder()
    const { id } = await rowOf(session)
    await storedPhoto(session, id, 'a')
    await expect(
      announcePhotos(createServices({ db: failingDatabase(1) }), await rowOf(session), 1),
    ).rejects.toThrow()
    expect(await mailsOf(session)).toEqual(['order_paid'])
    await runScheduledJobs(later(61))
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_photos', 'photos_few'])
  })

  it('photos uploaded after the first notification are announced too', async () => {
    const session = await paidOrder()
    const { id } = await rowOf(session)
    await storedPhoto(session, id, 'a')
    await announcePhotos(createServices(), await rowOf(session), 1)
    await storedPhoto(session, id, 'b')
    await runScheduledJobs(later(61))
    await runScheduledJobs(later(122))
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_photos', 'owner_photos', 'photos_received'])
  })
})

describe('no order is paid twice', () => {
  it('an order paid without a webhook redirects to its upload page, even after its session expired', async () => {
    const request = form()
    const first = await start(createServices(), request)
    await press(first.sessionId, 'pay', 'never')
    const again = await start(later(240), request)
    expect(again.url).toBe(`${origin}/upload?session_id=${first.sessionId}`)
    expect(await statusOf(first.sessionId)).toBe('paid')
  })

  it('a superseded session can no longer be paid', async () => {
    const request = form()
    const first = await start(createServices(), request)
    const second = await start(later(240), request)
    await press(first.sessionId, 'pay')
    expect(await rowOf(second.sessionId)).toMatchObject({ status: 'created', attempt: 2 })
    await press(second.sessionId, 'pay')
    expect(await mailsOf(second.sessionId)).toEqual(['order_paid'])
  })

  it('no other session is started until the provider confirms that the first is closed', async () => {
    const request = form()
    const first = await start(createServices(), request)
    await setProviderFault('error', 10)
    expect(await startPayment(later(240), 'stripe', request)).toEqual({
      ok: false,
      code: 'provider_unreachable',
    })
    await clearProviderFaults()
    await press(first.sessionId, 'pay')
    expect(await statusOf(first.sessionId)).toBe('paid')
  })

  it('a second payment of an order is reported to the owner, and both links open the order', async () => {
    const request = form()
    const first = await start(createServices(), request)
    const second = await start(withoutClosing(later(240)), request)
    expect(second.sessionId).not.toBe(first.sessionId)
    await press(second.sessionId, 'pay')
    await press(first.sessionId, 'pay')
    expect(await mailsOf(second.sessionId)).toEqual(['order_paid', 'owner_paid_twice'])
    // Reading it again reports nothing new.
    await confirmOrder(createServices(), first.sessionId)
    expect(await mailsOf(second.sessionId)).toEqual(['order_paid', 'owner_paid_twice'])
    expect((await readUploadSession(createServices(), first.sessionId)).state).toBe('ready')
    expect((await readUploadSession(createServices(), second.sessionId)).state).toBe('ready')
  })

  it('the expiry of an earlier session does not affect a later one', async () => {
    const request = form()
    const first = await start(createServices(), request)
    const second = await start(later(240), request)
    await press(first.sessionId, 'expire')
    expect(await rowOf(second.sessionId)).toMatchObject({ status: 'created', attempt: 2 })
  })

  it('an earlier session paid late settles the order and closes the later one', async () => {
    const request = form()
    const first = await start(createServices(), request)
    const second = await start(withoutClosing(later(240)), request)
    const { id } = await rowOf(second.sessionId)
    await press(first.sessionId, 'pay')
    expect(await rowOf(first.sessionId)).toMatchObject({ id, status: 'paid', supersededSessionId: null })
    await press(second.sessionId, 'pay')
    expect(await mailsOf(first.sessionId)).toEqual(['order_paid'])
  })

  it('a later session that could not be closed immediately is closed by the scheduled check', async () => {
    const request = form()
    const first = await start(createServices(), request)
    const second = await start(withoutClosing(later(240)), request)
    await press(first.sessionId, 'pay', 'never')
    const closeSession = async () => ({ ok: false as const, code: 'provider_unreachable' as const })
    await confirmOrder(
      withGateway('stripe', () => ({ closeSession })),
      first.sessionId,
    )
    expect(await rowOf(first.sessionId)).toMatchObject({
      status: 'paid',
      supersededSessionId: second.sessionId,
    })
    await runScheduledJobs()
    expect(await rowOf(first.sessionId)).toMatchObject({ supersededSessionId: null })
    await press(second.sessionId, 'pay')
    expect(await mailsOf(first.sessionId)).toEqual(['order_paid'])
  })
})

it('an email address that the provider rejects is left to the provider’s page', async () => {
  const emails: (string | null)[] = []
  const services = withGateway('stripe', ({ createSession }) => ({
    createSession: async (request) => {
      emails.push(request.customerEmail)
      return request.customerEmail ? { ok: false, code: 'email_refused' } : createSession(request)
    },
  }))
  const started = await start(services, form())
  expect(emails).toEqual(['ana@example.com', null])
  expect(await statusOf(started.sessionId)).toBe('created')
})

it('an error after a rejected email address leaves no attempt whose answer the provider would repeat', async () => {
  const request = form()
  const answered: number[] = []
  let isDown = true
  const services = withGateway('stripe', ({ createSession }) => ({
    createSession: async (session) => {
      expect(answered).not.toContain(session.attempt)
      answered.push(session.attempt)
      if (session.customerEmail) return { ok: false, code: 'email_refused' }
      return isDown ? { ok: false, code: 'provider_error' } : createSession(session)
    },
  }))
  expect(await startPayment(services, 'stripe', request)).toEqual({ ok: false, code: 'provider_error' })
  isDown = false
  const started = await start(services, request)
  expect(await statusOf(started.sessionId)).toBe('created')
  expect(answered).toHaveLength(4)
})

it('a start that another request of the form overtakes fails with a code', async () => {
  const request = form()
  await start(createServices(), request)
  let other: string | undefined
  const overtaken = withGateway(
    'stripe',
    ({ closeSession }) => ({
      closeSession: async (id) => {
        other ??= (await start(later(240), request)).sessionId
        return closeSession(id)
      },
    }),
    later(240),
  )
  expect(await startPayment(overtaken, 'stripe', request)).toEqual({ ok: false, code: 'changed_meanwhile' })
  expect(await statusOf(other ?? '')).toBe('created')
  expect(await start(later(240), request)).toMatchObject({ sessionId: other })
})

it('unresolvable orders do not block the scheduled check', async () => {
  const old = new Date(Date.now() - 3_600_000)
  for (let index = 0; index < 60; index++)
    await database.insert(orders).values({
      id: crypto.randomUUID(),
      offer: 'checkout',
      plan: 'pro',
      edition: 'us',
      amountMinor: 1,
      currency: 'USD',
      provider: 'stripe',
      requestKey: crypto.randomUUID(),
      providerSessionId: `cs_test_of_another_time_${index}`,
      status: 'created',
      expiresAt: old,
      createdAt: old,
      updatedAt: old,
    })
  const session = await order()
  await press(session, 'pay', 'never')
  await runScheduledJobs(later(16))
  await runScheduledJobs(later(17))
  expect(await statusOf(session)).toBe('paid')
})
