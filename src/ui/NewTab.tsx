import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from './forms/VisuallyHidden'

/** Hidden text stating that a link or form opens a new tab (R-A11-14). */
export function NewTab() {
  const { t } = useLingui()
  const newTab = t({
    message: '(opens in a new tab)',
    comment: 'fixed by the specification; read out after the label of a link',
  })
  return <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
}
