import pRetry, { AbortError } from 'p-retry'
import { TooOften } from '~/functions/callServer'

export type PhotoRefusal = 'too-large' | 'refused'

/** The server will not take this photo; another may go through. */
export class PhotoRefused extends Error {
  refusal: PhotoRefusal
  constructor(refusal: PhotoRefusal) {
    super()
    this.refusal = refusal
  }
}

/** The server will not take any photo now: every place is taken, or the order is not open. */
export class UploadClosed extends Error {
  full: boolean
  constructor(full: boolean) {
    super()
    this.full = full
  }
}

const refusals: Record<string, PhotoRefusal> = {
  too_large: 'too-large',
  not_a_photo: 'refused',
  bad_request: 'refused',
}

/** Codes that asking again will not change. “Confirming” and failures of ours are not among them. */
const closed = ['unknown', 'unpaid', 'failed', 'refunded', 'closed', 'too_many', 'foreign_origin']

/** Milliseconds for one attempt: half a minute, and what the bytes take at a quarter of a megabit a second. */
const patience = (bytes: number) => 30_000 + bytes / 32

/**
 * Sends one photo. Its bytes say which photo it is, so that sending it again is harmless: three attempts, one
 * and two seconds apart.
 * @returns the photo's signed address
 * @throws PhotoRefused or UploadClosed when asking again is no use, TooOften when it is too early, another error
 * when it could not be sent
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
        'X-Photo-Name': encodeURIComponent(name.slice(0, 200)),
        'X-Photo-Sha256': sha256,
      },
      signal: AbortSignal.timeout(patience(bytes.size)),
    })
    if (response.status === 429) throw new AbortError(new TooOften(response))
    const answer = (await response.json().catch(() => ({}))) as { url?: string; code?: string }
    if (response.ok && answer.url) return answer.url
    const { code = '' } = answer
    if (refusals[code]) throw new AbortError(new PhotoRefused(refusals[code]))
    if (closed.includes(code)) throw new AbortError(new UploadClosed(code === 'too_many'))
    throw new Error(`HTTP ${response.status}`)
  }
  return pRetry(attempt, { retries: 2, minTimeout: 1000, factor: 2 })
}

async function hashOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
