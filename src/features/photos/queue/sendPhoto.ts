import pRetry, { AbortError } from 'p-retry'
import { TooOften } from '~/core/calls/callServer'
import type { PhotoFault } from '../prepare/preparePhoto'

/** Why the server does not take a photo. */
export type PhotoRefusal = Extract<PhotoFault, 'too-large' | 'damaged' | 'not-a-photo'> | 'refused'

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
  not_a_photo: 'not-a-photo',
  damaged: 'damaged',
  bad_request: 'refused',
}

/** Codes that asking again will not change. “Confirming” and failures of ours are not among them. */
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
]

/** Milliseconds for one attempt: half a minute, and what the bytes take at a quarter of a megabit a second. */
const patience = (bytes: number) => 30_000 + bytes / 32

/** What the server says of a photo: to a buyer its signed address, to the studio its id. */
type StoredPhoto = { key: string; url?: string; id?: string }

/** Where photos are sent, and by whom. */
type Receiver = {
  path: string
  headers?: Record<string, string>
  /** Where the small picture of a stored photo goes. */
  previewPath: (stored: StoredPhoto) => string
}

export type Sending = {
  /** Place in the selection; part of the object's name. */
  index: number
  name: string
  bytes: Blob
  sha256: string
  /** Hash of the file that was chosen. */
  source: string
  small: Blob | undefined
}

/**
 * Sends one photo. Its bytes say which photo it is, so that sending it again is harmless: three attempts, one
 * and two seconds apart.
 * @returns what the server says of the stored photo
 * @throws PhotoRefused or UploadClosed when asking again is no use, TooOften when it is too early, another error
 * when it could not be sent
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
      signal: AbortSignal.timeout(patience(bytes.size)),
    })
    if (response.status === 429) throw new AbortError(new TooOften(response))
    const answer = (await response.json().catch(() => ({}))) as Partial<StoredPhoto> & { code?: string }
    if (response.ok && answer.key) return { ...answer, key: answer.key }
    const { code = '' } = answer
    if (refusals[code]) throw new AbortError(new PhotoRefused(refusals[code]))
    if (closed.includes(code)) throw new AbortError(new UploadClosed(code === 'too_many'))
    throw new Error(`HTTP ${response.status}`)
  }
  const stored = await pRetry(attempt, { retries: 2, minTimeout: 1000, factor: 2 })
  if (small) await sendPreview(previewPath(stored), headers, small).catch(() => {})
  return stored
}

/** Milliseconds that a photo's small picture may hold up the next photo. */
const previewPatience = 10_000

/** Sends the small picture of a stored photo. Without it the photo goes by its name. */
async function sendPreview(path: string, headers: Receiver['headers'], small: Blob): Promise<void> {
  await fetch(path, {
    method: 'PUT',
    body: small,
    headers: { 'Content-Type': small.type, ...headers },
    signal: AbortSignal.timeout(previewPatience),
  })
}

/** The photo that a signed address of ours names. */
export const photoIdIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
