import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EditionsWith } from '~/catalog/addresses'
import type { QueuedPhoto } from '../queue/queuedPhotos'
import { countFine } from './hintOf'

type LineProps = { edition: EditionsWith<'upload'>; sessionId: string; photos: readonly QueuedPhoto[] }

/** How many of the selected photos look good, with the way to the guide. Its lines are reserved from the start. */
export function HintLine({ edition, sessionId, photos }: LineProps) {
  const { fine, seen = 0 } = countFine(photos) ?? {}
  return (
    <p role="status" className="figures min-h-[2lh] text-note sm:min-h-[1lh]">
      {seen > 0 && (
        <>
          <Trans comment="How many of the selected photos need no hint; the check sends nothing anywhere">
            Checked on your device: {fine} of {seen} look good.
          </Trans>{' '}
          <Link
            to="/$edition/photo-instructions"
            params={{ edition }}
            search={{ session_id: sessionId }}
            className="text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
          >
            <Trans comment="Leads to the photo guide">See how to take better ones</Trans>
          </Link>
        </>
      )}
    </p>
  )
}
