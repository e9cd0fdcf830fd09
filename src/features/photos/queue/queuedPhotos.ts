import type { getUploadSession } from '~/features/photos/functions/getUploadSession'
import type { UploadMessage } from '~/features/photos/uploadErrors'
import type { PhotoFault, PreparedPhoto } from '../prepare/preparePhoto'
import type { PhotoRefusal } from './sendPhoto'

type Session = Awaited<ReturnType<typeof getUploadSession>>

export type PhotoTrouble =
  | PhotoFault
  | PhotoRefusal
  /** Every place of the order is taken. */
  | 'full'
  /** The server did not answer, three times. */
  | 'no-connection'
  /** The order takes no photos just now. */
  | 'not-sent'

export type QueuedPhoto = {
  id: string
  file: File
  name: string
  /** Bytes, as chosen. */
  size: number
  /** Hash of the file: what tells one photo from another. Absent when it could not be read. */
  source: string | undefined
  prepared: PreparedPhoto | undefined
  state: 'waiting' | 'preparing' | 'sending' | 'stored' | 'failed'
  trouble: PhotoTrouble | undefined
  /** Signed address once this page has stored it. */
  url: string | undefined
}

export type UploadState = {
  session: Session['state'] | 'checking' | 'too_often'
  /** Where an order that was not paid can be paid. */
  payAt: string | undefined
  /** What was ordered, once it is paid. */
  order: Session['order']
  /** What the studio asked other photos for. */
  wanted: Session['wanted']
  /** Photos have come before, and the buyer has not said yet that they are all. */
  mayFinish: boolean
  /** What the server had when it was last asked. */
  received: Session['received']
  photos: QueuedPhoto[]
  /** Files that were chosen are being told apart. */
  reading: boolean
  uploading: boolean
  message:
    | {
        kind: 'error' | 'info' | 'success'
        code: UploadMessage
        minutes?: number
        /** Names of the files that it is about. */
        files?: readonly string[]
      }
    | undefined
}

type Known = Pick<UploadState, 'received' | 'photos'>

/** Whether the server has a photo, sent from here, from another tab or from another device. */
export function isReceived(
  received: readonly { sha256: string; source: string | null }[],
  { source, prepared }: QueuedPhoto,
): boolean {
  return received.some(
    (there) =>
      (source !== undefined && there.source === source) ||
      (prepared !== undefined && there.sha256 === prepared.sha256),
  )
}

/** What another try may mend. */
const mayGoThrough = new Set<PhotoTrouble | undefined>(['no-connection', 'not-sent'])

/** It will not be sent, whatever is tried: the buyer sees why, and the order goes on without it. */
export function isLeftOut({ state, trouble }: Pick<QueuedPhoto, 'state' | 'trouble'>): boolean {
  return state === 'failed' && !mayGoThrough.has(trouble)
}

/** It still has to be sent. */
export function isToSend(photo: Pick<QueuedPhoto, 'state' | 'trouble'>): boolean {
  return photo.state !== 'stored' && !isLeftOut(photo)
}

/** Places of the order that are taken, or would be: a photo is one, however often and wherever it was chosen. */
export function placesTaken({ received, photos }: Known): number {
  return received.length + photos.filter((photo) => !isLeftOut(photo) && !isReceived(received, photo)).length
}

/** Photos of the order that are on the server. */
export function arrived({ received, photos }: Known): number {
  return placesTaken({ received, photos: photos.filter(({ state }) => state === 'stored') })
}
