import { nowInSeconds } from '../clock'
import { hmac } from '../hmac'
import { sandboxKeys } from '../keys'

/** Builds a webhook request as Stripe sends it. */
export async function stripeRequest(origin: string, body: string): Promise<Request> {
  return new Request(`${origin}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': await signPayload(body, nowInSeconds()),
    },
    body,
  })
}

/**
 * The `Stripe-Signature` header: HMAC-SHA256 over `<time>.<body>`, in hexadecimal.
 * @param time seconds since 1970
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
async function signPayload(body: string, time: number): Promise<string> {
  const signature = await hmac(sandboxKeys.stripeWebhookSecret, `${time}.${body}`)
  const hex = Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${time},v1=${hex}`
}
