import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import type { QueuedPhoto } from '../queue/queuedPhotos'
import { countHinted } from './hintOf'

type LineProps = { edition: EditionsWith<'upload'>; sessionId: string; photos: readonly QueuedPhoto[] }

/** How many of the selected photos have a hint, with the way to the guide. Its parent reserves the lines. */
export function HintLine({ edition, sessionId, photos }: LineProps): ReactNode {
  const hinted = countHinted(photos)
  return (
    <p role="status" className="figures">
      {hinted === 0 && (
        <span>
          <Trans comment="No selected photo has a hint; the check sends nothing anywhere">
            Checked on your device: size, light, and focus look good.
          </Trans>
        </span>
      )}
      {!!hinted && (
        <>
          <span>
            <Plural
              comment="How many of the selected photos have a hint; the check sends nothing anywhere"
              value={hinted}
              one="Checked on your device: # photo could be better."
              other="Checked on your device: # photos could be better."
            />
          </span>{' '}
          <a
            href={`${pathOf('photo-instructions', edition)}?session_id=${encodeURIComponent(sessionId)}`}
            className="text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
          >
            <Trans comment="Leads to the photo guide">See how to take better ones</Trans>
          </a>
        </>
      )}
    </p>
  )
}
