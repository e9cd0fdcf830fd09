import { useLingui } from '@lingui/react/macro'
import type { Cell } from '~/features/services/content/samples/sample'

/** Returns a function that formats a cell in the page's language. */
export function useCell(): (cell: Cell) => string {
  const { t, i18n } = useLingui()
  return (cell) => (typeof cell === 'number' ? i18n.number(cell) : t(cell))
}
