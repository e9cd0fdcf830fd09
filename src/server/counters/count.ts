import { env, waitUntil } from 'cloudflare:workers'
import type { Edition } from '~/catalog/editions'
import { logFailure } from '~/core/log'
import type { CountedEvent } from '~/core/schemas/counters'
import type { GatheredCounter } from './storeCounters'

/** Milliseconds for which an isolate gathers before it writes. The platform lets work go on for half a minute. */
const gathering = 10_000

/** Milliseconds that belong to one day in every zone: no zone is off by less. */
const quarterHour = 15 * 60_000

const gathered = new Map<string, GatheredCounter>()
/** Until when somebody waits to write. A wait that the platform broke off ends all the same. */
let waitsUntil = 0

/**
 * Counts that something happened: the day, the edition, of a view the screen, and nothing about anybody. With an
 * Analytics Engine it goes there; else the isolate gathers for ten seconds and writes one statement. Never delays or
 * fails an answer.
 */
export function count(event: CountedEvent, edition: Edition, screen = ''): void {
  try {
    if (env.COUNTERS) {
      env.COUNTERS.writeDataPoint({ indexes: [event], blobs: [event, edition, screen], doubles: [1] })
      return
    }
    const now = Date.now()
    gather({ at: now - (now % quarterHour), edition, event, screen, count: 1 })
    if (now < waitsUntil) return
    waitsUntil = now + 3 * gathering
    waitUntil(writeSoon())
  } catch (error) {
    logFailure('not_counted', error, { counted: event })
  }
}

async function writeSoon(): Promise<void> {
  await scheduler.wait(gathering)
  waitsUntil = 0
  const counters = [...gathered.values()]
  gathered.clear()
  try {
    // What knows of time zones is slow to wake: no answer of a new isolate waits for it.
    const { storeCounters } = await import('./storeCounters')
    await storeCounters(env.DB, counters)
  } catch (error) {
    // Goes along with the next: there are only so many events, editions and screens.
    counters.forEach(gather)
    logFailure('counters_not_written', error)
  }
}

function gather(news: GatheredCounter): void {
  const key = [news.at, news.edition, news.event, news.screen].join(' ')
  const known = gathered.get(key)
  gathered.set(key, { ...news, count: news.count + (known?.count ?? 0) })
}
