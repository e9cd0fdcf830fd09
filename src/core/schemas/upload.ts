import * as v from 'valibot'
import { shownConsentSchema } from './consent'
import { encodedNameLength, photosPerOrder, sessionLength } from './limits'
import { sessionIdSchema } from './sessionId'

/** Accepts any text: a session id truncated by a mail program is unknown, not invalid input. */
export const uploadSessionSchema = v.object({ sessionId: v.pipe(v.string(), v.maxLength(sessionLength)) })

/** The fields of `upload-photos` (R-API-08). */
export const uploadPhotosSchema = v.object({
  sessionId: sessionIdSchema,
  photoUrls: v.pipe(v.array(v.string()), v.maxLength(photosPerOrder)),
})

const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The headers of a photo upload. Not part of the URL, which would end up in logs. */
export const photoHeadersSchema = v.object({
  'x-session-id': sessionIdSchema,
  'x-photo-index': v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  'x-photo-name': v.pipe(v.string(), v.maxLength(encodedNameLength)),
  'x-photo-sha256': sha256Schema,
  /** Hash of the file that the bytes were made from. Absent from pages loaded before this header existed. */
  'x-photo-source': v.optional(sha256Schema),
  /** The consent text that the page showed; absent from pages loaded before this header existed. */
  'x-consent': v.optional(shownConsentSchema),
})

/** The headers of a portrait upload, whose URL contains the order. */
export const portraitHeadersSchema = v.omit(photoHeadersSchema, ['x-session-id', 'x-consent'])
export type PortraitHeaders = v.InferOutput<typeof portraitHeadersSchema>
