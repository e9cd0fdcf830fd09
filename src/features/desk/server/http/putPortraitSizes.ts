import type { Context } from 'hono'
import * as v from 'valibot'
import { sizesHeaderSchema } from '~/core/schemas/madeSizes'
import { storeSizes } from '~/features/photos/server/sizes/storeSizes'
import { createServices } from '~/server/services'
import { deskActor } from '../actor'
import { deskPhoto } from './deskPhoto'

/**
 * PUT /desk/photos/:id/sizes: the sizes of a portrait as one raw body, listed in `X-Sizes`. Responds 204; 400 for an
 * invalid list, 404 for an unknown portrait, 415 for bytes that are not the listed files.
 */
export async function putPortraitSizes(c: Context): Promise<Response> {
  deskActor()
  const services = createServices()
  const made = v.safeParse(sizesHeaderSchema, c.req.header('x-sizes'))
  if (!made.success) return c.json({ code: 'bad_request' }, 400)
  const portrait = await deskPhoto(c, services, 'portrait')
  if (!portrait) return c.json({ code: 'gone' }, 404)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  const stored = await storeSizes(services, portrait, made.output, bytes)
  if (stored.ok) return c.body(null, 204)
  return c.json({ code: stored.code }, stored.code === 'gone' ? 404 : 415)
}
