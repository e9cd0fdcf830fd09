import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { openDatabase } from '~/server/db/database'
import { type OrderStatus, orders, outbox } from '~/server/db/schema'
import { startCardPayment } from '~/server/orders/startCardPayment'
import { createServices } from '~/server/services'
import { app } from './worker'

export const origin = env.PUBLIC_ORIGIN
export const database = openDatabase(env.DB)

/** A request of one of our own pages. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
  if (!headers.has('origin')) headers.set('origin', origin)
  return Promise.resolve(app.fetch(new Request(origin + path, { redirect: 'manual', ...init, headers })))
}

export function post(
  path: string,
  fields: Record<string, string>,
  headers: HeadersInit = {},
): Promise<Response> {
  return send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

type Outcome = 'pay' | 'delayed' | 'decline' | 'cancel' | 'expire'
type Webhook = 'at_once' | 'late' | 'twice' | 'out_of_order' | 'never'

/** Presses a button of the provider's page. */
export function press(sessionId: string, outcome: Outcome, webhook: Webhook = 'at_once'): Promise<Response> {
  return post(`/__sandbox/checkout/${sessionId}`, {
    outcome,
    webhook,
    email: 'ana@example.com',
    name: 'Ana Lima',
  })
}

/** What happens to a payment afterwards. */
export function settle(sessionId: string, action: 'succeeded' | 'failed' | 'refund' | 'refund_half') {
  return post(`/__sandbox/sessions/${sessionId}`, { action })
}

/** An order of the checkout with an open payment session. @returns the session's id */
export async function order(): Promise<string> {
  const started = await startCardPayment(createServices(), {
    offer: 'checkout',
    plan: 'pro',
    edition: 'us',
    requestKey: crypto.randomUUID(),
    customerName: 'Ana Lima',
    customerEmail: 'ana@example.com',
  })
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

export async function paidOrder(): Promise<string> {
  const session = await order()
  await press(session, 'pay')
  return session
}

export async function rowOf(sessionId: string) {
  const [row] = await database.select().from(orders).where(sql`${orders.providerSessionId} = ${sessionId}`)
  if (!row) throw new Error('no such order')
  return row
}

export async function statusOf(sessionId: string): Promise<OrderStatus> {
  return (await rowOf(sessionId)).status
}

export async function mailsOf(sessionId: string): Promise<string[]> {
  const { id } = await rowOf(sessionId)
  const rows = await database
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(sql`${outbox.subjectId} = ${id}`)
  return rows.map((row) => row.kind).sort()
}

/** The next `calls` answers of the provider fail in this way. */
export function breakProvider(kind: 'error' | 'timeout' | 'garbage', calls = 1): Promise<Response> {
  return post('/__sandbox/faults', { action: 'set', kind, calls: String(calls) })
}

export function mendProvider(): Promise<Response> {
  return post('/__sandbox/faults', { action: 'clear' })
}
