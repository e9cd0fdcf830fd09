import { readRecord } from '../../store'
import type { PaypalContext } from '../context'
import type { DisputeRecord } from '../disputes/dispute'
import { disputesOf } from '../disputes/disputesOf'
import { notFound } from '../errors'
import { findOrderByPayment } from '../findOrderByPayment'

/** PayPal's page size without the parameter, and the largest. */
const pageSizes = { default: 10, max: 50 }

/** https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_list, for one transaction. */
export async function listDisputes(c: PaypalContext): Promise<Response> {
  const { db } = c.env
  const record = await findOrderByPayment(db, 'captures', c.req.query('disputed_transaction_id') ?? '')
  const disputes = record ? await disputesOf(db, record.order.id) : []
  const size = Math.min(Number(c.req.query('page_size') ?? pageSizes.default), pageSizes.max)
  const start = Number(c.req.query('next_page_token') ?? 0)
  const items = disputes
    .slice(start, start + size)
    .map(({ dispute_id, create_time, update_time, reason, status, dispute_amount, links }) => ({
      ...{ dispute_id, create_time, update_time, reason, status, dispute_amount, links },
    }))
  const self = { href: c.req.url, rel: 'self', method: 'GET' }
  const next = new URL(c.req.url)
  next.searchParams.set('next_page_token', String(start + size))
  const links = disputes.length > start + size ? [self, { ...self, href: next.href, rel: 'next' }] : [self]
  return c.json({ ...(items.length ? { items } : {}), links })
}

/** https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_get */
export async function showDispute(c: PaypalContext<'/:id'>): Promise<Response> {
  const record = await readRecord<DisputeRecord>(c.env.db, 'paypal_dispute', c.req.param('id'))
  if (!record) throw notFound()
  return c.json(record.dispute)
}
