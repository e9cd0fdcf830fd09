import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from './forms/VisuallyHidden'

/** Hidden text stating that a link or form opens a new tab (R-A11-14). */
export function NewTab() {
  return (
    <VisuallyHidden>
      {' '}
      <Trans comment="fixed by the specification; read out after the label of a link">
        (opens in a new tab)
      </Trans>
    </VisuallyHidden>
  )
}
