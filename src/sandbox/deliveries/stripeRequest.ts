/**
 * The `Stripe-Signature` header: HMAC-SHA256 over `<time>.<body>`, in hexadecimal.
 * @param time seconds since 1970
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export async function signPayload(body: string, secret: string, time: number): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${time}.${body}`)))
  const hex = Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${time},v1=${hex}`
}
