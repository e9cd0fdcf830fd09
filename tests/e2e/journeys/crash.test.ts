import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { functionNames } from '~/core/calls/addresses'
import { checkoutDollars } from '~tests/prices'
import { freePort } from '../../../scripts/freePort'
import { sampledEditions } from '../../depth'
import { encodeCall, sendCall } from '../site/callFunction'
import { type Server, startServer } from '../site/server'
import { openDatabase, openStores } from '../site/stores'
import { axeViolations, hydrated, newVisitor } from '../site/visit'
import { words } from '../site/words'
import { fillIn } from './buy'
import { createBuyer, createVisitor } from './crowd'
import { payPal } from './payWithWallet'

/** Number of buyers; four times as many visitors send a message. The required load is `CROWD=50`. */
const crowd = Number(process.env.CROWD ?? 8)

let storage: string
let port: number
let server: Server

beforeAll(async () => {
  storage = mkdtempSync(join(tmpdir(), 'crash-'))
  port = await freePort()
  server = await startServer(storage, port, { said: 'ignore', wrangler: true })
}, 300_000)

afterAll(async () => {
  await server.stop('SIGTERM')
  rmSync(storage, { recursive: true, force: true })
})

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

/** All orders, messages and stored objects of the buyers and visitors. */
function readStores() {
  const stores = openStores(storage)
  try {
    const orders = stores.rows(
      `SELECT provider_session_id AS session, status, (SELECT count(*) FROM order_photos
        WHERE order_id = orders.id AND stored_at IS NOT NULL) AS photos,
        (SELECT count(*) FROM outbox WHERE subject_id = orders.id AND kind = 'order_paid') AS mails FROM orders WHERE status <> 'created'`,
    )
    const messages = stores.rows('SELECT email, count(*) AS times FROM contacts GROUP BY email')
    return { orders, messages, objects: stores.keys('') }
  } finally {
    stores.close()
  }
}

const completeOrder = (session: string) => ({ session, status: 'photos_received', photos: 1, mails: 1 })
const bySession = (one: { session?: unknown }, other: { session?: unknown }) =>
  String(one.session).localeCompare(String(other.session))

it('serves concurrent buyers and visitors completely, and stores everything exactly once after kill -9', {
  timeout: 180_000,
  retry: 0,
}, async () => {
  const { origin } = server
  const [sessions] = await Promise.all([
    Promise.all(numbers(crowd).map((number) => createBuyer(origin, number, number % 2 === 1)())),
    Promise.all(numbers(4 * crowd).map((number) => createVisitor(origin, number)())),
  ])
  expect(new Set(sessions).size).toBe(crowd)

  // A second wave, interrupted by the crash.
  const buyers = numbers(4, crowd).map((number) => createBuyer(origin, number))
  const visitors = numbers(40, 4 * crowd).map((number) => createVisitor(origin, number))
  let acknowledged = 0
  const outcomes = [...buyers, ...visitors].map((act) =>
    act().then(
      (session) => {
        acknowledged++
        return { session }
      },
      () => undefined,
    ),
  )
  while (acknowledged < 12) await sleep(10)
  await server.stop('SIGKILL')
  const interrupted = await Promise.all(outcomes)
  server = await startServer(storage, port, { said: 'ignore', wrangler: true, migrated: true })

  // Acknowledged messages are stored before any retry.
  const after = readStores()
  const stored = new Set(after.messages.map(({ email }) => email))
  for (const [at, outcome] of interrupted.entries())
    if (outcome && at >= buyers.length)
      expect(stored).toContain(`visitor-${4 * crowd + at - buyers.length}@example.com`)

  // Unacknowledged requests are retried, as the page does.
  const again = await Promise.all(
    [...buyers, ...visitors].map(
      (act, at) => interrupted[at]?.session ?? (interrupted[at] ? undefined : act()),
    ),
  ).catch((error) => {
    const failures = server.log().filter((line) => line.error)
    throw new Error(`${error}\n${failures.map((line) => JSON.stringify(line)).join('\n')}`)
  })
  sessions.push(...again.slice(0, buyers.length).map(String))

  const { orders, messages, objects } = readStores()
  expect(orders.sort(bySession)).toEqual(sessions.map(completeOrder).sort(bySession))
  expect(objects).toHaveLength(sessions.length)
  expect(messages).toHaveLength(4 * crowd + visitors.length)
  expect(messages.filter(({ times }) => times !== 1)).toEqual([])
})

