import type { Context } from 'hono'

/** How machines say that they are: by name, or by the address of a page or a person to complain to. */
const machine = /(?<!cu)bot|crawl|spider|slurp|preview|headless|monitor|curl|wget|python|https?:|@/i

/**
 * Tells a request of a browser from one of a machine that says so. A page that is fetched ahead counts: our pages ask
 * for that where somebody rests on a link, and the look that follows asks for nothing any more.
 */
export function isPerson(c: Context): boolean {
  const agent = c.req.header('user-agent')
  return agent !== undefined && !machine.test(agent)
}
