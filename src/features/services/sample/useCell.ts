import { useLingui } from '@lingui/react/macro'
import type { Cell } from '~/features/services/content/samples/sample'

/** Gives what writes a cell as the language of the page does. */
export function useCell(): (cell: Cell) => string {
  const { t, i18n } = useLingui()
  return (cell) => (typeof cell === 'number' ? i18n.number(cell) : t(cell))
}