/** A valid input for each server function. */
const calls: Record<string, object> = {
  'process-stripe-payment': {
    customerName: 'Ana Lima',
    customerEmail: 'ana@example.com',
    amount: checkoutDollars(),
    currency: 'USD',
    planType: 'pro',
    requestKey: crypto.randomUUID(),
  },
  'create-paypal-order': {
    customerName: 'Ana Lima',
    customerEmail: 'ana@example.com',
    amount: checkoutDollars(),
    currency: 'USD',
    planType: 'pro',
    requestKey: crypto.randomUUID(),
  },
  'process-paypal-payment': {
    customerName: 'Ana Lima',
    customerEmail: 'ana@example.com',
    amount: checkoutDollars(),
    currency: 'USD',
    planType: 'pro',
    paypalOrderId: '5O190127TN364715T',
  },
  'checkout-form': { requestKey: crypto.randomUUID() },
  'upload-photos': { sessionId: 'cs_test_secret0', photoUrls: [] },
  'upload-session': { sessionId: 'cs_test_secret0' },
  'order-page': { sessionId: 'cs_test_secret0' },
  'order-action': { sessionId: 'cs_test_secret0', action: 'link' },
  'desk-orders': { list: 'work' },
  'desk-order': { order: 'secret' },
  'desk-action': { order: 'secret', action: 'start' },
  'desk-messages': { list: 'all' },
  'desk-revenue': { span: 'month' },
  'desk-message-action': { message: 'secret', action: 'answered' },
  contact: { source: 'us-home', edition: 'us', name: 'Ana', email: 'ana@example.com', message: 'Hello' },
}

it('R-ERR-22 no call leaks details while the database is locked', async () => {
  const { origin } = server
  const release = lockDatabase()
  try {
    for (const name of Object.values(functionNames)) {
      const isRead = name === 'wallet-settings'
      const data = {
        ...calls[name],
        ...(name === 'process-stripe-payment'
          ? { successUrl: `${origin}/upload`, cancelUrl: `${origin}/ai-photo-service-us` }
          : {}),
      }
      const response = await sendCall(origin, name, isRead ? { method: 'GET' } : { body: encodeCall(data) })
      const body = await response.text()
      expect(body, name).not.toMatch(/sqlite|d1_|locked|select |insert |query|params|cs_test_|ana@|\bat /i)
      expect(body.length, name).toBeLessThan(1000)
      if (/^(checkout-form|upload-|order-|desk-)/.test(name))
        expect([name, response.status, body]).toEqual([name, 503, '{"code":"unavailable"}'])
      // Functions with their own failure messages return their own code.
      else
        expect([name, response.status, isRead || /server_error|not_stored/.test(body)]).toEqual([
          name,
          200,
          true,
        ])
    }
    const health = await fetch(`${origin}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ ok: false, down: ['database'] })
  } finally {
    release()
  }
  expect(
    (await sendCall(origin, 'upload-session', { body: encodeCall(calls['upload-session']) })).status,
  ).toBe(200)
})

/** Locks the database for every other connection, as an outage does. @returns a function that releases the lock */
function lockDatabase(): () => void {
  const database = openDatabase(storage)
  database.exec('BEGIN EXCLUSIVE')
  return () => {
    database.exec('ROLLBACK')
    database.close()
  }
}

/** Makes the next `calls` payment provider calls fail. Only for this file's own server: other files share one. */
const breakProviders = (calls: number) =>
  fetch(`${server.origin}/__sandbox/faults`, {
    method: 'POST',
    body: new URLSearchParams({ action: calls ? 'set' : 'clear', kind: 'error', calls: String(calls) }),
    headers: { Origin: server.origin },
    redirect: 'manual',
  })

describe('while the payment providers are down', () => {
  beforeEach(() => breakProviders(100))
  afterEach(() => breakProviders(0))

  /** Opens the checkout on this file's own server and fills in the form. */
  async function atCheckout(path: string, w: Parameters<typeof fillIn>[1]) {
    const page = await newVisitor()
    await page.goto(server.origin + path)
    await hydrated(page)
    await fillIn(page, w)
    return page
  }

  it.each(sampledEditions(1))(
    'R-PAY-04 R-ERR-06 R-ERR-20 R-COB-10 the checkout of %s shows the failure, closes the tab and re-enables its button',
    async (edition) => {
      const w = words[edition]
      const page = await atCheckout(w.checkout, w)
      const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
      const busy = page.getByRole('button', { name: w.busy })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/_serverFn/process-stripe-payment', async (route) => {
        await released
        await route.continue()
      })
      await button.click()
      await busy.waitFor()
      expect(await busy.isDisabled()).toBe(true)
      release()
      await page.getByRole('alert').filter({ hasText: w.paymentFailed }).waitFor()
      await expect.poll(() => page.context().pages()).toHaveLength(1)
      expect(await button.isEnabled()).toBe(true)
      expect(await page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
      await page.unroute('**/_serverFn/process-stripe-payment')
      await breakProviders(0)
      const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
      await tab.waitForURL('**/__sandbox/checkout/**')
    },
  )

  it('R-ERR-10 closes the PayPal window and keeps the form filled', async () => {
    const page = await atCheckout(`${words.us.checkout}?plan=pro`, words.us)
    await page.getByRole('radio', { name: 'PayPal' }).check()
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: payPal }).click(),
    ])
    await page.getByRole('alert').filter({ hasText: 'PayPal payment failed. Please try again.' }).waitFor()
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(await page.getByLabel(words.us.name).inputValue()).toBe('Ana Lima')
    expect(await axeViolations(page)).toEqual([])
  })
})
