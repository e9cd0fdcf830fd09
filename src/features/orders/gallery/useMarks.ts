import { useState } from 'react'
import { useLeaveWarning } from '~/ui/browser/useLeaveWarning'

export type Marks = {
  ids: readonly string[]
  toggle: (id: string) => void
  clear: () => void
  /** What the buyer has typed about each portrait, by id. Survives until cleared, even if a mark is removed. */
  remarks: Readonly<Record<string, string>>
  /** Keeps what was typed about a portrait, which marks it. */
  say: (id: string, remark: string) => void
}

/**
 * The portraits that the buyer has marked for corrections, with their remarks. Nothing is sent.
 * @param mayCorrect whether they can still be sent
 */
export function useMarks(mayCorrect: boolean): Marks {
  const [ids, setIds] = useState<readonly string[]>([])
  const [remarks, setRemarks] = useState<Marks['remarks']>({})
  // The one round of corrections takes long to prepare.
  useLeaveWarning(mayCorrect && ids.length > 0)
  return {
    ids,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    clear: () => {
      setIds([])
      setRemarks({})
    },
    remarks,
    say: (id, remark) => {
      setRemarks((now) => ({ ...now, [id]: remark }))
      setIds((now) => (now.includes(id) ? now : [...now, id]))
    },
  }
}
