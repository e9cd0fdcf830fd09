import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { BackLabel, backLinkClass } from '~/ui/shell/BackLink'

type BackProps = {
  edition: EditionsWith<'photo-instructions'>
  sessionId: string | undefined
  className?: string
}

/** The link back to the upload, with its session if there is one (R-INS-02, R-INS-03). */
export function PhotoInstructionsBack({ edition, sessionId, className = backLinkClass }: BackProps) {
  const { t } = useLingui()
  const label = (
    <BackLabel>
      <Trans>Back to upload</Trans>
    </BackLabel>
  )
  if (sessionId !== undefined)
    return (
      <a
        href={`${pathOf('upload', edition)}?session_id=${encodeURIComponent(sessionId)}`}
        data-island="leaving"
        className={className}
      >
        {label}
      </a>
    )

  return (
    <a
      href={pathOf('upload', edition)}
      data-island="leaving"
      data-hydrates
      data-warning={t({
        message: 'You may need to restart the process.',
        comment: 'fixed by the specification',
      })}
      className={className}
    >
      {label}
    </a>
  )
}
