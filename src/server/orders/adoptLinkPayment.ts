import { prices } from '~/content/prices'
import { editions } from '~/editions'
import { site } from '~/site'
import { orders } from '../db/schema'
import type { PaymentSession } from '../gateways/payment'
import type { Services } from '../services'
import { type Order, orderOfSession } from './order'
import type { SessionPart } from './orderForSession'

/**
 * A payment through one of the owner's own payment links has no order of ours until it is first seen. It
 * becomes one when its amount is exactly that of a plan card whose link the owner configured.
 */
export async function adoptLinkPayment(
  { db, now }: Services,
  session: PaymentSession,
): Promise<{ order: Order; part: SessionPart } | undefined> {
  if (!session.paymentLink || session.status !== 'complete') return undefined
  const price = prices.find(
    (row) =>
      row.surface === 'service' &&
      row.amount === session.amountMinor &&
      row.currency === session.currency &&
      site.paymentLinks[row.edition][row.plan as 'essential'],
  )
  if (!price) return undefined
  const at = now()
  await db
    .insert(orders)
    .values({
      id: crypto.randomUUID(),
      offer: 'service',
      plan: price.plan,
      edition: price.edition,
      locale: editions[price.edition].locale,
      amountMinor: price.amount,
      currency: price.currency,
      provider: 'stripe_link',
      requestKey: `link:${session.id}`,
      providerSessionId: session.id,
      customerName: session.customerName,
      customerEmail: session.customerEmail,
      status: 'created',
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  const order = await orderOfSession(db, session.id)
  return order && { order, part: 'current' }
}
