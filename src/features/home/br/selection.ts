import type { AddOn } from '~/catalog/products'
import { combination } from '~/features/home/content/br/combination'

/** What is chosen (R-DAT-05), and whether the offer is on show. */
export type Selection = { chosen: ReadonlySet<AddOn>; offered: boolean }

type SelectionEvent =
  | { type: 'find'; chosen: ReadonlySet<AddOn> }
  | { type: 'choose' | 'remove'; id: AddOn }
  | { type: 'dismiss' }

const isEligible = (chosen: ReadonlySet<AddOn>) => chosen.size >= combination.from

/**
 * Withdraws the offer with any removal, however many remain, and makes it again with the next eligible addition
 * (R-BRH-18, X-14). Before script runs there is no state: the checkboxes keep the choice and the style sheet shows it.
 */
export function selection(state: Selection | undefined, event: SelectionEvent): Selection {
  if (event.type === 'find') return { chosen: event.chosen, offered: isEligible(event.chosen) }
  const chosen = new Set(state?.chosen)
  if (event.type === 'dismiss') return { chosen, offered: false }
  if (event.type === 'remove') {
    chosen.delete(event.id)
    return { chosen, offered: false }
  }
  chosen.add(event.id)
  return { chosen, offered: isEligible(chosen) }
}
