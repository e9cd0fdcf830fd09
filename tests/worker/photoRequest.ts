/** Lower-case hex of the bytes. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)).toHex()
}

/** What a browser sends with one photo; `headers` change or add some. */
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
      'content-length': String(bytes.length),
      ...headers,
    },
  }
}
