import type { AddOn } from '~/catalog/products'
import { combination } from '~/features/home/content/br/combination'

/** The selection (R-DAT-05), and whether the offer is shown. */
export type Selection = { chosen: ReadonlySet<AddOn>; offered: boolean }

type SelectionEvent =
  | { type: 'find'; chosen: ReadonlySet<AddOn> }
  | { type: 'choose' | 'remove'; id: AddOn }
  | { type: 'dismiss' }

const isEligible = (chosen: ReadonlySet<AddOn>) => chosen.size >= combination.from

/**
 * Any removal withdraws the offer, regardless of the remaining count; the next eligible addition shows it again
 * (R-BRH-18, X-14). `undefined` is the state before the first event.
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
