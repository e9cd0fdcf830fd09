import pRetry, { AbortError } from 'p-retry'

export type PhotoRefusal = 'too-large' | 'refused'

/** The server will not take this photo; another may go through. */
export class PhotoRefused extends Error {
  refusal: PhotoRefusal
  constructor(refusal: PhotoRefusal) {
    super()
    this.refusal = refusal
  }
}

const refusals: Record<number, PhotoRefusal> = { 413: 'too-large', 415: 'refused', 400: 'refused' }

/** Milliseconds until a photo on its way counts as lost. */
const patience = 120_000

/**
 * Sends one photo. Its address in the bucket follows from its bytes, so that sending it again is harmless:
 * three attempts, one and two seconds apart.
 * @returns the photo's signed address
 * @throws PhotoRefused when the server will not take it, another error when it could not be reached
 */
export async function sendPhoto(
  sessionId: string,
  index: number,
  name: string,
  bytes: Blob,
): Promise<string> {
  const sha256 = await hashOf(bytes)
  const attempt = async () => {
    const response = await fetch('/photos', {
      method: 'PUT',
      body: bytes,
      headers: {
        'Content-Type': bytes.type || 'application/octet-stream',
        'X-Session-Id': sessionId,
        'X-Photo-Index': String(index),
        'X-Photo-Name': encodeURIComponent(name),
        'X-Photo-Sha256': sha256,
      },
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return ((await response.json()) as { url: string }).url
    const refusal = refusals[response.status]
    if (refusal) throw new AbortError(new PhotoRefused(refusal))
    // Anything else of ours in this range will not change by asking again; 425 means “not yet”.
    if (response.status < 500 && response.status !== 425) throw new AbortError(`HTTP ${response.status}`)
    throw new Error(`HTTP ${response.status}`)
  }
  return pRetry(attempt, { retries: 2, minTimeout: 1000, factor: 2 })
}

async function hashOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
