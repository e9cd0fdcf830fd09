import { failure, type Result, success } from '~/core/result'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { PaymentNames } from '../payments/gateway'
import type { Services } from '../services'
import { orderById, orderOfPayment } from './order'

type NoSession =
  /** The payment carries our metadata, but we have no order for it. */
  | 'no_order'
  /** The payment belongs to another shop on the same account. */
  | 'foreign'
  | 'unreachable'

/**
 * Finds the session id of an event's payment, in our own records or else from the provider. Our metadata alone names
 * only the order, which a second payment shares.
 */
export async function sessionOfEvent(
  { db, gateways }: Services,
  provider: PaymentProvider,
  { session, payment, order: orderId }: PaymentNames,
): Promise<Result<string, NoSession>> {
  if (session) return success(session)
  if (payment) {
    const order = await orderOfPayment(db, payment)
    if (order?.providerSessionId) return success(order.providerSessionId)
    const found = await gateways[provider].findSession(payment)
    if (found.ok && found.value !== null) return success(found.value)
    // A refusal stays one, so our metadata decides, if there is any.
    const isFinal =
      found.ok || found.code === 'unknown_session' || (found.code === 'provider_refused' && orderId)
    if (!isFinal) return failure('unreachable')
  }
  const order = orderId ? await orderById(db, orderId) : undefined
  if (order?.providerSessionId) return success(order.providerSessionId)
  return failure(orderId ? 'no_order' : 'foreign')
}
