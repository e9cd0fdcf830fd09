import type { Context, Handler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { failure, type Result, success } from '~/core/result'
import { readConfig } from '~/server/config'
import { isOwnMachine } from '~/server/payments/sandbox'
import { withActor } from '../actor'

type Refusal = 'not_found' | 'forbidden' | 'unreachable'

/** Who acts on one's own machine, where nobody has to be let in. */
const machineOwner = 'owner@localhost'

/**
 * Stands before everything of the desk, pages, calls and files alike: lets in whom Cloudflare Access has let in, by the
 * token of this very request, and says nothing to anybody else. What follows acts in that person's name.
 * @param notFound answers where there is no desk, as it does for any address that does not exist
 */
export const deskAccess = (notFound: Handler) =>
  createMiddleware(async (c, next) => {
    const actor = await admit(c)
    if (actor.ok) return withActor(actor.value, next)
    if (actor.code === 'forbidden') return c.json({ code: 'forbidden' }, 403)
    if (actor.code === 'unreachable') return c.json({ code: 'unavailable' }, 503)
    return notFound(c, next) as Promise<Response>
  })

/**
 * The same under `npm run dev`, where nobody can tell a call of the desk by its address: whoever is not let in goes on,
 * and the desk's own question for the actor stops them.
 */
export const deskActorOfDev = createMiddleware(async (c, next) => {
  const actor = await admit(c)
  return actor.ok ? withActor(actor.value, next) : next()
})

async function admit(c: Context): Promise<Result<string, Refusal>> {
  const config = readConfig()
  const { desk } = config
  if (desk.by === 'access') {
    const token = c.req.header('cf-access-jwt-assertion')
    if (!token) return failure('forbidden')
    const { verifyAccess } = await import('../access')
    return verifyAccess(token, desk, config)
  }
  const own = desk.by === 'machine' && (await isOwnMachine(config, c.req.url))
  return own ? success(machineOwner) : failure('not_found')
}
