import { currentConsent } from '~/features/photos/content/consent'

/** SHA-256 of the bytes as lowercase hex. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)).toHex()
}

/** The upload request of a browser for one photo; `headers` override or extend the defaults. */
export async function photoRequest(
  bytes: Uint8Array,
  name: string,
  headers: Record<string, string> = {},
): Promise<RequestInit & { headers: Record<string, string> }> {
  return {
    method: 'PUT',
    body: bytes as BodyInit,
    headers: {
      'x-photo-index': '0',
      'x-photo-name': encodeURIComponent(name),
      'x-photo-sha256': await sha256Of(bytes),
      'x-consent': `${currentConsent}.en-US`,
      'content-length': String(bytes.length),
      ...headers,
    },
  }
}
