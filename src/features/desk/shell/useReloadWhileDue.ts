import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { useClock } from './clock'

/** Milliseconds between two reloads. */
const reloadInterval = 15_000

/**
 * Reloads an order repeatedly while an automatic change is due: the end of the undo period of a delivery, or a mail to
 * be sent.
 */
export function useReloadWhileDue({ undoUntil, shownAt, history }: DeskOrder): void {
  const router = useRouter()
  const { now } = useClock()
  const isDue =
    (undoUntil !== null && shownAt === null && undoUntil <= now) ||
    history.some(
      (event) => 'mail' in event && event.sentAt === null && event.dropped === null && event.dueAt <= now,
    )
  useEffect(() => {
    if (!isDue) return
    const timer = setInterval(() => document.hidden || void router.invalidate(), reloadInterval)
    return () => clearInterval(timer)
  }, [isDue, router])
}
