import type { Offer } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import { type Edition, editions } from '~/editions'
import type { PaymentProvider } from '../gateways/payment'
import type { Services } from '../services'
import type { Order } from './order'
import { writeOrder } from './writeOrder'

export type OrderRequest = Offer & {
  edition: Edition
  /** One for each filled-in form: the same form sent twice is one order. */
  requestKey: string
  customerName: string | null
  customerEmail: string | null
}

/** Hours that a hosted payment page stays open. The provider allows half an hour to a day. */
const sessionHours = 3

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionHours * 3_600_000)
}

/**
 * Writes the order with the price of the price book, before any provider is asked. Called again with the same
 * request key it gives the order of the first call.
 */
export async function createOrder(
  { db, now }: Services,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<Order> {
  const at = now()
  const price = priceOf(request.edition, request.offer, 'ai-photos', request.plan)
  return writeOrder(
    { db },
    {
      id: crypto.randomUUID(),
      offer: request.offer,
      plan: request.plan,
      edition: request.edition,
      locale: editions[request.edition].locale,
      amountMinor: price.amount,
      currency: price.currency,
      provider,
      requestKey: request.requestKey,
      customerName: request.customerName,
      customerEmail: request.customerEmail,
      status: 'created',
      expiresAt: sessionEnd(at),
      createdAt: at,
      updatedAt: at,
    },
  )
}
