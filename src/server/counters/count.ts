import { env, waitUntil } from 'cloudflare:workers'
import type { Edition } from '~/editions'
import type { CountedEvent } from '~/schemas/counters'
import { logFailure } from '../log'
import { ownerDay } from '../ownerDay'
import { type Counter, storeCounters } from './storeCounters'

/** Milliseconds for which an isolate gathers before it writes. The platform lets work go on for half a minute. */
const gathering = 10_000

const gathered = new Map<string, Counter>()
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
    gather({ day: ownerDay(new Date()).day, edition, event, screen, count: 1 })
    if (Date.now() < waitsUntil) return
    waitsUntil = Date.now() + 3 * gathering
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
    await storeCounters(env.DB, counters)
  } catch (error) {
    // Goes along with the next: there are only so many events, editions and screens.
    counters.forEach(gather)
    logFailure('counters_not_written', error)
  }
}

function gather(news: Counter): void {
  const key = [news.day, news.edition, news.event, news.screen].join(' ')
  const known = gathered.get(key)
  gathered.set(key, { ...news, count: news.count + (known?.count ?? 0) })
}
