import type Stripe from 'stripe'
import type { PaymentEvent } from '../gateway'
import { stripeEvent, thinEvent } from './event'

type Signed = { rawBody: string; signature: string; secret: string }

/**
 * Verifies an event of either API of Stripe; both sign in the same way.
 * @throws when the signature is not Stripe's
 */
export async function verifyEvent(
  stripe: Stripe,
  { rawBody, signature, secret }: Signed,
): Promise<{ event: PaymentEvent; livemode: boolean }> {
  if (isThin(rawBody)) {
    const event = await stripe.parseEventNotificationAsync(rawBody, signature, secret)
    return { event: thinEvent(event), livemode: event.livemode }
  }
  const event = await stripe.webhooks.constructEventAsync(rawBody, signature, secret)
  return { event: stripeEvent(event), livemode: event.livemode }
}

/** Tells the v2 API's form apart, which the package verifies by another function. */
function isThin(rawBody: string): boolean {
  try {
    return JSON.parse(rawBody)?.object === 'v2.core.event'
  } catch {
    return false
  }
}
