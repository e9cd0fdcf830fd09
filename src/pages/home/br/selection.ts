import type { AddOnId } from '~/content/home/addOns'
import { combination } from '~/content/home/br/quote'

/** What is chosen (R-DAT-05), and whether the offer is on show. */
export type Selection = { chosen: ReadonlySet<AddOnId>; offered: boolean }

type SelectionEvent = { type: 'toggle'; id: AddOnId } | { type: 'dismiss' }

export const nothingChosen: Selection = { chosen: new Set(), offered: false }

/** Whether the combination discount applies to what is chosen. */
export const eligible = ({ chosen }: Selection) => chosen.size >= combination.from

/**
 * The offer goes with any removal, however many remain, and comes back with the next addition that is eligible
 * (R-BRH-18, X-14).
 */
export function selection(state: Selection, event: SelectionEvent): Selection {
  if (event.type === 'dismiss') return { ...state, offered: false }
  const chosen = new Set(state.chosen)
  if (chosen.delete(event.id)) return { chosen, offered: false }
  chosen.add(event.id)
  return { chosen, offered: eligible({ chosen, offered: false }) }
}
