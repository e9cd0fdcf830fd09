import * as v from 'valibot'
import type { PaymentEvent, PaymentNames } from '../gateway'
import type { Account } from './account'
import { callPayPal } from './call'

const eventSchema = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.looseObject({
    id: v.optional(v.string()),
    custom_id: v.optional(v.string()),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
    ),
  }),
})
type PayPalEvent = v.InferOutput<typeof eventSchema>

/** Without all of these headers an event is not PayPal's, and PayPal need not be asked. */
const transmissionSchema = v.object({
  'paypal-auth-algo': v.string(),
  'paypal-cert-url': v.pipe(v.string(), v.regex(/^https:\/\/[a-z.-]+\.paypal\.com\//)),
  'paypal-transmission-id': v.string(),
  'paypal-transmission-sig': v.string(),
  'paypal-transmission-time': v.string(),
})
type Transmission = v.InferOutput<typeof transmissionSchema>

/** An event as it came, before PayPal has said that it is its own. */
type ClaimedEvent = { event: PayPalEvent; rawBody: string; transmission: Transmission }

/** Reads an event; `undefined` for what cannot be PayPal's. The body is one JSON value and nothing after it. */
export function readClaim(rawBody: string, headers: Headers): ClaimedEvent | undefined {
  const transmission = v.safeParse(transmissionSchema, Object.fromEntries(headers))
  if (!transmission.success) return undefined
  try {
    const event = v.safeParse(eventSchema, JSON.parse(rawBody))
    return event.success ? { event: event.output, rawBody, transmission: transmission.output } : undefined
  } catch {
    return undefined
  }
}

/**
 * Asks PayPal whether an event is its own. The event goes there byte for byte, because that is what was signed.
 * @throws when PayPal does not answer
 */
export async function isPayPals(account: Account, { rawBody, transmission }: ClaimedEvent): Promise<boolean> {
  const facts = JSON.stringify({
    auth_algo: transmission['paypal-auth-algo'],
    cert_url: transmission['paypal-cert-url'],
    transmission_id: transmission['paypal-transmission-id'],
    transmission_sig: transmission['paypal-transmission-sig'],
    transmission_time: transmission['paypal-transmission-time'],
    webhook_id: account.webhookId,
  })
  const { status, body } = await callPayPal(account, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${facts.slice(0, -1)},"webhook_event":${rawBody}}`,
  })
  return status === 200 && (body as { verification_status?: string }).verification_status === 'SUCCESS'
}

const approved = 'CHECKOUT.ORDER.APPROVED'

const ofCaptures: readonly string[] = [
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
]

/** Puts an event of PayPal into our terms. */
export function paymentEvent({ event }: ClaimedEvent): PaymentEvent {
  return {
    id: event.id,
    type: event.event_type,
    about: namesIn(event),
    approved: event.event_type === approved,
  }
}

/** Of a capture PayPal names the order; of a refund only what we wrote on the capture. */
function namesIn({ event_type, resource }: PayPalEvent): PaymentNames | null {
  if (event_type === approved) return { session: resource.id }
  if (!ofCaptures.includes(event_type)) return null
  return { session: resource.supplementary_data?.related_ids?.order_id, order: resource.custom_id }
}
