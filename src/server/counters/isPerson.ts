import type { Context } from 'hono'

/** User agents of bots and scripts: they contain a known name, or a contact URL or email address. */
const machine = /(?<!cu)bot|crawl|spider|slurp|preview|headless|monitor|whatsapp|curl|wget|python|https?:|@/i

/**
 * Whether a request comes from a browser and not from a declared bot. Prefetches count as views: our pages prefetch
 * when a visitor hovers over a link, and the navigation that follows sends no request.
 */
export function isPerson(c: Context): boolean {
  const agent = c.req.header('user-agent')
  return agent !== undefined && !machine.test(agent)
}
