import * as v from 'valibot'
import { sandboxKeys } from '../../keys'
import { type PaypalContext, rawBodyOf } from '../context'
import { parseBody } from '../parseBody'
import { paypalCertificate, signTransmission } from '../transmission'

/** PayPal's own pattern for ids and signatures, which refuses digits alone and a leading `+` or `/`. */
const word = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^(?!\d+$)\w+\S+/))
const alphanumeric = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[a-zA-Z0-9]+$/))

const verification = v.strictObject({
  auth_algo: alphanumeric(100),
  cert_url: v.pipe(v.string(), v.maxLength(500), v.url()),
  transmission_id: word(50),
  transmission_sig: word(500),
  transmission_time: v.pipe(v.string(), v.maxLength(100), v.isoTimestamp()),
  webhook_id: alphanumeric(50),
  webhook_event: v.looseObject({}),
})

/**
 * Verifies a webhook's signature.
 * @see https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post
 */
export async function verifySignature(c: PaypalContext): Promise<Response> {
  const raw = await rawBodyOf(c)
  const request = parseBody(verification, raw)
  const signature = await signTransmission({
    id: request.transmission_id,
    time: request.transmission_time,
    event: rawEventOf(raw),
  })
  const genuine =
    request.transmission_sig === signature &&
    request.webhook_id === sandboxKeys.paypalWebhookId &&
    request.cert_url === paypalCertificate &&
    request.auth_algo === 'SHA256withRSA'
  return c.json({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' })
}

/**
 * Returns the event's exact text in the request body, because the signature covers that text. Requires `webhook_event`
 * to be the last property.
 */
function rawEventOf(body: string): string {
  const name = /"webhook_event"\s*:\s*/.exec(body)
  if (!name) return ''
  return body.slice(name.index + name[0].length, body.lastIndexOf('}')).trimEnd()
}
