import { useEffect } from 'react'

/**
 * Says that React has taken over. It stands among what the outlet shows and not in the document around it: that
 * is hydrated a moment earlier, and a click repeated then would still find nobody.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
