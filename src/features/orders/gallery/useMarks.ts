import { useState } from 'react'

export type Marks = { ids: readonly string[]; toggle: (id: string) => void; clear: () => void }

/** The portraits that the buyer has marked for corrections. */
export function useMarks(): Marks {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    ids,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    clear: () => setIds([]),
  }
}
