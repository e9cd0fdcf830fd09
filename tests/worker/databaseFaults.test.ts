import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import type { PaymentProvider } from '~/core/schemas/providers'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { disputes, orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { jpegBytes } from '../fixtures/photoBytes'
import {
  approve,
  approved,
  database,
  form,
  mailsOf,
  post,
  press,
  rowOf,
  send,
  settle,
  settleWallet,
  statusOf,
} from './support/buyer'
import { failAt, fault, makeFailing } from './support/failingDatabase'
import { photoRequest } from './support/photoRequest'
import { filesOf, objectsOf } from './support/studio'

beforeAll(() => makeFailing(env.DB))
afterEach(() => failAt(Number.POSITIVE_INFINITY))

const later = (minutes: number) => createServices({ now: () => new Date(Date.now() + minutes * 60_000) })

/** Actions of the buyer and the provider, per provider. */
const providers = {
  stripe: {
    pay: (session: string, webhook: 'never' | 'late' = 'never') => press(session, 'pay', webhook),
    returnToSite: (session: string) => confirmOrder(createServices(), session),
    refund: (session: string) => settle(session, 'refund'),
  },
  paypal: {
    pay: (session: string, webhook: 'never' | 'late' = 'never') => approve(session, 'pay', webhook),
    returnToSite: (session: string) => processPayPalPayment(createServices(), approved(session)),
    refund: (session: string) => settleWallet(session, 'refund'),
  },
}

async function start(provider: PaymentProvider, request = form()): Promise<string> {
  const started = await startPayment(createServices(), provider, request)
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

/** By default the test runs share the steps, because a step is a whole payment; from `DEEPER=2` on each has all. */
const stride = Number((env as Env & { DEEPER: number }).DEEPER) > 1 ? 1 : 4
let runs = 0

/** Repeats the work with each database call failing in turn. @returns the number of calls */
async function failingAtEachStep(
  answered: boolean,
  work: () => Promise<(again: boolean) => Promise<unknown>>,
): Promise<number> {
  for (let step = 1 + (runs++ % stride); ; step += stride) {
    const act = await work()
    failAt(step, answered)
    await act(false).catch(() => {})
    const { calls } = fault
    failAt(Number.POSITIVE_INFINITY)
    await act(true)
    if (calls < step) return calls
  }
}

describe.each([
  ['stripe', 'failing', false],
  ['stripe', 'losing its answer', true],
  ['paypal', 'failing', false],
  ['paypal', 'losing its answer', true],
] as const)('%s, with D1 %s at each step in turn', (provider, _, answered) => {
  const { pay, returnToSite, refund } = providers[provider]

  it('a payment that could not be started is started by resubmitting the form, as one order', async () => {
    const keys: string[] = []
    const steps = await failingAtEachStep(answered, async () => {
      const request = form()
      keys.push(request.requestKey)
      return () => start(provider, request)
    })
    expect(steps).toBeGreaterThan(2)
    for (const key of keys) {
      const rows = await database.select().from(orders).where(sql`form_key = ${key}`)
      expect(rows).toMatchObject([{ status: 'created', provider }])
      expect(rows[0]?.providerSessionId).toBeTruthy()
    }
  })

  it('a payment that could not be confirmed is confirmed once by the next request', async () => {
    const sessions: string[] = []
    const steps = await failingAtEachStep(answered, async () => {
      const session = await start(provider)
      await pay(session)
      sessions.push(session)
      return () => returnToSite(session)
    })
    expect(steps).toBeGreaterThan(2)
    for (const session of sessions) {
      expect(await statusOf(session)).toBe('paid')
      expect(await mailsOf(session)).toEqual(['order_paid'])
    }
  })

  it('a webhook that could not be applied is applied once on redelivery', async () => {
    const sessions: string[] = []
    const steps = await failingAtEachStep(answered, async () => {
      const session = await start(provider)
      await pay(session, 'late')
      sessions.push(session)
      return async () => {
        await post('/__sandbox/deliveries', {})
      }
    })
    expect(steps).toBeGreaterThan(2)
    await post('/__sandbox/deliveries', {})
    await send('/__sandbox/')
    for (const session of sessions) {
      expect(await statusOf(session)).toBe('paid')
      expect(await mailsOf(session)).toEqual(['order_paid'])
    }
  })

  it('the scheduled check confirms a payment after an earlier run failed', async () => {
    let session = ''
    const steps = await failingAtEachStep(answered, async () => {
      if (session) expect(await statusOf(session)).toBe('paid')
      // Only one order, so that the steps of a single check are counted.
      await database.delete(orders)
      session = await start(provider)
      await pay(session)
      return (again) => runScheduledJobs(later(again ? 40 : 16))
    })
    expect(steps).toBeGreaterThan(5)
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('a dispute whose webhook could not be applied is recorded and mailed once on redelivery', async () => {
    const sessions: string[] = []
    const triggerEvent = provider === 'stripe' ? settle : settleWallet
    const steps = await failingAtEachStep(answered, async () => {
      const session = await start(provider)
      await pay(session)
      await returnToSite(session)
      await triggerEvent(session, 'dispute', 'late')
      sessions.push(session)
      return async () => {
        await post('/__sandbox/deliveries', {})
      }
    })
    expect(steps).toBeGreaterThan(2)
    await post('/__sandbox/deliveries', {})
    await send('/__sandbox/')
    for (const session of sessions) {
      expect(await rowOf(session)).toMatchObject({ status: 'paid', dispute: 'disputed' })
      expect(await mailsOf(session)).toEqual(['order_paid', 'owner_dispute'])
    }
    for (const table of [disputes, orders]) await database.delete(table)
  }, 120_000)

  it('a refund whose webhook failed is found by the scheduled check', async () => {
    const session = await start(provider)
    await pay(session)
    await returnToSite(session)
    failAt(1)
    await refund(session)
    failAt(Number.POSITIVE_INFINITY)
    await runScheduledJobs(later(24 * 60 + 1))
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundedMinor: checkoutPrice() })
  })
})

describe.each([
  ['failing', false],
  ['losing its answer', true],
] as const)('a photo, with D1 %s at each step in turn', (_, answered) => {
  it('R-UPL-24 is stored once with its row after a retry', async () => {
    const sessions: string[] = []
    const steps = await failingAtEachStep(answered, async () => {
      const session = await start('stripe')
      await press(session, 'pay', 'never')
      await confirmOrder(createServices(), session)
      sessions.push(session)
      const request = await photoRequest(jpegBytes(session), 'beach.jpg', { 'x-session-id': session })
      return async (again) => {
        const { status } = await send('/photos', request)
        if (again) expect(status).toBe(200)
      }
    })
    expect(steps).toBeGreaterThan(3)
    for (const session of sessions) {
      const files = await filesOf(session)
      expect(files).toMatchObject([{ role: 'photo', storedAt: expect.any(Date) }])
      expect(await objectsOf(session)).toEqual(files.map(({ key }) => key))
      expect(await rowOf(session)).toMatchObject({ photosAt: expect.any(Date), filesAt: expect.any(Date) })
    }
  })
})

describe.each(['stripe', 'paypal'] as const)('%s, webhook and return in any order', (provider) => {
  const { pay, returnToSite } = providers[provider]

  it.each([
    [
      'before',
      async (session: string, deliver: () => Promise<unknown>) => {
        await deliver()
        await returnToSite(session)
      },
    ],
    [
      'during',
      (session: string, deliver: () => Promise<unknown>) =>
        Promise.all([
          returnToSite(session),
          deliver(),
          returnToSite(session),
          readUploadSession(createServices(), session),
        ]),
    ],
    [
      'after',
      async (session: string, deliver: () => Promise<unknown>) => {
        await returnToSite(session)
        await deliver()
      },
    ],
  ] as const)('the webhook %s the return: paid once, one mail', async (_, race) => {
    const session = await start(provider)
    await pay(session, 'late')
    await race(session, () => post('/__sandbox/deliveries', {}))
    await readUploadSession(createServices(), session)
    expect(await statusOf(session)).toBe('paid')
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('R-UPL-21 neither an unknown session nor an unpaid one opens the upload', async () => {
    expect(
      (
        await readUploadSession(
          createServices(),
          provider === 'stripe' ? 'cs_test_somebody' : '5O190127TN364715T',
        )
      ).state,
    ).toBe('unknown')
    expect((await readUploadSession(createServices(), await start(provider))).state).toBe('unpaid')
  })
})
