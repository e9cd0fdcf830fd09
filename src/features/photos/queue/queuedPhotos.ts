import type { getUploadSession } from '~/features/photos/functions/getUploadSession'
import type { UploadMessage } from '~/features/photos/uploadErrors'
import type { PhotoAnalysis } from '../hints/hint'
import type { PreparedPhoto, PrepareError } from '../prepare/preparePhoto'
import type { PhotoRefusal } from './sendPhoto'

type Session = Awaited<ReturnType<typeof getUploadSession>>

export type PhotoError =
  | PrepareError
  | PhotoRefusal
  /** The order has no free slot. */
  | 'full'
  /** No response after three attempts. */
  | 'no-connection'
  /** The order accepts no photos at the moment. */
  | 'not-sent'

export type QueuedPhoto = {
  id: string
  file: File
  name: string
  /** Bytes of the selected file. */
  size: number
  /** Hash of the selected file, which identifies the photo. Absent when the file could not be read. */
  source: string | undefined
  prepared: PreparedPhoto | undefined
  /** What was seen in it, for a hint; `null` if it could not be judged. */
  analysis?: PhotoAnalysis | null
  state: 'waiting' | 'preparing' | 'sending' | 'stored' | 'failed'
  error: PhotoError | undefined
  /** Signed URL, once this page has stored the photo. */
  url: string | undefined
}

export type UploadState = {
  session: Session['state'] | 'checking' | 'too_often'
  /** Checkout URL of an unpaid order. */
  checkoutPath: string | undefined
  /** The order, once it is paid. */
  order: Session['order']
  /** The studio's request for other photos. */
  retakeRequest: Session['retakeRequest']
  /** There are photos, and the buyer has not yet confirmed that they are complete. */
  mayFinish: boolean
  /** Photos on the server, as of the last check. */
  received: Session['received']
  photos: QueuedPhoto[]
  /** Newly selected files are being deduplicated. */
  reading: boolean
  uploading: boolean
  message:
    | {
        kind: 'error' | 'info' | 'success'
        code: UploadMessage
        minutes?: number
        /** Names of the affected files. */
        files?: readonly string[]
      }
    | undefined
}

/** States of an order that takes no photos any more. */
export const closedStates: ReadonlySet<UploadState['session']> = new Set([
  'closed',
  'refunded',
  'review',
  'emptied',
])

/** The state before the server has answered. */
export const initialUpload: UploadState = {
  session: 'checking',
  checkoutPath: undefined,
  order: undefined,
  retakeRequest: undefined,
  mayFinish: false,
  received: [],
  photos: [],
  reading: false,
  uploading: false,
  message: undefined,
}

type Known = Pick<UploadState, 'received' | 'photos'>

/** Whether the server has a photo, sent from this page, another tab or another device. */
export function isReceived(
  received: readonly { sha256: string; source: string | null }[],
  { source, prepared }: QueuedPhoto,
): boolean {
  return received.some(
    (known) =>
      (source !== undefined && known.source === source) ||
      (prepared !== undefined && known.sha256 === prepared.sha256),
  )
}

/** Errors that a retry may solve. */
const retryable = new Set<PhotoError | undefined>(['no-connection', 'not-sent'])

/** The photo cannot be sent, even with a retry: the buyer sees why, and the upload continues without it. */
export function isLeftOut({ state, error }: Pick<QueuedPhoto, 'state' | 'error'>): boolean {
  return state === 'failed' && !retryable.has(error)
}

/** The photo still has to be sent. */
export function needsUpload(photo: Pick<QueuedPhoto, 'state' | 'error'>): boolean {
  return photo.state !== 'stored' && !isLeftOut(photo)
}

/**
 * Slots of the order that are used or would be. A photo counts once, even if selected several times or on several
 * devices.
 */
export function slotsUsed({ received, photos }: Known): number {
  return received.length + photos.filter((photo) => !isLeftOut(photo) && !isReceived(received, photo)).length
}

/** Number of the order's photos on the server. */
export function arrived({ received, photos }: Known): number {
  return slotsUsed({ received, photos: photos.filter(({ state }) => state === 'stored') })
}

/** Marks photos that the server has as stored, except those being sent. */
export function markReceived({ received, photos }: Known): QueuedPhoto[] {
  return photos.map((photo) =>
    photo.state !== 'sending' && photo.state !== 'stored' && isReceived(received, photo)
      ? { ...photo, state: 'stored', error: undefined }
      : photo,
  )
}

/** Readmits photos that a full order rejected, as many as there are free slots now. */
export function fillSlots({ received, photos }: Known, places: number): QueuedPhoto[] {
  let free = places - slotsUsed({ received, photos })
  return photos.map((photo) =>
    photo.error === 'full' && free-- > 0 ? { ...photo, state: 'waiting', error: undefined } : photo,
  )
}
