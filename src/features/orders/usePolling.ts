import { useEffect, useRef } from 'react'

/** Milliseconds between two polls. */
const interval = 15_000
/** Polls before an unattended page stops: one hour's worth. */
const maxPolls = 240
/** Consecutive failures after which polling pauses until the page is visible again (R-TIM-11). */
const maxFailures = 3

/**
 * Polls while `active` and the page is visible, and immediately when it becomes visible again.
 * @param read resolves to whether the poll succeeded
 */
export function usePolling(active: boolean, read: () => Promise<boolean>): void {
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout>
    let polls = 0
    let failures = 0
    /** Counts visibility changes: a poll that began before the latest one is ignored. */
    let generation = 0
    const schedule = () => {
      timer = setTimeout(poll, interval)
    }
    const poll = async () => {
      const begun = generation
      polls += 1
      const answered = await latest.current()
      if (begun !== generation) return
      failures = answered ? 0 : failures + 1
      if (polls < maxPolls && failures < maxFailures) schedule()
    }
    const onVisibilityChange = () => {
      clearTimeout(timer)
      generation += 1
      polls = failures = 0
      if (!document.hidden) void poll()
    }
    if (!document.hidden) schedule()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      clearTimeout(timer)
      generation += 1
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [active])
}
