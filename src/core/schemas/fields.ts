import * as v from 'valibot'
import { cleanLine, cleanText } from './cleanLine'
import { cleanEmail, emailPattern } from './email'
import { lineLength } from './limits'

/** Replaces lone surrogates and removes NUL, which cause problems in storage and in mails. */
const wellFormed = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll('\0', '')),
)

/** Like `cleanLine`, but returns `null` for an empty line. */
export function lineOrNull(text: string | null | undefined): string | null {
  return cleanLine(text?.toWellFormed() ?? '') || null
}

/** Cleans an email address from a provider without validating it; returns `null` for an empty one. */
export function emailOrNull(text: string | null | undefined): string | null {
  return cleanEmail(text?.toWellFormed() ?? '') || null
}

export const line = v.pipe(wellFormed, v.transform(cleanLine))

/** A required line: contains a visible character. */
export const requiredLine = v.pipe(line, v.minLength(1))

/** Multiline text. Normalizes the line breaks: a form posts CRLF, script posts LF. */
export const multilineText = v.pipe(wellFormed, v.transform(cleanText))

/** An email address of any length (R-FRM-04). */
export const anyEmail = v.pipe(wellFormed, v.transform(cleanEmail), v.minLength(1), v.regex(emailPattern))

export const email = v.pipe(anyEmail, v.maxLength(lineLength))
