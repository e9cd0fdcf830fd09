import { photosPerOrder } from '~/core/schemas/limits'
import { getUploadSession } from '~/features/photos/functions/getUploadSession'
import { uploadPhotos } from '~/features/photos/functions/uploadPhotos'
import { type PhotoFault, type PreparedPhoto, preparePhoto } from '../prepare/preparePhoto'
import type { UploadState } from './queuedPhotos'
import { photoIdIn, type Sending, sendPhoto } from './sendPhoto'

type Look = Pick<UploadState, 'received'> & {
  state: Exclude<UploadState['session'], 'checking' | 'too_often'>
  payAt?: string
  order?: NonNullable<UploadState['order']>
  wanted?: NonNullable<UploadState['wanted']>
  mayFinish?: boolean
}

/** Where the photos of a queue go: what differs between those of a buyer and the portraits of the studio. */
export type UploadTarget = {
  /** How many there is room for. */
  places: number
  /** Asks whether photos are welcome, and which are there. */
  look: () => Promise<Look>
  prepare: (file: File) => Promise<PreparedPhoto | PhotoFault>
  /** @returns the photo's signed address, where it has one; throws as `sendPhoto` does */
  send: (photo: Sending & PreparedPhoto) => Promise<string | undefined>
  /** Says that these are all. */
  close: (photoUrls: string[]) => Promise<{ ok: true } | { ok: false; code: string }>
}

/** The door for the buyer of one session. */
export function buyerTarget(sessionId: string): UploadTarget {
  return {
    places: photosPerOrder,
    look: () => getUploadSession({ data: { sessionId } }),
    prepare: preparePhoto,
    async send(photo) {
      const headers = { 'X-Session-Id': sessionId }
      const previewPath = ({ url = '' }) => `/photos/${photoIdIn(url)}/preview`
      return (await sendPhoto({ path: '/photos', headers, previewPath }, photo)).url
    },
    close: (photoUrls) => uploadPhotos({ data: { sessionId, photoUrls } }),
  }
}
