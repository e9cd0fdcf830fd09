import type { Context } from 'hono'
import { photoBytes, photoNameLength } from '~/schemas/limits'
import type { PortraitHeaders } from '~/schemas/upload'
import type { PhotoRole } from '../db/schema'
import type { Order } from '../orders/order'
import type { Photo } from '../photos/photo'
import { photoName } from '../photos/photoName'
import { sniffedBytes, sniffPhoto } from '../photos/sniffPhoto'
import { storePhoto } from '../photos/storePhoto'
import type { Services } from '../services'
import { drain } from './drain'
import { peek } from './peek'

type Incoming = {
  role: PhotoRole
  headers: PortraitHeaders
  /** Finds the order that takes the photo, or says why none does. */
  findOrder: () => Promise<Order | Response>
}

const refusals = { too_many: 409, damaged: 415, broken: 502 } as const

/**
 * Takes in one photo as the raw body of a request, in front of anybody's order: what can be refused without looking at
 * the order is.
 * @returns the stored photo, or the answer that refuses it: 409 full, 411 no length, 413 too large, 415 no photo or a
 * damaged one, 502 broken off, and what `findOrder` answers
 */
export async function receivePhoto(
  c: Context,
  services: Services,
  { role, headers, findOrder }: Incoming,
): Promise<Photo | Response> {
  const size = Number(c.req.header('content-length') ?? Number.NaN)
  if (!Number.isInteger(size)) return c.json({ code: 'no_length' }, 411)
  if (size > photoBytes) return c.json({ code: 'too_large' }, 413)
  if (!c.req.raw.body || size === 0) return c.json({ code: 'not_a_photo' }, 415)

  const order = await findOrder()
  if (order instanceof Response) return order

  const { head, body } = await peek(c.req.raw.body, sniffedBytes)
  const kind = sniffPhoto(head)
  if (!kind) {
    await drain(body)
    return c.json({ code: 'not_a_photo' }, 415)
  }
  const stored = await storePhoto(services, order, {
    name: photoName(decodeName(headers['x-photo-name']), kind.type),
    index: headers['x-photo-index'],
    sha256: headers['x-photo-sha256'],
    role,
    sourceSha256: headers['x-photo-source'] ?? null,
    ...kind,
    size,
    body,
  })
  await drain(body)
  return stored.ok ? stored.value : c.json({ code: stored.code }, refusals[stored.code])
}

/** Names travel percent-encoded, because a header holds no accents. */
function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded).slice(0, photoNameLength)
  } catch {
    return 'photo'
  }
}
