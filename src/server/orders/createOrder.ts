import type { Offer } from '~/catalog/photoPlans'
import { type Money, priceOf } from '~/catalog/prices'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import type { PaymentProvider } from '~/core/schemas/providers'
import { orderEmailColumns } from '../mail/emailKey'
import type { Services } from '../services'
import type { Order } from './order'
import { writeOrder } from './writeOrder'

export type OrderRequest = Offer & {
  edition: OrderEdition
  /** Unguessable key of the submitted form. Submitting the same form contents twice gives one order. */
  requestKey: string
  customerName: string | null
  customerEmail: string | null
}

/** Hours that a hosted payment page stays open. The provider allows 30 minutes to 24 hours. */
const sessionHours = 3

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionHours * 3_600_000)
}

/**
 * Creates the order at the price book's price, before any provider is called. Idempotent: the same form with the same
 * contents at the same price returns the order of the first call.
 */
export async function createOrder(
  { db, now }: Services,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<Order> {
  const at = now()
  const price = priceOf(request.edition, request.offer, 'ai-photos', request.plan)
  const requestKey = await contentsKey(request, price)
  return writeOrder(
    { db },
    {
      id: crypto.randomUUID(),
      offer: request.offer,
      plan: request.plan,
      edition: request.edition,
      amountMinor: price.amount,
      currency: price.currency,
      provider,
      formKey: request.requestKey,
      requestKey,
      customerName: request.customerName,
      ...orderEmailColumns(request.customerEmail),
      enteredEmail: request.customerEmail,
      status: 'created',
      expiresAt: sessionEnd(at),
      createdAt: at,
      updatedAt: at,
    },
  )
}

async function contentsKey(request: OrderRequest, { amount, currency }: Money): Promise<string> {
  const { requestKey, offer, edition, plan, customerName, customerEmail } = request
  const all = [requestKey, offer, edition, plan, customerName, customerEmail, amount, currency]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(all)))
  return new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
}
