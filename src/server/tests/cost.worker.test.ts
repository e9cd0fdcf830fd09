import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { allScreens } from '~/catalog/addresses'
import { editionList } from '~/catalog/editions'
import { countedEvents } from '~/core/schemas/counters'
import type { OrderAction } from '~/core/schemas/order'
import { createPayPalOrder } from '~/features/checkout/server/createPayPalOrder'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { processStripePayment } from '~/features/checkout/server/processStripePayment'
import { receiveMessage } from '~/features/contact/server/receiveMessage'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { readOrder } from '~/features/orders/server/readOrder'
import { photoLink } from '~/features/photos/server/photoLink'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { count } from '~/server/counters/count'
import { ownerDay } from '~/server/ownerDay'
import { createServices } from '~/server/services'
import { sandboxKeys } from '~dev/sandbox'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { checkoutDollars } from '~tests/prices'
import {
  approve,
  approved,
  order,
  origin,
  paidOrder,
  post,
  press,
  rowOf,
  send,
  settle,
  walletOrder,
} from '~tests/worker/support/buyer'
import { fillTables } from '~tests/worker/support/fullTables'
import { measure, statements } from '~tests/worker/support/measure'
import { photoRequest } from '~tests/worker/support/photoRequest'
import { deliver, filesOf } from '~tests/worker/support/studio'
import operations from '../../../docs/operations.md?raw'

const customer = { customerName: 'Ana Lima', customerEmail: 'ana@example.com' }
const checkout = { ...customer, amount: checkoutDollars(), currency: 'USD', planType: 'pro' as const }
const card = () => ({
  ...checkout,
  successUrl: `${origin}/upload?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${origin}/ai-photo-service-us`,
  requestKey: crypto.randomUUID(),
})
const message = () => ({
  source: 'us-home' as const,
  edition: 'us' as const,
  name: 'Ana Lima',
  email: 'ana@example.com',
  message: crypto.randomUUID(),
})

async function putPhoto(session: string, name: string): Promise<string> {
  const request = await photoRequest(jpegBytes(name), name, { 'x-session-id': session })
  const answer = await send('/photos', request)
  return ((await answer.json()) as { url: string }).url
}

const stripe = new Stripe('sk_test_unused')
const webhook = (session: string, id: string) =>
  stripeEvent(id, 'checkout.session.completed', { id: session, object: 'checkout.session' })

async function stripeEvent(id: string, type: string, object: object): Promise<Response> {
  const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } })
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: sandboxKeys.stripeWebhookSecret,
  })
  return send('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } })
}

/** The maximum cost of a request as stated in docs/operations.md. */
function statedCost(name: string): { statements: number; rowsRead: number; rowsWritten: number } {
  const line = operations.split('\n').find((row) => row.startsWith(`| ${name} |`))
  if (!line) throw new Error(`docs/operations.md does not say what ${name} costs`)
  const [statements = 0, rowsRead = 0, rowsWritten = 0] = line.split('|').slice(2, 5).map(Number)
  return { statements, rowsRead, rowsWritten }
}

/** Ends the delay after which an isolate writes its counters. */
let writeCounters: () => void

/** The next 8:00 in the owner's time zone, when the job also writes the digest. */
function nextDigest(): Date {
  const hour = 3_600_000
  for (let at = Date.now(); ; at += hour) if (ownerDay(new Date(at)).hour === 8) return new Date(at)
}

beforeAll(async () => {
  vi.spyOn(scheduler, 'wait').mockImplementation(
    () =>
      new Promise((resolve) => {
        writeCounters = () => resolve(undefined)
      }),
  )
  await fillTables(env.DB)
  // Loads the lazily imported module now, so that its import does not delay the measured write.
  await import('~/server/counters/storeCounters')
  statements.clear()
}, 120_000)

