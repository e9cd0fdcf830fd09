import { Trans, useLingui } from '@lingui/react/macro'
import type { QueuedPhoto } from '~/features/photos/queue/queuedPhotos'
import { Icon } from '~/ui/Icon'
import { photoErrorTexts } from './portraitTexts'

type PortraitTileProps = { photo: QueuedPhoto; locked: boolean; onRemove: (id: string) => void }

/** A portrait in the upload queue: its progress or its error. */
export function PortraitTile({ photo, locked, onRemove }: PortraitTileProps) {
  const { t, i18n } = useLingui()
  const { id, name, state, error, prepared } = photo
  const failed = state === 'failed'
  return (
    <li className="min-w-0 text-small">
      <div
        className={`relative aspect-square overflow-hidden rounded-xl bg-sand ${failed ? 'ring-2 ring-rose' : ''}`}
      >
        {prepared?.preview ? (
          <img
            src={prepared.preview}
            alt=""
            className={`h-full w-full object-cover ${state === 'stored' ? '' : 'opacity-50'}`}
          />
        ) : (
          <span className="grid h-full place-items-center text-figure text-edge">
            <Icon name="image" />
          </span>
        )}
        {state !== 'waiting' && (
          <span
            className={`absolute bottom-1.5 left-1.5 grid h-7 w-7 place-items-center rounded-full ${failed ? 'bg-rose text-white' : state === 'stored' ? 'bg-leaf text-white' : 'bg-paper'}`}
          >
            <Icon
              name={failed ? 'warning' : state === 'stored' ? 'check' : 'spinner'}
              className={failed || state === 'stored' ? '' : 'animate-spin'}
            />
          </span>
        )}
        {!locked && state !== 'stored' && (
          <button
            type="button"
            aria-label={t({ message: `Remove ${name}`, comment: 'Desk: takes a portrait away' })}
            onClick={() => onRemove(id)}
            className="absolute right-1.5 top-1.5 grid h-9 w-9 place-items-center rounded-full bg-night text-paper hover:bg-ember-deep"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p className="truncate pt-1.5" title={name}>
        {name}
      </p>
      <p className={`min-h-[1lh] ${failed ? 'text-rose font-500' : 'text-ink-soft'}`}>
        {state === 'stored' ? (
          <Trans comment="Desk: state of a portrait">Arrived</Trans>
        ) : state === 'sending' ? (
          <Trans comment="Desk: state of a portrait">Sending</Trans>
        ) : state === 'preparing' ? (
          <Trans comment="Desk: state of a portrait">Checking it</Trans>
        ) : state === 'waiting' ? (
          <Trans comment="Desk: state of a portrait">Waiting</Trans>
        ) : (
          error && <span>{i18n._(photoErrorTexts[error])}</span>
        )}
      </p>
    </li>
  )
}
