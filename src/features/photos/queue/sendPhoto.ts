import { RateLimitedError } from '~/core/calls/callServer'
import { retry } from '~/core/calls/retry'
import type { PrepareError } from '../prepare/preparePhoto'

/** Why the server rejects a photo. */
export type PhotoRefusal = Extract<PrepareError, 'too-large' | 'damaged' | 'not-a-photo'> | 'refused'

/** The server rejects this photo; others may still be accepted. */
export class PhotoRefused extends Error {
  refusal: PhotoRefusal
  constructor(refusal: PhotoRefusal) {
    super()
    this.refusal = refusal
  }
}

/** The server accepts no photos now: the order is full or not open, or the page is out of date. */
export class UploadClosed extends Error {
  code: string
  constructor(code: string) {
    super()
    this.code = code
  }
}

const refusals: Record<string, PhotoRefusal> = {
  too_large: 'too-large',
  not_a_photo: 'not-a-photo',
  damaged: 'damaged',
  bad_request: 'refused',
}

/** Codes for which a retry is useless. “Confirming” and server errors are not among them. */
const closed = [
  'unknown',
  'unpaid',
  'failed',
  'refunded',
  'review',
  'emptied',
  'closed',
  'too_many',
  'foreign_origin',
  'no_consent',
  'outdated',
]

const isFinal = (error: unknown) =>
  [RateLimitedError, PhotoRefused, UploadClosed].some((final) => error instanceof final)

/** Timeout of one attempt in milliseconds: 30 seconds, plus the transfer time at 256 kbit/s. */
export const timeoutFor = (bytes: number) => 30_000 + bytes / 32

/** The server's response for a stored photo: its signed URL for a buyer, its id for the studio. */
type StoredPhoto = { key: string; url?: string; id?: string }

/** The endpoint for photos, and the headers that identify the sender. */
type Receiver = {
  path: string
  headers?: Record<string, string>
  /** Path for the preview of a stored photo. */
  previewPath: (stored: StoredPhoto) => string
}

export type Sending = {
  /** Index in the selection; part of the object key. */
  index: number
  name: string
  bytes: Blob
  sha256: string
  /** Hash of the selected file. */
  source: string
  small: Blob | undefined
}

/**
 * Sends one photo with up to three attempts, one and two seconds apart. The hash identifies the photo, so a repeated
 * request is harmless.
 * @returns the server's response for the stored photo
 * @throws PhotoRefused or UploadClosed when a retry is useless, RateLimitedError when rate limited, another error when
 *   sending failed
 */
export async function sendPhoto(
  { path, headers, previewPath }: Receiver,
  { index, name, bytes, sha256, source, small }: Sending,
): Promise<StoredPhoto> {
  const attempt = async () => {
    const response = await fetch(path, {
      method: 'PUT',
      body: bytes,
      headers: {
        'Content-Type': bytes.type || 'application/octet-stream',
        ...headers,
        'X-Photo-Index': String(index),
        'X-Photo-Name': encodeURIComponent(name.slice(0, 200).toWellFormed()),
        'X-Photo-Sha256': sha256,
        'X-Photo-Source': source,
      },
      signal: AbortSignal.timeout(timeoutFor(bytes.size)),
    })
    if (response.status === 429) throw new RateLimitedError(response)
    const result = (await response.json().catch(() => ({}))) as Partial<StoredPhoto> & { code?: string }
    if (response.ok && result.key) return { ...result, key: result.key }
    const { code = '' } = result
    if (refusals[code]) throw new PhotoRefused(refusals[code])
    if (closed.includes(code)) throw new UploadClosed(code)
    throw new Error(`HTTP ${response.status}`)
  }
  const stored = await retry(attempt, { retries: 2, isFinal })
  if (small) await sendPreview(previewPath(stored), headers, small).catch(() => {})
  return stored
}

/** Timeout of a preview upload in milliseconds, so that it does not delay the next photo for long. */
const previewTimeout = 10_000

/** Sends the preview of a stored photo. Optional: without one, pages show the photo's name. */
async function sendPreview(path: string, headers: Receiver['headers'], small: Blob): Promise<void> {
  await fetch(path, {
    method: 'PUT',
    body: small,
    headers: { 'Content-Type': small.type, ...headers },
    signal: AbortSignal.timeout(previewTimeout),
  })
}

/** The photo id in a signed photo URL. */
export const photoIdIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
