import type { Context } from 'hono'
import { type EditionsWith, editionsOf } from '~/catalog/addresses'
import { writeSlots } from '~/core/pageSlots'
import { cities } from '~/features/landing/cities'
import { skyAt } from '~/features/landing/server/skyAt'

/** Milliseconds for which the sky stays as it is. */
const interval = 300_000

/** The suns are the same for all requests of an isolate. */
let current: { since: number; suns: ReturnType<typeof skyAt> } | undefined

type Page = { body: Uint8Array<ArrayBuffer> }

/** The pages of the current interval, by the page without a sky and by the edition of the visitor's continent. */
const written = new WeakMap<Page, Map<string, { since: number; page: Page }>>()

/**
 * Returns the sky over the landing page of an edition as this visitor sees it: where the suns are, and which edition is
 * that of their continent.
 */
export function landingSky(c: Context, edition: EditionsWith<'landing'>) {
  const since = Math.floor(Date.now() / interval)
  if (current?.since !== since) current = { since, suns: skyAt(new Date(since * interval)) }
  const near = isNearSecond(c, edition) ? 'last' : ''
  const values = { ...current.suns, near }
  const over = <P extends Page>(page: P): P => ({ ...page, body: writeSlots(page.body, values) })
  return {
    /** Writes the sky into a page of one response. */
    over,
    /** Writes the sky into a cached page, once in each interval, with an `ETag` of its own. */
    overCached: <P extends Page & { etag: string }>(page: P): P => {
      const pages = written.get(page) ?? new Map()
      written.set(page, pages)
      const cached = pages.get(near)
      if (cached?.since === since) return cached.page
      const etag = page.etag.replace(/"$/, `.${since.toString(36)}${near}"`)
      const fresh = over({ ...page, etag })
      pages.set(near, { since, page: fresh })
      return fresh
    },
  }
}

/**
 * Whether the visitor is on the continent of the second edition; the first is that of their language. Elsewhere, and
 * where the platform does not say where they are, only the card of the first is lit.
 */
function isNearSecond(c: Context, edition: EditionsWith<'landing'>): boolean {
  const { continent } = (c.req.raw.cf ?? {}) as { continent?: string }
  return editionsOf('home').some((other) => other !== edition && cities[other].continent === continent)
}
