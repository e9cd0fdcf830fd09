import { photosPerOrder } from '~/core/schemas/limits'
import { getUploadSession } from '~/features/photos/functions/getUploadSession'
import { uploadPhotos } from '~/features/photos/functions/uploadPhotos'
import { analyzePhoto } from '../hints/lazyHints'
import { type PreparedPhoto, type PrepareError, preparePhoto } from '../prepare/preparePhoto'
import { consentHeader } from './consentField'
import type { UploadState } from './queuedPhotos'
import { photoIdIn, type Sending, sendPhoto } from './sendPhoto'

type TargetState = Pick<UploadState, 'received'> & {
  state: Exclude<UploadState['session'], 'checking' | 'too_often'>
  checkoutPath?: string
  order?: NonNullable<UploadState['order']>
  retakeRequest?: NonNullable<UploadState['retakeRequest']>
  mayFinish?: boolean
}

/** The destination of a queue's photos: what differs between buyer uploads and studio portraits. */
export type UploadTarget = {
  /** Maximum number of files. */
  places: number
  /** Reads whether uploads are open, and which files are stored. */
  readStatus: () => Promise<TargetState>
  prepare: (file: File, id: string) => Promise<PreparedPhoto | PrepareError>
  /** @returns the photo's signed URL, if any; throws like `sendPhoto` */
  send: (photo: Sending & PreparedPhoto) => Promise<string | undefined>
  /** Reports the upload as complete. */
  close: (photoUrls: string[]) => Promise<{ ok: true } | { ok: false; code: string }>
}

/** The upload target of a buyer's session. */
export function buyerTarget(sessionId: string): UploadTarget {
  return {
    places: photosPerOrder,
    readStatus: () => getUploadSession({ data: { sessionId } }),
    prepare: (file, id) => preparePhoto(file, (_, bitmap) => analyzePhoto(id, file, bitmap)),
    async send(photo) {
      const headers = { 'X-Session-Id': sessionId, ...consentHeader() }
      const previewPath = ({ url = '' }) => `/photos/${photoIdIn(url)}/preview`
      return (await sendPhoto({ path: '/photos', headers, previewPath }, photo)).url
    },
    close: (photoUrls) => uploadPhotos({ data: { sessionId, photoUrls } }),
  }
}
