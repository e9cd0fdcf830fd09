import { useEffect } from 'react'

/**
 * Says that React has taken over. It sits inside the outlet, not in the document around it: that hydrates a moment
 * earlier, when a repeated click would still be lost.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
