import * as v from 'valibot'
import type { PaymentEvent } from '../gateway'
import type { Account } from './account'
import { callPayPal } from './call'
import { type Reader, readers } from './eventReaders'

const eventSchema = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.record(v.string(), v.unknown()),
})
type PayPalEvent = v.InferOutput<typeof eventSchema>

/** An event without all of these headers is not from PayPal, and needs no verification call. */
const transmissionSchema = v.object({
  'paypal-auth-algo': v.string(),
  'paypal-cert-url': v.pipe(v.string(), v.regex(/^https:\/\/[a-z.-]+\.paypal\.com\//)),
  'paypal-transmission-id': v.string(),
  'paypal-transmission-sig': v.string(),
  'paypal-transmission-time': v.string(),
})
type Transmission = v.InferOutput<typeof transmissionSchema>

/** An event as received, before PayPal has verified it. */
type ClaimedEvent = { event: PayPalEvent; rawBody: string; transmission: Transmission }

/** Parses an event; `undefined` if it cannot be from PayPal. The body must be exactly one JSON value. */
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
 * Verifies the signature of an event through PayPal's API. Sends the body byte for byte, because its bytes were signed.
 * @throws when PayPal does not answer
 */
export async function isPayPalEvent(
  account: Account,
  { rawBody, transmission }: ClaimedEvent,
): Promise<boolean> {
  const fields = JSON.stringify({
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
    body: `${fields.slice(0, -1)},"webhook_event":${rawBody}}`,
  })
  return status === 200 && (body as { verification_status?: string }).verification_status === 'SUCCESS'
}

/** Maps a PayPal event to a payment event. */
export function paymentEvent({ event: { id, event_type: type, resource } }: ClaimedEvent): PaymentEvent {
  const read = (readers as Partial<typeof readers & Record<string, Reader>>)[type]
  return { id, type, about: null, ...read?.(resource) }
}
