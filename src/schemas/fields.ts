import * as v from 'valibot'

/** Removes half characters and NUL, which no store and no mail takes well. */
export const sound = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll('\0', '')),
)

/** One line: breaks, other control characters and marks that turn the reading direction become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
}

/** As `oneLine`, with nothing for what is empty. */
export function lineOrNull(text: string | null | undefined): string | null {
  return oneLine(text ?? '') || null
}

export const line = v.pipe(sound, v.transform(oneLine))

/** Required, and more than white space. */
export const filledLine = v.pipe(line, v.minLength(1))

/**
 * Accepts what the browser's own check of an e-mail field does (HTML, “valid e-mail address”), with letters of
 * any alphabet, because browsers differ in what they make of those.
 */
export const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u
