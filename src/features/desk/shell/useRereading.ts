import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { useClock } from './clock'

/** Milliseconds between two looks. */
const pause = 15_000

/**
 * Reads an order again and again while something is due that happens by itself: a delivery that can no longer be undone, a
 * mail that leaves.
 */
export function useRereading({ undoUntil, shownAt, history }: DeskOrder): void {
  const router = useRouter()
  const { now } = useClock()
  const isDue =
    (undoUntil !== null && shownAt === null && undoUntil <= now) ||
    history.some(
      (event) => 'mail' in event && event.sentAt === null && event.dropped === null && event.dueAt <= now,
    )
  useEffect(() => {
    if (!isDue) return
    const timer = setInterval(() => document.hidden || void router.invalidate(), pause)
    return () => clearInterval(timer)
  }, [isDue, router])
}
