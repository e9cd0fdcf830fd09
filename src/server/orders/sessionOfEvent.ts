import type { PaymentNames } from '../gateways/gateway'
import type { Services } from '../services'
import { orderById, orderOfPayment } from './order'

/** Finds the payment session that an event is about; `undefined` when it is of no order of ours. */
export async function sessionOfEvent(
  { db }: Services,
  { session, payment, order: orderId }: PaymentNames,
): Promise<string | undefined> {
  if (session) return session
  const order =
    (payment ? await orderOfPayment(db, payment) : undefined) ??
    (orderId ? await orderById(db, orderId) : undefined)
  return order?.providerSessionId ?? undefined
}