describe('with full tables, requests cost at most what docs/operations.md states:', () => {
  const cost = async (name: string, work: () => Promise<unknown>) => {
    const measured = await measure(work)
    const { statements, rowsRead, rowsWritten } = measured
    const stated = statedCost(name)
    const spent = `${name}: ${statements} statements, ${rowsRead} read, ${rowsWritten} written`
    expect.soft(statements, spent).toBeLessThanOrEqual(stated.statements)
    expect.soft(rowsRead, spent).toBeLessThanOrEqual(stated.rowsRead)
    expect.soft(rowsWritten, spent).toBeLessThanOrEqual(stated.rowsWritten)
    return measured
  }

  it('pages, missing pages and messages', async () => {
    // A local isolate checks once, on its first request, that the tables exist.
    await measure(() => send('/robots.txt'))
    await cost('page', () => send('/us', { headers: { 'user-agent': 'Mozilla/5.0' } }))
    for (const edition of editionList) {
      for (const screen of allScreens()) count('view', edition, screen)
      for (const event of countedEvents) if (event !== 'view') count(event, edition)
    }
    await cost('counters of ten seconds, at most', async () => writeCounters())
    await cost('missing page, the first in a minute', () => send('/wp-login.php'))
    await cost('missing page', () => send('/wp-admin.php'))
    await cost('contact form', () => post('/contact', message()))
    await cost('contact call', () =>
      receiveMessage(
        createServices(),
        {
          ...message(),
          company: null,
          instagram: null,
          formKey: undefined,
          trapped: false,
          challenge: undefined,
        },
        { address: '198.51.100.1', pace: 'usual' },
      ),
    )
  })

  it('payments', async () => {
    await cost('card payment, start', () => processStripePayment(createServices(), card()))
    await cost('PayPal payment, start', () =>
      createPayPalOrder(createServices(), { ...checkout, requestKey: crypto.randomUUID() }),
    )
    await cost('plan form', () => post('/orders', { offer: 'service', plan: 'pro', edition: 'us' }))
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    await cost('PayPal payment, approved', () => processPayPalPayment(createServices(), approved(wallet)))
    const returned = await walletOrder()
    await approve(returned, 'pay')
    await cost('return from PayPal', () => send(`/orders/paypal?token=${returned}`))
  })

  it('webhooks', async () => {
    const session = await order()
    await press(session, 'pay', 'never')
    await cost('webhook, new', () => webhook(session, 'evt_once'))
    await cost('webhook, again', () => webhook(session, 'evt_once'))
    await cost('webhook, of no order', () => webhook('cs_test_of_nobody', 'evt_other'))
    await settle(session, 'dispute', 'never')
    const { providerPaymentId } = await rowOf(session)
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: providerPaymentId }
    await cost('webhook, of a dispute', () => stripeEvent('evt_disputed', 'charge.dispute.created', dispute))
    await cost('webhook, not signed', () => send('/webhooks/stripe', { method: 'POST', body: '{}' }))
  })

  it('photos', async () => {
    const unpaid = await order()
    await press(unpaid, 'pay', 'never')
    await cost('upload page, payment not known yet', () => readUploadSession(createServices(), unpaid))
    const session = await paidOrder()
    await cost('upload page', () => readUploadSession(createServices(), session))
    await cost('upload page, of no order', () => readUploadSession(createServices(), 'cs_test_of_nobody'))
    for (let photo = 0; photo < 29; photo++) await putPhoto(session, `photo ${photo}`)
    const urls: string[] = []
    const { questions } = await cost('photo', async () => urls.push(await putPhoto(session, 'the thirtieth')))
    expect(questions, 'one to reserve a slot in the order, one to mark the photo as stored').toBe(2)
    await cost('photo, one too many', () => putPhoto(session, 'the next'))
    await cost('upload finished', () => submitPhotos(createServices(), session, urls))
    await cost('photo, looked at', () => send(urls[0]?.replace(origin, '') ?? ''))
    await cost('photo, looked at without a valid link', () => send('/photos/x?expires=1&signature=x'))
    const photo = urls[0]?.match(/[0-9a-f-]{36}/)?.[0] ?? ''
    const headers = { 'x-session-id': session }
    await cost('small picture', () =>
      send(`/photos/${photo}/preview`, { method: 'PUT', headers, body: jpegBytes('small') }),
    )
    await cost('order page', () => readOrder(createServices(), session))
    await cost('photo, taken back', () => send(`/photos/${photo}`, { method: 'DELETE', headers }))
  })

  it('buyer actions', async () => {
    const session = await paidOrder()
    await deliver(
      session,
      Array.from({ length: 30 }, (_, index) => `${index}.jpg`),
    )
    const act = (action: object) =>
      performBuyerAction(createServices(), { sessionId: session, ...action } as OrderAction)
    await cost('order page', () => readOrder(createServices(), session))
    const { id } = await rowOf(session)
    const [portrait] = (await filesOf(session)).map(({ id }) => id)
    await cost('portraits, first look', () => act({ action: 'reveal' }))
    await cost('verdict on a portrait', () => act({ action: 'verdict', portrait, verdict: 'me' }))
    const zip = await photoLink(createServices(), id, 'portraits')
    await cost('all portraits', async () => (await send(zip.replace(origin, ''))).arrayBuffer())
    const copy = await photoLink(createServices(), id, 'data')
    await cost('copy of the data', async () => (await send(copy.replace(origin, ''))).arrayBuffer())
    const portraits = (await filesOf(session)).flatMap(({ id, role }) => (role === 'portrait' ? [id] : []))
    await cost('link to portraits, made', () =>
      act({ action: 'share', portraits, mayDownload: true, days: 7 }),
    )
    const page = await readOrder(createServices(), session)
    const shared = ('shares' in page && page.shares[0]?.url.replace(origin, '')) || ''
    await cost('shared portraits, page', () => send(shared))
    await cost('shared portrait', () => send(shared.replace('?', `/${portraits[0]}?`)))
    await cost('address, corrected', () => act({ action: 'email', email: 'maria@example.com' }))
    await cost('lost link', () => post('/orders/link', { email: 'maria@example.com' }))
    await cost('corrections', () => act({ action: 'correct', portraits: [], words: 'Less smile.' }))
    await cost('deletion by the buyer', () => act({ action: 'erase' }))
    const withdrawn = await paidOrder()
    await deliver(
      withdrawn,
      Array.from({ length: 30 }, (_, index) => `${index}.jpg`),
    )
    await cost('withdrawal of the consent', () =>
      post('/orders/withdraw', { session_id: withdrawn, edition: 'us' }),
    )
  })

  it('the scheduled job with everything due, within the limit of 1000 per invocation', async () => {
    expect(statedCost('scheduled job, at most').statements).toBeLessThanOrEqual(1000)
    const at = nextDigest()
    await cost('scheduled job, at most', () => runScheduledJobs(createServices({ now: () => at })))
    const left = `SELECT (SELECT count(*) FROM outbox WHERE kind = 'owner_digest') AS digests,
      (SELECT count(*) FROM outbox WHERE kind = 'photos_reminder') AS reminders, (SELECT count(*) FROM strays) AS strays`
    const kept = await env.DB.prepare(left).first()
    // This is the test's own statement.
    statements.delete(left)
    expect(kept).toMatchObject({ digests: 1, reminders: 20 })
    expect(kept?.strays).toBeGreaterThan(0)
  })
})

it('no statement of a request or job scans a whole table', async () => {
  // `missing_paths` never has more than about a thousand rows.
  const tables = [
    'orders',
    'order_photos',
    'outbox',
    'contacts',
    'processed_events',
    'changes',
    'disputes',
    'counters',
  ]
  const scan = new RegExp(`^SCAN (${tables.join('|')})\\b`)
  expect(statements.size).toBeGreaterThan(40)
  for (const [text, values] of [...statements]) {
    if (!/^\s*(select|insert|update|delete|with)/i.test(text)) continue
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...Array(values).fill(null))
      .all<{ detail: string }>()
    const scans = results.map(({ detail }) => detail).filter((detail) => scan.test(detail))
    expect(scans, text).toEqual([])
  }
})
