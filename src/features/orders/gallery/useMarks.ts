import { useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { useLeaveWarning } from '~/ui/browser/useLeaveWarning'
import type { Verdicts } from './useVerdicts'

export type Marks = {
  ids: readonly string[]
  toggle: (id: string) => void
  /** A verdict was given: it decides about the mark, unless the buyer has marked the portrait. */
  follow: (id: string) => void
  clear: () => void
  /** What the buyer has typed about each portrait, by id. Survives until cleared, even if a mark is removed. */
  remarks: Readonly<Record<string, string>>
  /** Keeps what was typed about a portrait, which marks it. */
  say: (id: string, remark: string) => void
}

/**
 * The portraits that are marked for corrections, with their remarks: those that the buyer has marked, and those that
 * were judged “not me”. Only the verdicts are stored, so a reload keeps the marks that follow from them.
 */
export function useMarks(order: KnownOrder | undefined, verdicts: Verdicts): Marks {
  /** Marks that were set or removed with the button, or set by typing. */
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean | undefined>>>({})
  const [remarks, setRemarks] = useState<Marks['remarks']>({})
  const ids = (order?.portraits ?? [])
    .filter((portrait) => !portrait.earlier && (chosen[portrait.id] ?? verdicts.of(portrait) === 'not_me'))
    .map(({ id }) => id)
  const change = (id: string, next: (marked: boolean | undefined) => boolean | undefined) =>
    setChosen((now) => ({ ...now, [id]: next(now[id]) }))
  // The one round of corrections takes long to prepare.
  useLeaveWarning((order?.mayCorrect ?? false) && Object.values(chosen).includes(true))
  return {
    ids,
    toggle: (id) => change(id, (marked) => !(marked ?? ids.includes(id))),
    follow: (id) => change(id, (marked) => marked || undefined),
    clear: () => {
      setChosen({})
      setRemarks({})
    },
    remarks,
    say: (id, remark) => {
      setRemarks((now) => ({ ...now, [id]: remark }))
      change(id, () => true)
    },
  }
}
