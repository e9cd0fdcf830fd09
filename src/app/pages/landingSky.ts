import type { Context } from 'hono'
import { type EditionsWith, editionsOf } from '~/catalog/addresses'
import { type PageSlot, writeSlots } from '~/core/pageSlots'
import { skyAt } from '~/features/landing/server/skyAt'

/** Milliseconds for which the sky stays as it is. */
const interval = 300_000

/** The sky that a response shows: the sun of each city now, and which door is near. */
type Sky = { since: number; near: string; values: Record<PageSlot, string> }

/** The suns are the same for all requests of an isolate. */
let current: { since: number; suns: ReturnType<typeof skyAt> } | undefined

/** Returns the sky over the landing page of an edition, as this visitor sees it. */
export function landingSky(c: Context, edition: EditionsWith<'landing'>): Sky {
  const since = Math.floor(Date.now() / interval)
  if (current?.since !== since) current = { since, suns: skyAt(new Date(since * interval)) }
  const near = isNearSecond(c, edition) ? 'last' : ''
  return { since, near, values: { ...current.suns, near } }
}

/**
 * Whether the visitor is nearer to the second door; the first is that of their language. Where the platform does not say
 * where they are, only the first is lit.
 */
function isNearSecond(c: Context, edition: EditionsWith<'landing'>): boolean {
  const { continent } = (c.req.raw.cf ?? {}) as { continent?: string }
  if (!continent) return false
  const near = continent === 'SA' ? 'br' : 'us'
  return near !== edition && editionsOf('home').includes(near)
}

type Page = { body: Uint8Array<ArrayBuffer> }

/** Writes the sky into a page. */
export const withSky = <P extends Page>(page: P, { values }: Sky): P => ({
  ...page,
  body: writeSlots(page.body, values),
})

/** The pages of the current interval, by the page without a sky and by the near door. */
const written = new WeakMap<Page, Map<string, { since: number; page: Page }>>()

/** Writes the sky into a cached page, once in each interval, with an `ETag` of its own. */
export function withCachedSky<P extends Page & { etag: string }>(page: P, sky: Sky): P {
  const { since, near } = sky
  const pages = written.get(page) ?? new Map()
  written.set(page, pages)
  const cached = pages.get(near)
  if (cached?.since === since) return cached.page
  const etag = page.etag.replace(/"$/, `.${since.toString(36)}${near}"`)
  const fresh = { ...withSky(page, sky), etag }
  pages.set(near, { since, page: fresh })
  return fresh
}
