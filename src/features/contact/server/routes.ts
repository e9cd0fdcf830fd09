import { Hono } from 'hono'
import { formBytes } from '~/core/schemas/limits'
import { sameOrigin } from '~/server/http/guards'
import { lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'

const handler = lazyFrom(() => import('./handlers'))
const refused = handler('contactRefused')

/** The contact form without script, at /contact. The handler applies the rate limits, so that no message is lost. */
export const contactRoutes = new Hono().post(
  '/',
  sameOrigin(refused),
  limitBody(formBytes, (c) => refused(c, 'too_large')),
  handler('postContact'),
)
