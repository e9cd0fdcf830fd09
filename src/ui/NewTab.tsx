import { Trans } from '@lingui/react/macro'
import { Hidden } from './forms/Hidden'

/** Says of a link or a form that it opens a new tab (R-A11-14). */
export function NewTab() {
  return (
    <Hidden>
      {' '}
      <Trans comment="fixed by the specification; read out after the label of a link">
        (opens in a new tab)
      </Trans>
    </Hidden>
  )
}
