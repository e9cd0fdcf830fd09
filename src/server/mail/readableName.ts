import { cleanLine } from '~/core/schemas/cleanLine'
import { shorten } from './shorten'

/** Maximum number of characters of a name in our texts. */
const nameLength = 80

/** Returns a name that is safe to print: one line of bounded length; empty if it contains a URL or an email address. */
export function readableName(name: string | null): string {
  const line = cleanLine(name ?? '')
  if (/:\/\/|www\.|@|\.\p{L}{2,}(?:\/|$)/iu.test(line)) return ''
  return shorten(line, nameLength)
}
