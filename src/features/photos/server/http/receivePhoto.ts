import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Result } from '~/core/result'
import { photoBytes, photoNameLength } from '~/core/schemas/limits'
import type { PortraitHeaders } from '~/core/schemas/upload'
import type { PhotoRole } from '~/server/db/schema'
import type { Photo, PhotoUpload } from '../photo'
import { photoName } from '../photoName'
import { sniffedBytes, sniffPhoto } from '../sniffPhoto'
import { peekStream } from './peekStream'

type Incoming<Code extends string> = {
  role: PhotoRole
  headers: PortraitHeaders
  /** The consent text that the page showed. */
  consent?: string | undefined
  /** Stores the photo in its order, or returns why that is not possible. */
  store: (upload: PhotoUpload) => Promise<Result<Photo, Code | keyof typeof refusals>>
  /** Why the order accepts no photos. Takes precedence over `not_a_photo`. */
  closed: () => Promise<Code | undefined>
  statuses: Readonly<Record<Code, ContentfulStatusCode>>
}

const refusals = { too_many: 409, damaged: 415, broken: 502 } as const

/**
 * Receives one photo as the raw request body. Rejects invalid requests before reading the order.
 * @returns the stored photo, or an error response: 409 full, 411 no length, 413 too large, 415 not a photo or damaged,
 *   502 interrupted, otherwise by `statuses`
 */
export async function receivePhoto<Code extends string>(
  c: Context,
  { role, headers, consent, store, closed, statuses }: Incoming<Code>,
): Promise<Photo | Response> {
  const size = Number(c.req.header('content-length') ?? Number.NaN)
  if (!Number.isInteger(size)) return c.json({ code: 'no_length' }, 411)
  if (size > photoBytes) return c.json({ code: 'too_large' }, 413)
  if (!c.req.raw.body || size === 0) return c.json({ code: 'not_a_photo' }, 415)

  const { head, body } = await peekStream(c.req.raw.body, size, sniffedBytes)
  const kind = sniffPhoto(head)
  if (!kind) {
    const code = await closed()
    return code ? c.json({ code }, statuses[code]) : c.json({ code: 'not_a_photo' }, 415)
  }
  const stored = await store({
    name: photoName(decodeName(headers['x-photo-name']), kind.type),
    index: headers['x-photo-index'],
    sha256: headers['x-photo-sha256'],
    role,
    sourceSha256: headers['x-photo-source'] ?? null,
    consent: consent ?? null,
    ...kind,
    size,
    body,
  })
  if (stored.ok) return stored.value
  const status: Record<typeof stored.code, ContentfulStatusCode> = { ...refusals, ...statuses }
  return c.json({ code: stored.code }, status[stored.code])
}

/** Names are percent-encoded because headers are limited to ASCII. */
function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded).slice(0, photoNameLength)
  } catch {
    return 'photo'
  }
}
