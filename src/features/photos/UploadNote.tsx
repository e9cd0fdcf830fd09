import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { photosPerOrder } from '~/core/schemas/limits'
import type { PhotoError, QueuedPhoto } from './queue/queuedPhotos'

/** What is wrong with a photo, and how to fix it. */
const errorTexts: Record<PhotoError, ReactElement> = {
  'not-a-photo': <Trans>Not a photo we can read</Trans>,
  damaged: <Trans>The file is damaged or incomplete</Trans>,
  unreadable: <Trans>The file couldn’t be read</Trans>,
  'too-large': <Trans>Larger than 25 MB</Trans>,
  locatable: (
    <Trans comment="A photo from which the place where it was taken cannot be removed; it is not sent">
      We can’t remove its location data: save the photo as a JPG
    </Trans>
  ),
  refused: <Trans>Our server didn’t accept it</Trans>,
  full: <Trans>The order is full: {photosPerOrder} photos</Trans>,
  'no-connection': <Trans>No connection to our server</Trans>,
  'not-sent': <Trans comment="State of a photo">Not sent yet</Trans>,
}

/** The upload state of a photo as text. */
export function UploadNote({ photo: { state, error } }: { photo: QueuedPhoto }) {
  return (
    <p className={`font-500 ${state === 'failed' ? 'text-rose' : state === 'stored' ? 'text-leaf' : ''}`}>
      {state === 'stored' ? (
        <Trans comment="State of a photo">Received</Trans>
      ) : state === 'sending' ? (
        <Trans comment="State of a photo">Sending</Trans>
      ) : state === 'preparing' ? (
        <Trans comment="State of a photo">Preparing</Trans>
      ) : (
        error && errorTexts[error]
      )}
    </p>
  )
}
