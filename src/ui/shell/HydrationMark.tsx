import { useEffect } from 'react'

/**
 * Marks the document as hydrated. It is inside the outlet, not in the document around it, which hydrates earlier, when
 * the page is not yet interactive.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
