import * as v from 'valibot'
import { cleanLine, cleanText } from './cleanLine'
import { cleanEmail, emailPattern } from './email'
import { lineLength } from './limits'

/** Removes half characters and NUL, which no store and no mail takes well. */
const sound = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll('\0', '')),
)

/** As `cleanLine`, with nothing for what is empty. */
export function lineOrNull(text: string | null | undefined): string | null {
  return cleanLine(text?.toWellFormed() ?? '') || null
}

/** The same of an address, as a provider has it: whether it can be one is not asked. */
export function emailOrNull(text: string | null | undefined): string | null {
  return cleanEmail(text?.toWellFormed() ?? '') || null
}

export const line = v.pipe(sound, v.transform(cleanLine))

/** Required: something can be seen in it. */
export const filledLine = v.pipe(line, v.minLength(1))

/** Text of any number of lines. A form posts its line breaks as CRLF, script as LF: one text all the same. */
export const words = v.pipe(sound, v.transform(cleanText))

/** An e-mail address of any length (R-FRM-04). */
export const anyEmail = v.pipe(sound, v.transform(cleanEmail), v.minLength(1), v.regex(emailPattern))

export const email = v.pipe(anyEmail, v.maxLength(lineLength))
