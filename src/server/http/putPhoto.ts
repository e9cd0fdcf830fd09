import type { Context } from 'hono'
import * as v from 'valibot'
import { photoBytes, photoNameLength } from '~/schemas/limits'
import { photoHeadersSchema } from '~/schemas/upload'
import { openOrder } from '../orders/openOrder'
import { photoLink } from '../photos/photoLink'
import { photoName } from '../photos/photoName'
import { sniffedBytes, sniffPhoto } from '../photos/sniffPhoto'
import { storePhoto } from '../photos/storePhoto'
import { createServices } from '../services'
import { drain } from './drain'
import { peek } from './peek'

const statusOf = {
  unknown: 403,
  unpaid: 403,
  failed: 403,
  refunded: 409,
  review: 409,
  closed: 409,
  confirming: 425,
  unreachable: 503,
} as const

const refusals = { too_many: 409, damaged: 415, broken: 502 } as const

/**
 * PUT /photos: one photo as the raw body. Answers `{ key, url, size }` (R-API-07), or `{ code }` for the page
 * to put into words: 400 fields, 403 unpaid, 409 full or closed, 411 no length, 413 too large, 415 no
 * photo or a damaged one, 425 still confirming, 502 broken off, 503 provider out of reach.
 */
export async function putPhoto(c: Context): Promise<Response> {
  const refuse = (code: string, status: 400 | 403 | 409 | 411 | 413 | 415 | 425 | 502 | 503) =>
    c.json({ code }, status)
  const services = createServices()
  const headers = v.safeParse(photoHeadersSchema, Object.fromEntries(c.req.raw.headers))
  if (!headers.success) return refuse('bad_request', 400)
  const size = Number(c.req.header('content-length') ?? Number.NaN)
  if (!Number.isInteger(size)) return refuse('no_length', 411)
  if (size > photoBytes) return refuse('too_large', 413)
  if (!c.req.raw.body || size === 0) return refuse('not_a_photo', 415)

  const opened = await openOrder(services, headers.output['x-session-id'])
  if (!opened.ok) return refuse(opened.code, statusOf[opened.code])

  const { head, body } = await peek(c.req.raw.body, sniffedBytes)
  const kind = sniffPhoto(head)
  if (!kind) {
    await drain(body)
    return c.json({ code: 'not_a_photo' }, 415)
  }
  const stored = await storePhoto(services, opened.value, {
    name: photoName(decodeName(headers.output['x-photo-name']), kind.type),
    index: headers.output['x-photo-index'],
    sha256: headers.output['x-photo-sha256'],
    role: 'photo',
    sourceSha256: headers.output['x-photo-source'] ?? null,
    ...kind,
    size,
    body,
  })
  await drain(body)
  if (!stored.ok) return c.json({ code: stored.code }, refusals[stored.code])
  const { id, key } = stored.value
  return c.json({ key, url: await photoLink(services, id), size: stored.value.size })
}

/** Names travel percent-encoded, because a header holds no accents. */
function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded).slice(0, photoNameLength)
  } catch {
    return 'photo'
  }
}
