import type { OrderRecord } from '../../paypal/order'

/** Returns the URL after approval, with the parameters that PayPal appends. */
export const approvedUrl = ({ order, returnUrl }: OrderRecord): string =>
  withQuery(returnUrl, { token: order.id, ...(order.payer ? { PayerID: order.payer.payer_id } : {}) })

export const cancelledUrl = ({ order, cancelUrl }: OrderRecord): string =>
  withQuery(cancelUrl, { token: order.id })

/** The last URL of a pop-up. The opener's script reads it and closes the window. */
export const closedUrl = ({ order }: OrderRecord, outcome: 'approved' | 'cancelled'): string =>
  `/__sandbox/paypal/closed?${new URLSearchParams({
    outcome,
    ...(outcome === 'approved' && order.payer ? { PayerID: order.payer.payer_id } : {}),
  })}`

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
  return url.href
}
