import type { OrderRecord } from '../../paypal/order'

/** Gives the address that the buyer goes to after approving, with what PayPal appends. */
export const approvedUrl = ({ order, returnUrl }: OrderRecord): string =>
  withQuery(returnUrl, { token: order.id, ...(order.payer ? { PayerID: order.payer.payer_id } : {}) })

export const cancelledUrl = ({ order, cancelUrl }: OrderRecord): string =>
  withQuery(cancelUrl, { token: order.id })

/** In a pop-up the buyer stays; the script of the page behind reads this address and closes the window. */
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
