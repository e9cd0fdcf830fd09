import type { Context } from 'hono'
import * as v from 'valibot'
import { faces } from '~/catalog/owner/faces'
import { photoHeadersSchema } from '~/core/schemas/upload'
import { openOrder } from '~/server/orders/openOrder'
import { orderOfSession } from '~/server/orders/order'
import { createServices } from '~/server/services'
import { isOutdated } from '../consentOf'
import { photoLink } from '../photoLink'
import { storeForSession } from '../storePhoto'
import { receivePhoto } from './receivePhoto'

const statuses = {
  unknown: 403,
  unpaid: 403,
  failed: 403,
  refunded: 409,
  review: 409,
  closed: 409,
  emptied: 409,
  confirming: 425,
  unreachable: 503,
} as const

/**
 * PUT /photos: one photo as the raw body. Returns `{ key, url, size }` (R-API-07), or a `{ code }` for the page to
 * translate: 400 invalid headers, 403 unpaid or without the consent that the owner's tick box asks for, 409 closed or a
 * consent to values that have changed, 425 payment pending, 503 provider unreachable; otherwise like `receivePhoto`.
 */
export async function putPhoto(c: Context): Promise<Response> {
  const services = createServices()
  const headers = v.safeParse(photoHeadersSchema, Object.fromEntries(c.req.raw.headers))
  if (!headers.success) return c.json({ code: 'bad_request' }, 400)
  const session = headers.output['x-session-id']
  const consent = headers.output['x-consent']
  if (faces.consentBox && !consent) return c.json({ code: 'no_consent' }, 403)
  if (isOutdated(consent)) {
    // A consent on record keeps the values with which it was given.
    const order = await orderOfSession(services.db, session)
    if (!order?.consentedAt || order.consentWithdrawnAt) return c.json({ code: 'outdated' }, 409)
  }
  const photo = await receivePhoto(c, {
    role: 'photo',
    headers: headers.output,
    consent,
    store: (upload) => storeForSession(services, session, upload),
    closed: async () => {
      const opened = await openOrder(services, session)
      return opened.ok ? undefined : opened.code
    },
    statuses,
  })
  if (photo instanceof Response) return photo
  const { id, key, size } = photo
  return c.json({ key, url: await photoLink(services, id), size })
}
