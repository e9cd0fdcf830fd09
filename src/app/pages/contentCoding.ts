import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { dictionaryName, dictionaryZstd } from '~/app/prerenderedPage'

/**
 * Returns the name of the browser's dictionary if a page is stored with it.
 * @param dictionaries names of the dictionaries that the page is stored with
 */
export function dictionaryFor(c: Context, dictionaries: readonly string[]): string | undefined {
  const digest = c.req.header('available-dictionary')
  if (!digest || !accepts(c, dictionaryZstd)) return undefined
  // Structured fields write a byte sequence between colons (RFC 9651, 3.3.5).
  const name = dictionaryName(digest.slice(1, -1))
  return dictionaries.includes(name) ? name : undefined
}

/** Whether the browser accepts a coding. The platform replaces the header and keeps the browser's value in `cf`. */
export function accepts(c: Context, coding: string): boolean {
  const codings = c.req.header('accept-encoding')
  if (!codings) return false
  const { clientAcceptEncoding } = (c.req.raw.cf ?? {}) as { clientAcceptEncoding?: string }
  // A weight of zero means “not acceptable” (RFC 9110, 12.5.3).
  return parsed(clientAcceptEncoding ?? codings).some(({ type, q }) => type.toLowerCase() === coding && q > 0)
}

let last: { header: string; codings: ReturnType<typeof parseAccept> } | undefined

/** Parses a header, unless it is the last one again: nearly all browsers send the same. */
function parsed(header: string) {
  if (last?.header !== header) last = { header, codings: parseAccept(header) }
  return last.codings
}
