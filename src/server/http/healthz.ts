import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { logFailure } from '~/core/log'
import { readConfig } from '../config'
import { isMigrated } from '../db/isMigrated'

/** Milliseconds that a result is cached, so that frequent requests do not cause frequent checks. */
const cacheTime = 10_000
/** Milliseconds after which a part counts as down. */
const checkTimeout = 3_000

type LimitName = keyof { [Name in keyof Env as RateLimit extends Env[Name] ? Name : never]: Name }

/** All rate limits; a missing one is a type error. */
const limits: Record<LimitName, true> = {
  PAYMENT_LIMIT: true,
  PAYMENT_FORM_LIMIT: true,
  SESSION_LIMIT: true,
  PICTURE_LIMIT: true,
  LINK_LIMIT: true,
  UPLOAD_LIMIT: true,
  CONTACT_LIMIT: true,
  CONTACT_HARD_LIMIT: true,
}

/** Thrown by a check to report a more specific name than that of its part. */
class PartDown extends Error {
  override name = 'PartDown'
  part: string
  constructor(part: string) {
    super()
    this.part = part
  }
}

/** The parts that the site depends on, each with its check. */
const parts = {
  database: async () => {
    if (!(await isMigrated(env.DB))) throw new PartDown('migrations')
  },
  photos: () => env.AI_PHOTOS.head('healthz'),
  limits: () =>
    need((Object.keys(limits) as LimitName[]).every((name) => typeof env[name].limit === 'function')),
  mail: () => need(__PAYMENT_SANDBOX__ || typeof env.MAIL.send === 'function'),
  config: () => need(readConfig().problems.length === 0),
}

let cached: { until: number; down: string[] } | undefined

/**
 * GET /healthz, for monitoring: 200 if all checks pass, else 503 with the names of the failed parts, and the id of the
 * version that answers. Reveals nothing sensitive, and is cached briefly per isolate so that requests are cheap.
 */
export async function healthz(c: Context): Promise<Response> {
  if (!cached || cached.until <= Date.now())
    cached = { until: Date.now() + cacheTime, down: await partsDown() }
  const { down } = cached
  const version = env.VERSION?.id
  return down.length ? c.json({ ok: false, down, version }, 503) : c.json({ ok: true, version })
}

/** Clears the cached result, for tests. */
export function clearHealthCache(): void {
  cached = undefined
}

async function partsDown(): Promise<string[]> {
  const results = Object.entries(parts).map(async ([part, check]) => {
    try {
      const timeout = AbortSignal.timeout(checkTimeout)
      await Promise.race([
        (async () => check())(),
        new Promise((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason))),
      ])
      return []
    } catch (error) {
      logFailure('health_failed', error, { part })
      return [error instanceof PartDown ? error.part : part]
    }
  })
  return (await Promise.all(results)).flat()
}

function need(present: boolean): void {
  if (!present) throw new Error('Not there')
}
