import { useRef, useState } from 'react'

export type Marks = {
  ids: readonly string[]
  toggle: (id: string) => void
  clear: () => void
  /** What the buyer has typed about each portrait, by id. Survives until cleared, even if a mark is removed. */
  remarks: Map<string, string>
}

/** The portraits that the buyer has marked for corrections, with their remarks. */
export function useMarks(): Marks {
  const [ids, setIds] = useState<readonly string[]>([])
  const remarks = useRef(new Map<string, string>()).current
  return {
    ids,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    clear: () => {
      setIds([])
      remarks.clear()
    },
    remarks,
  }
}
