import { timestamp } from '../clock'
import type { WebhookMode } from '../deliveries/enqueue'
import { changeOrder } from './changeOrder'
import { orderEvent } from './events'
import { newPayerId } from './ids'
import type { Funding, Order, OrderRecord, Payer } from './order'
import { orderLinks } from './orderLinks'
import { queueEvent } from './queueEvent'

type Approval = {
  buyer: { email: string; name: string }
  funding: Funding
  webhook: WebhookMode
}

/**
 * Approves an order as its buyer and queues the event. An order that is already approved or captured stays unchanged.
 * @throws PaypalRefusal 404 for an unknown or expired order
 */
export async function approveOrder(
  db: D1Database,
  origin: string,
  id: string,
  approval: Approval,
): Promise<OrderRecord> {
  let approved = false
  const record = await changeOrder(db, id, (current) => {
    approved = current.order.status === 'PAYER_ACTION_REQUIRED'
    if (!approved) return current
    const { funding, webhook } = approval
    return { ...current, funding, webhook, order: approvedOrder(current, approval.buyer, origin) }
  })
  if (approved) await queueEvent(db, record, orderEvent('CHECKOUT.ORDER.APPROVED', record.order))
  return record
}

function approvedOrder({ order, locale }: OrderRecord, buyer: Approval['buyer'], origin: string): Order {
  const [given_name = '', ...rest] = buyer.name.split(/\s+/)
  const surname = rest.join(' ')
  const account = {
    email_address: buyer.email,
    ...(given_name ? { name: { given_name, ...(surname ? { surname } : {}) } } : {}),
    // The approval page does not ask for a country: `pt-BR` gives `BR`.
    address: { country_code: locale.slice(3) },
  }
  const payer: Payer = { ...account, payer_id: newPayerId() }
  return {
    ...order,
    status: 'APPROVED',
    payment_source: { paypal: { ...account, account_id: payer.payer_id, account_status: 'VERIFIED' } },
    payer,
    update_time: timestamp(),
    links: orderLinks(order.id, 'APPROVED', origin),
  }
}
