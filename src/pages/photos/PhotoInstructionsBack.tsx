import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { type EditionsWith, pathOf } from '~/addresses'
import { BackLabel, backLinkClass } from '~/ui/Header'
import { notify } from '~/ui/notify'

/** Long enough to read the toast that says why the way back may be a dead end. */
const pause = 1200

type BackProps = { edition: EditionsWith<'photo-instructions'>; sessionId: string | undefined }

/** The way back to the upload, with its session where there is one (R-INS-02, R-INS-03). */
export function PhotoInstructionsBack({ edition, sessionId }: BackProps) {
  const { t } = useLingui()
  const label = (
    <BackLabel>
      <Trans>Back to Upload</Trans>
    </BackLabel>
  )
  if (sessionId !== undefined)
    return (
      <Link
        to="/$edition/upload"
        params={{ edition }}
        search={{ session_id: sessionId }}
        className={backLinkClass}
      >
        {label}
      </Link>
    )

  const href = pathOf('upload', edition)
  const warnThenLeave = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const warning = t({
      message: 'You may need to restart the process.',
      comment: 'fixed by the specification',
    })
    void notify('info', warning).finally(() => setTimeout(() => location.assign(href), pause))
  }
  return (
    <a href={href} data-wakes onClick={warnThenLeave} className={backLinkClass}>
      {label}
    </a>
  )
}
