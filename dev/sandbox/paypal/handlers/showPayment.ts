import type { PaypalContext } from '../context'
import { notFound } from '../errors'
import { captureResource } from '../events'
import { findOrderByPayment } from '../findOrderByPayment'
import { captureOf } from '../withCapture'

/** https://developer.paypal.com/docs/api/payments/v2/#captures_get */
export async function showCapture(c: PaypalContext<'/:id'>): Promise<Response> {
  const record = await findOrderByPayment(c.env.db, 'captures', c.req.param('id'))
  const capture = record && captureOf(record)
  if (!capture) throw notFound()
  return c.json(captureResource(record.order, capture))
}

/** https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
export async function showRefund(c: PaypalContext<'/:id'>): Promise<Response> {
  const id = c.req.param('id')
  const record = await findOrderByPayment(c.env.db, 'refunds', id)
  const refund = record?.order.purchase_units[0].payments?.refunds?.find((one) => one.id === id)
  if (!refund) throw notFound()
  return c.json(refund)
}
