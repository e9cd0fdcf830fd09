import { useEffect, useLayoutEffect, useState } from 'react'
import { changeOrder } from '~/features/orders/functions/changeOrder'
import { firstView } from './portrait'

declare global {
  interface Window {
    /** Starts a reveal, unless one has started; set by `revealScript.ts`. */
    reveal?: () => void
  }
}

/** Seconds until the sun and all portraits of a wide window have risen; `order.css` and `gallery.css` animate them. */
const usual = 4
/** Maximum wait for pictures, in seconds. */
const longest = 20

/** Pictures of the first view that have not come up. */
const pending = `.order-reveal>:nth-child(-n+${firstView}) img:not([data-up])`

/**
 * Whether the portraits come up now: once for each delivery, also while its page is open. A delivery counts as shown
 * when its first portraits have come up in a visible page; the server keeps that, so that every device shows it once.
 */
export function useReveal(sessionId: string, awaits: boolean): boolean {
  const [reveals, setReveals] = useState(awaits)
  useEffect(() => {
    if (awaits) setReveals(true)
  }, [awaits])
  useLayoutEffect(() => {
    if (!reveals) return
    window.reveal?.()
    let seconds = 0
    let complete = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      complete = document.querySelector(pending) ? 0 : complete + 1
      // The last one needs a second to rise.
      if (++seconds < longest && (seconds < usual || complete < 2)) return
      clearInterval(timer)
      setReveals(false)
      delete document.documentElement.dataset.reveals
      // Without an answer, the next visit plays it once more.
      if (complete) void changeOrder({ data: { sessionId, action: 'reveal' } }).catch(() => {})
    }, 1000)
    return () => clearInterval(timer)
  }, [reveals, sessionId])
  return reveals
}
