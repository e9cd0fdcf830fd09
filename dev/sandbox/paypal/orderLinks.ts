import { paypalApi } from './addresses'
import type { Link, Order } from './order'

/** Returns the HATEOAS links of an order: the actions that its status allows. */
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

/** Returns the link to the approval page. A declined capture repeats it with the relation `redirect`. */
export const approvalLink = (id: string, origin: string, rel: 'payer-action' | 'redirect'): Link => ({
  href: `${origin}/__sandbox/paypal/approve/${id}`,
  rel,
  method: 'GET',
})
