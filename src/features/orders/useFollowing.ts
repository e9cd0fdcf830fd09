import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const interval = 15_000
/** Looks of a page that nobody comes back to: an hour of them. */
const looksAtMost = 240
/** Looks in a row that fail, after which the page rests until somebody comes back to it (R-TIM-11). */
const failuresAtMost = 3

/**
 * Looks again by itself while the page is in sight and something can still come, and at once when somebody comes back.
 * @param look says whether it was answered
 */
export function useFollowing(active: boolean, look: () => Promise<boolean>): void {
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout>
    let looks = 0
    let failures = 0
    /** Counts the times that somebody came or left: what began before is over. */
    let turn = 0
    const wait = () => {
      timer = setTimeout(again, interval)
    }
    const again = async () => {
      const begun = turn
      looks += 1
      const answered = await latest.current()
      if (begun !== turn) return
      failures = answered ? 0 : failures + 1
      if (looks < looksAtMost && failures < failuresAtMost) wait()
    }
    const onSight = () => {
      clearTimeout(timer)
      turn += 1
      looks = failures = 0
      if (!document.hidden) void again()
    }
    if (!document.hidden) wait()
    document.addEventListener('visibilitychange', onSight)
    return () => {
      clearTimeout(timer)
      turn += 1
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [active])
}
