import { asciiDomain } from '~/core/schemas/asciiDomain'

/** An address that every mail program can answer to; a wider one stands in the text only. */
const answerable = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+$/

/** The part of a mail that says whom an answer goes to. */
export function replyTo(email: string | null): { replyTo?: string } {
  const ascii = asciiDomain(email ?? '')
  return answerable.test(ascii) && ascii.length <= 254 ? { replyTo: ascii } : {}
}
