import type { Context } from 'hono'

/** How machines say that they are: by name, or by the address of a page or a person to complain to. */
const machine = /(?<!cu)bot|crawl|spider|slurp|preview|headless|monitor|curl|wget|python|https?:|@/i

/** Tells a request of a browser that somebody looks at from one of a machine that says so, and from one made ahead. */
export function isPerson(c: Context): boolean {
  const agent = c.req.header('user-agent')
  return agent !== undefined && !machine.test(agent) && !c.req.header('sec-purpose')?.includes('prefetch')
}
