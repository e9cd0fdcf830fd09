import { cleanLine } from '~/core/schemas/cleanLine'
import { shorten } from './shorten'

/** Characters of a name that we repeat. */
const nameLength = 80

/** A name as we may say it: one line of bounded length, and none where it is an address or an advertisement. */
export function readableName(name: string | null): string {
  const line = cleanLine(name ?? '')
  if (/:\/\/|www\.|@|\.\p{L}{2,}(?:\/|$)/iu.test(line)) return ''
  return shorten(line, nameLength)
}
