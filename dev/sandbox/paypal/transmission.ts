import { hmac } from '../hmac'
import { sandboxKeys } from '../keys'

/** PayPal signs with a certificate; here one secret stands for both halves of it. */
const secret = 'sandbox-signature-no-money-moves-here'

export const paypalCertificate =
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-5a4d1b0c-no-money-moves'

type Transmission = {
  id: string
  /** RFC 3339. */
  time: string
  /** The event, exactly as it was delivered. */
  event: string
}

/** The `paypal-transmission-sig` header, in base64. */
export async function signTransmission({ id, time, event }: Transmission): Promise<string> {
  const signature = await hmac(secret, `${id}|${time}|${sandboxKeys.paypalWebhookId}|${event}`)
  // The leading zero becomes a letter: the vendor's own pattern refuses a first `+` or `/`.
  return btoa(String.fromCharCode(0, ...signature))
}
