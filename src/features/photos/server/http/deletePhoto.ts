import type { Context } from 'hono'
import { createServices } from '~/server/services'
import { removePhoto } from '../removePhoto'
import { photoOfBuyer, refusals } from './photoOfBuyer'

/**
 * DELETE /photos/:id: the buyer removes a photo. 204; 403 for an unknown session, 404 for a missing photo or one of
 * another order, 409 once production has begun.
 */
export async function deletePhoto(c: Context): Promise<Response> {
  const services = createServices()
  const found = await photoOfBuyer(c, services)
  if (!found.ok) return c.json({ code: found.code }, refusals[found.code])
  const { order, photo } = found.value
  const removed = await removePhoto(services, order, photo, 'buyer')
  return removed.ok ? c.body(null, 204) : c.json({ code: 'gone' }, 404)
}
