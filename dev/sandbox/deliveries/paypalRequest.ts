import { paypalCertificate, signTransmission } from '../paypal/transmission'

/** Builds a webhook request as PayPal sends it, with a signature over headers and the exact body. */
export async function paypalRequest(origin: string, body: string): Promise<Request> {
  const id = crypto.randomUUID()
  const time = `${new Date().toISOString().slice(0, 19)}Z`
  return new Request(`${origin}/webhooks/paypal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-214.0-0',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': await signTransmission({ id, time, event: body }),
      'paypal-cert-url': paypalCertificate,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    body,
  })
}
