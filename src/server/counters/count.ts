import { env, waitUntil } from 'cloudflare:workers'
import type { Edition } from '~/catalog/editions'
import { logFailure } from '~/core/log'
import type { CountedEvent } from '~/core/schemas/counters'
import type { GatheredCounter } from './storeCounters'

/** Milliseconds that an isolate gathers counts before writing. `waitUntil` allows 30 seconds after the response. */
const gatherTime = 10_000

/**
 * Event times are rounded down to 15 minutes, so that few counters are gathered. The day stays right in every time
 * zone, because all offsets are multiples of 15 minutes.
 */
const quarterHour = 15 * 60_000

const gathered = new Map<string, GatheredCounter>()

/**
 * Milliseconds since 1970 until which the scheduled write prevents another one; 0 when none is scheduled. It expires,
 * because the platform may cancel the scheduled write.
 */
let writeScheduledUntil = 0

/**
 * Counts an event by day, edition and, for a view, screen; stores no personal data. An isolate gathers the counts of
 * ten seconds and writes them with one D1 statement. Never delays or fails a response.
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
  await writeCounters()
}

/** Writes what this isolate has gathered, before the numbers are read. Never throws: a failed write is retried. */
export async function writeCounters(): Promise<void> {
  const counters = [...gathered.values()]
  if (!counters.length) return
  gathered.clear()
  try {
    // Lazy import: time zone formatting is slow to initialize and must not delay the first response of an isolate.
    const { storeCounters } = await import('./storeCounters')
    await storeCounters(env.DB, counters)
  } catch (error) {
    // Retry with the next write. Memory stays small: one counter per event, edition, screen and quarter hour.
    counters.forEach(gather)
    logFailure('counters_not_written', error)
  }
}

function gather(counter: GatheredCounter): void {
  const key = [counter.at, counter.edition, counter.event, counter.screen].join(' ')
  const known = gathered.get(key)
  gathered.set(key, { ...counter, count: counter.count + (known?.count ?? 0) })
}
