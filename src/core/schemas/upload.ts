import * as v from 'valibot'
import { encodedNameLength, photosPerOrder, sessionLength } from './limits'
import { sessionIdSchema } from './sessionId'

/** Any text: an address that a mail program cut short is unknown, and no malformed call. */
export const uploadSessionSchema = v.object({ sessionId: v.pipe(v.string(), v.maxLength(sessionLength)) })

/** The fields of `upload-photos` (R-API-08). */
export const uploadPhotosSchema = v.object({
  sessionId: sessionIdSchema,
  photoUrls: v.pipe(v.array(v.string()), v.maxLength(photosPerOrder)),
})

const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The headers of one photo. In headers, because an address would end in logs. */
export const photoHeadersSchema = v.object({
  'x-session-id': sessionIdSchema,
  'x-photo-index': v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  'x-photo-name': v.pipe(v.string(), v.maxLength(encodedNameLength)),
  'x-photo-sha256': sha256Schema,
  /** Of the file that the bytes were made from. A page that was loaded before this was asked for sends none. */
  'x-photo-source': v.optional(sha256Schema),
})

/** The same of a portrait: its order stands in the address. */
export const portraitHeadersSchema = v.omit(photoHeadersSchema, ['x-session-id'])
export type PortraitHeaders = v.InferOutput<typeof portraitHeadersSchema>
