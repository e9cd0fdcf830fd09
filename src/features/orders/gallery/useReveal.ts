import { useEffect, useState } from 'react'
import { changeOrder } from '~/features/orders/functions/changeOrder'

/** Milliseconds until the sun and all portraits have risen; `order.css` has the animations. */
const duration = 4000

/**
 * Whether the portraits come up now: once for each delivery, also while its page is open. A delivery counts as shown
 * when the whole reveal has run in a visible page; the server keeps that, so that every device shows it once.
 */
export function useReveal(sessionId: string, awaits: boolean): boolean {
  const [reveals, setReveals] = useState(awaits)
  useEffect(() => {
    if (awaits) setReveals(true)
  }, [awaits])
  useEffect(() => {
    if (!reveals) return
    const timer = setTimeout(() => {
      setReveals(false)
      // Without an answer, the next visit plays it once more.
      if (!document.hidden) void changeOrder({ data: { sessionId, action: 'reveal' } }).catch(() => {})
    }, duration)
    return () => clearTimeout(timer)
  }, [reveals, sessionId])
  return reveals
}
