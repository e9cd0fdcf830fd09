import { useEffect, useState } from 'react'

/** Whether the page was opened with this fragment in its address, which is removed: a reload or a bookmark has none. */
export function useFragment(fragment: string): boolean {
  const [found, setFound] = useState(false)
  useEffect(() => {
    if (location.hash !== fragment) return
    setFound(true)
    try {
      history.replaceState(history.state, '', location.pathname + location.search)
    } catch {
      // Safari allows 100 history changes in 30 seconds: the fragment then stays in the URL.
    }
  }, [fragment])
  return found
}
