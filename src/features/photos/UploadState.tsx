import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { photosPerOrder } from '~/core/schemas/limits'
import { Icon } from '~/ui/Icon'
import type { PhotoProblem, QueuedPhoto } from './queue/queuedPhotos'

const marks = {
  preparing: { look: 'bg-paper', icon: 'spinner' },
  sending: { look: 'bg-paper', icon: 'spinner' },
  stored: { look: 'bg-leaf text-white', icon: 'check' },
  failed: { look: 'bg-rose text-white', icon: 'warning' },
} as const

/** The upload state of a photo, as a badge on the photo. */
export function UploadMark({ state }: { state: QueuedPhoto['state'] }) {
  if (state === 'waiting') return null
  const { look, icon } = marks[state]
  return (
    <span className={`absolute bottom-1.5 left-1.5 grid h-7 w-7 place-items-center rounded-full ${look}`}>
      <Icon name={icon} className={icon === 'spinner' ? 'animate-spin' : ''} />
    </span>
  )
}

/** What is wrong with a photo, and how to fix it. */
const troubles: Record<PhotoProblem, ReactElement> = {
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

/** The same as text. Its line is reserved from the start, so that the page does not shift during the upload. */
export function UploadNote({ photo: { state, trouble } }: { photo: QueuedPhoto }) {
  return (
    <p
      className={`min-h-[1lh] font-500 ${state === 'failed' ? 'text-rose' : state === 'stored' ? 'text-leaf' : ''}`}
    >
      {state === 'stored' ? (
        <Trans comment="State of a photo">Received</Trans>
      ) : state === 'sending' ? (
        <Trans comment="State of a photo">Sending</Trans>
      ) : state === 'preparing' ? (
        <Trans comment="State of a photo">Preparing</Trans>
      ) : (
        trouble && troubles[trouble]
      )}
    </p>
  )
}
