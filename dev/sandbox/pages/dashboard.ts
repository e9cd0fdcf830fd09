import { html } from 'hono/html'
import type Stripe from 'stripe'
import { listDeliveries } from '../deliveries/delivery'
import { readFault } from '../faults'
import type { DisputeRecord } from '../paypal/disputes/dispute'
import type { OrderRecord } from '../paypal/order'
import { listRecords } from '../store'
import type { SessionRecord } from '../stripe/record'
import { deliveriesTable } from './deliveriesTable'
import type { PagesContext } from './environment'
import { faultForm } from './faultForm'
import { foreignEventForm } from './foreignEvent'
import { showPage } from './layout'
import { ordersTable } from './paypal/ordersTable'
import { sessionsTable } from './sessionsTable'

/** The dashboard: all stored records, with buttons for what can happen after the checkout. */
export async function showDashboard(c: PagesContext): Promise<Response> {
  const { db } = c.get('host')
  const records = await listRecords<SessionRecord>(db, 'session')
  const orders = await listRecords<OrderRecord>(db, 'paypal_order')
  return showPage(c, {
    title: 'Payments',
    body: html`<p><a href="/__sandbox/outbox">Outbox</a>: all recorded mails.</p>
<h2 id="sessions">Sessions</h2>
${sessionsTable(records, await readRefunded(db), await listRecords<Stripe.Dispute>(db, 'dispute'))}
<h2 id="orders">PayPal orders</h2>
${ordersTable(orders, await listRecords<DisputeRecord>(db, 'paypal_dispute'))}
<h2 id="webhooks">Webhooks</h2>
${deliveriesTable(await listDeliveries(db))}
<h2 id="elsewhere">Other activity on the same account</h2>
${foreignEventForm()}
<h2 id="faults">Faults</h2>
${faultForm(await readFault(db))}`,
  })
}

/** Returns refunded amounts in minor units, by payment intent. */
async function readRefunded(db: D1Database): Promise<Map<string, number>> {
  const charges = await listRecords<Stripe.Charge>(db, 'charge', 1000)
  return new Map(charges.map((charge) => [String(charge.payment_intent), charge.amount_refunded]))
}
