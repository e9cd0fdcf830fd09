import { useEffect } from 'react'

/**
 * Says on the document that React has taken over. It sits inside the outlet, not in the document around it: that
 * hydrates a moment earlier, when the page does not answer yet.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
