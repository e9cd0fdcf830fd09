import type { Context, Handler, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { editionList, editions } from '~/catalog/editions'
import { failure, type Result, success } from '~/core/result'
import { readConfig } from '~/server/config'
import { negotiateEdition } from '~/server/http/negotiateEdition'
import { isLocalRequest } from '~/server/sandbox'
import { withActor } from '../actor'

type Refusal = 'not_found' | 'forbidden' | 'unreachable'

/** Actor on a local machine, where no authentication is needed. */
const localActor = 'owner@localhost'

/**
 * Guards all pages, calls and files of the desk: admits users authenticated by Cloudflare Access, by the token of each
 * request, and reveals nothing to others. The rest of the request runs on behalf of that user.
 * @param notFound responds when there is no desk, as for any URL that does not exist
 */
export const deskAccess = (notFound: Handler) =>
  createMiddleware(async (c, next) => {
    const actor = await admit(c)
    if (actor.ok) return asUser(c, actor.value, next)
    if (actor.code === 'forbidden') return c.json({ code: 'forbidden' }, 403)
    if (actor.code === 'unreachable') return c.json({ code: 'unavailable' }, 503)
    return notFound(c, next) as Promise<Response>
  })

/**
 * Variant for `npm run dev`, where the URL of a call does not show whether it is for the desk: unauthenticated requests
 * pass, and `deskActor` rejects them.
 */
export const deskAccessInDev = createMiddleware(async (c, next) => {
  const actor = await admit(c)
  return actor.ok ? asUser(c, actor.value, next) : next()
})

/** Runs the rest of a request on behalf of a user, in the language that their browser prefers. */
const asUser = (c: Context, email: string, next: Next) =>
  withActor({ email, locale: editions[negotiateEdition(c, editionList)].locale }, next)

async function admit(c: Context): Promise<Result<string, Refusal>> {
  const config = readConfig()
  const { desk } = config
  if (desk.by === 'access') {
    const token = c.req.header('cf-access-jwt-assertion')
    if (!token) return failure('forbidden')
    const { verifyAccess } = await import('../access')
    return verifyAccess(token, desk, config)
  }
  const isLocal = desk.by === 'machine' && (await isLocalRequest(config, c.req.url))
  return isLocal ? success(localActor) : failure('not_found')
}
