import { Trans } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import type { QueuedPhoto } from './useUploadQueue'

const marks = {
  preparing: { look: 'bg-paper', icon: 'spinner' },
  sending: { look: 'bg-paper', icon: 'spinner' },
  stored: { look: 'bg-leaf text-white', icon: 'check' },
  failed: { look: 'bg-rose text-white', icon: 'warning' },
} as const

/** Where a photo is on its way, as a mark on the photo. */
export function UploadMark({ state }: { state: QueuedPhoto['state'] }) {
  if (state === 'waiting') return null
  const { look, icon } = marks[state]
  return (
    <span className={`absolute bottom-1.5 left-1.5 grid h-7 w-7 place-items-center rounded-full ${look}`}>
      <Icon name={icon} className={icon === 'spinner' ? 'animate-spin' : ''} />
    </span>
  )
}

/** The same in words, with the reason where there is one. */
export function UploadNote({ photo: { state, note } }: { photo: QueuedPhoto }) {
  if (state === 'stored')
    return (
      <p className="text-leaf font-500">
        <Trans comment="State of a photo">Received</Trans>
      </p>
    )
  if (state === 'preparing' || state === 'sending')
    return (
      <p className="font-500">
        {state === 'sending' ? (
          <Trans comment="State of a photo">Sending</Trans>
        ) : (
          <Trans comment="State of a photo">Preparing</Trans>
        )}
      </p>
    )
  if (state === 'waiting')
    return note === 'unreadable' ? (
      <p className="text-ink-soft">
        <Trans comment="A photo that the browser cannot show, yet can send">No preview, sent as it is</Trans>
      </p>
    ) : null
  return (
    <p className="text-rose font-500">
      {note === 'too-large' ? (
        <Trans>Larger than 25 MB</Trans>
      ) : note === 'refused' ? (
        <Trans>Not an accepted image</Trans>
      ) : (
        <Trans comment="State of a photo">Not sent yet</Trans>
      )}
    </p>
  )
}
