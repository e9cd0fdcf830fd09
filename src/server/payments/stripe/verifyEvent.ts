import type Stripe from 'stripe'
import type { PaymentEvent } from '../gateway'
import { stripeEvent, thinEvent } from './event'

type Signed = { rawBody: string; signature: string; secret: string }

/**
 * Verifies an event of Stripe's v1 or v2 API; both sign in the same way.
 * @throws when the signature is invalid
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

/** Whether the event is from the v2 API, which the SDK verifies with another function. */
function isThin(rawBody: string): boolean {
  try {
    return JSON.parse(rawBody)?.object === 'v2.core.event'
  } catch {
    return false
  }
}
