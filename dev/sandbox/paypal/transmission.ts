import { hmac } from '../hmac'
import { sandboxKeys } from '../keys'

/** PayPal signs with a certificate; the sandbox uses one shared secret in place of its key pair. */
const secret = 'sandbox-signature-no-money-moves-here'

export const paypalCertificate =
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-5a4d1b0c-no-money-moves'

type Transmission = {
  id: string
  /** RFC 3339. */
  time: string
  /** The exact text of the delivered event. */
  event: string
}

/** Returns the value of the `paypal-transmission-sig` header, in base64. */
export async function signTransmission({ id, time, event }: Transmission): Promise<string> {
  const signature = await hmac(secret, `${id}|${time}|${sandboxKeys.paypalWebhookId}|${event}`)
  // The leading zero byte makes the first character a letter: PayPal's own pattern refuses a leading `+` or `/`.
  return btoa(String.fromCharCode(0, ...signature))
}
