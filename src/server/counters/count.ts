import { env, waitUntil } from 'cloudflare:workers'
import type { Edition } from '~/catalog/editions'
import { logFailure } from '~/core/log'
import type { CountedEvent } from '~/core/schemas/counters'
import type { GatheredCounter } from './storeCounters'

/** Milliseconds that an isolate gathers counts before writing. `waitUntil` allows 30 seconds after the response. */
const gatherTime = 10_000

/** Counts are rounded down to 15 minutes: every time zone offset is a multiple, so the day stays right. */
const quarterHour = 15 * 60_000

const gathered = new Map<string, GatheredCounter>()
/** Until when a write is scheduled. Expires by itself, in case the platform cancelled the wait. */
let writeScheduledUntil = 0

/**
 * Counts an event by day, edition and, for a view, screen; stores no personal data. Gathers for ten seconds and writes
 * one D1 statement. Never delays or fails a response.
 */
export function count(event: CountedEvent, edition: Edition, screen = ''): void {
  try {
    const now = Date.now()
    gather({ at: now - (now % quarterHour), edition, event, screen, count: 1 })
    if (now < writeScheduledUntil) return
    writeScheduledUntil = now + 3 * gatherTime
    waitUntil(writeLater())
  } catch (error) {
    logFailure('not_counted', error, { counted: event })
  }
}

async function writeLater(): Promise<void> {
  await scheduler.wait(gatherTime)
  writeScheduledUntil = 0
  const counters = [...gathered.values()]
  gathered.clear()
  try {
    // Lazy import: time zone formatting is slow to initialize and must not delay the first response of an isolate.
    const { storeCounters } = await import('./storeCounters')
    await storeCounters(env.DB, counters)
  } catch (error) {
    // Retry with the next write; memory is bounded by the number of events, editions and screens.
    counters.forEach(gather)
    logFailure('counters_not_written', error)
  }
}

function gather(counter: GatheredCounter): void {
  const key = [counter.at, counter.edition, counter.event, counter.screen].join(' ')
  const known = gathered.get(key)
  gathered.set(key, { ...counter, count: counter.count + (known?.count ?? 0) })
}
