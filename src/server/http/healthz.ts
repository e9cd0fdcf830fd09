import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { logFailure } from '~/core/log'
import { readConfig } from '../config'
import { isMigrated } from '../db/isMigrated'

/** Milliseconds that an answer is good for: nobody can make us ask more often than that. */
const keptFor = 10_000
/** Milliseconds after which a part counts as gone. */
const patience = 3_000

const limits = [
  'PAYMENT_LIMIT',
  'PAYMENT_FORM_LIMIT',
  'SESSION_LIMIT',
  'PICTURE_LIMIT',
  'LINK_LIMIT',
  'UPLOAD_LIMIT',
  'CONTACT_LIMIT',
  'CONTACT_HARD_LIMIT',
] as const

/** Names what is down where that is not the part that was looked at. */
class PartDown extends Error {
  override name = 'PartDown'
  part: string
  constructor(part: string) {
    super()
    this.part = part
  }
}

/** Each part that the site cannot do its work without, and how to see that it is there. */
const parts = {
  database: async () => {
    if (!(await isMigrated(env.DB))) throw new PartDown('migrations')
  },
  photos: () => env.AI_PHOTOS.head('healthz'),
  limits: () => need(limits.every((name) => typeof env[name].limit === 'function')),
  mail: () => need(__PAYMENT_SANDBOX__ || typeof env.MAIL.send === 'function'),
  config: () => need(readConfig().problems.length === 0),
}

let kept: { until: number; down: string[] } | undefined

/**
 * GET /healthz: 200 while every part answers, else 503 with the names of those that do not. For a monitor: it says
 * nothing that a stranger could use, and is kept for a moment in the isolate, so that asking costs nothing.
 */
export async function healthz(c: Context): Promise<Response> {
  if (!kept || kept.until <= Date.now()) kept = { until: Date.now() + keptFor, down: await partsDown() }
  const { down } = kept
  return down.length ? c.json({ ok: false, down }, 503) : c.json({ ok: true })
}

/** As in a new isolate. */
export function forgetHealth(): void {
  kept = undefined
}

async function partsDown(): Promise<string[]> {
  const looks = Object.entries(parts).map(async ([part, look]) => {
    try {
      const late = AbortSignal.timeout(patience)
      await Promise.race([
        (async () => look())(),
        new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
      ])
      return []
    } catch (error) {
      logFailure('health_failed', error, { part })
      return [error instanceof PartDown ? error.part : part]
    }
  })
  return (await Promise.all(looks)).flat()
}

function need(there: boolean): void {
  if (!there) throw new Error('Not there')
}
