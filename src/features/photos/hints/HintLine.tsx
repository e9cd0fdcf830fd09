import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import type { QueuedPhoto } from '../queue/queuedPhotos'
import { countFine } from './hintOf'

type LineProps = { edition: EditionsWith<'upload'>; sessionId: string; photos: readonly QueuedPhoto[] }

/** How many of the selected photos have no hint, and the way to the guide if not all. Its parent reserves the lines. */
export function HintLine({ edition, sessionId, photos }: LineProps): ReactNode {
  const { fine, seen } = countFine(photos) ?? { fine: 0, seen: 0 }
  return (
    <p role="status" className="figures">
      {seen > 0 && (
        <>
          <Plural
            comment="How many of the selected photos need no hint; the check sends nothing anywhere"
            value={fine}
            one={`Checked on your device (size, light, focus): # of ${seen} passes.`}
            other={`Checked on your device (size, light, focus): # of ${seen} pass.`}
          />{' '}
          {fine !== seen && (
            <a
              href={`${pathOf('photo-instructions', edition)}?session_id=${encodeURIComponent(sessionId)}`}
              className="text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
            >
              <Trans comment="Leads to the photo guide">See how to take better ones</Trans>
            </a>
          )}
        </>
      )}
    </p>
  )
}
