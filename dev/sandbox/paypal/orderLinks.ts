import { paypalApi } from './addresses'
import type { Link, Order } from './order'

/** Links to what can be done with an order in its state. */
export function orderLinks(id: string, status: Order['status'], origin: string): Link[] {
  const href = `${paypalApi}/v2/checkout/orders/${id}`
  const self: Link = { href, rel: 'self', method: 'GET' }
  if (status === 'PAYER_ACTION_REQUIRED') return [self, approvalLink(id, origin, 'payer-action')]
  if (status === 'APPROVED')
    return [
      self,
      { href, rel: 'update', method: 'PATCH' },
      { href: `${href}/capture`, rel: 'capture', method: 'POST' },
    ]
  return [self]
}

/** The page on which the buyer approves; `redirect` is the name that a declined capture gives to it. */
export const approvalLink = (id: string, origin: string, rel: 'payer-action' | 'redirect'): Link => ({
  href: `${origin}/__sandbox/paypal/approve/${id}`,
  rel,
  method: 'GET',
})
