import { editions } from '~/catalog/editions'
import { priceOf } from '~/catalog/prices'
import { failure, type Result, success } from '~/core/result'
import { orderEmailColumns } from '../mail/emailKey'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { Order } from './order'
import type { SessionPart } from './orderForSession'
import { planOfPaymentLink } from './planOfPaymentLink'
import { writeOrder } from './writeOrder'

/**
 * Creates the order of a payment made through one of the owner's payment links, at the price of the link's plan; the
 * usual checks then compare the amount paid.
 * @returns `undefined` unless the session is completed and came from one of the owner's links for portraits
 */
export async function createOrderFromLink(
  services: Services,
  session: PaymentSession,
): Promise<Result<{ order: Order; part: SessionPart } | undefined, 'unreachable' | 'unknown'>> {
  const { now, gateways, config } = services
  const { readPaymentLink } = gateways[session.provider]
  if (!readPaymentLink || !session.paymentLink || session.status !== 'complete') return success(undefined)
  const link = await readPaymentLink(session.paymentLink)
  if (!link.ok && link.code !== 'provider_refused' && link.code !== 'unknown_session')
    return failure('unreachable')
  // The key cannot read links or the link is gone: identify the plan by the amount.
  const offer = planOfPaymentLink(config, session, link.ok ? link.value : undefined)
  if (!offer) return link.ok ? success(undefined) : failure('unknown')
  const { edition, plan } = offer
  const at = now()
  // An unknown plan has no price to compare with.
  const price =
    plan === 'unknown'
      ? { amount: 0, currency: editions[edition].currency }
      : priceOf(edition, 'service', 'ai-photos', plan)
  const order = await writeOrder(services, {
    id: crypto.randomUUID(),
    offer: 'service',
    plan,
    edition,
    amountMinor: price.amount,
    currency: price.currency,
    provider: `${session.provider}_link`,
    requestKey: `link:${session.id}`,
    providerSessionId: session.id,
    customerName: session.customerName,
    ...orderEmailColumns(session.customerEmail),
    status: 'created',
    expiresAt: at,
    createdAt: at,
    updatedAt: at,
  })
  return success({ order, part: 'current' })
}
