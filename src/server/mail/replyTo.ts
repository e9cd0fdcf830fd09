import { asciiDomain } from '~/core/schemas/asciiDomain'

/** Attempts after which mails to the owner omit `replyTo`: an invalid address there may be the cause of the failure. */
export const attemptsWithReplyTo = 3

/** Addresses that every mail client can reply to; any other appears only in the text. */
const answerable = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+$/

/** Returns the `replyTo` part of a mail; empty for an address that mail clients cannot reply to. */
export function replyTo(email: string | null): { replyTo?: string } {
  const ascii = asciiDomain(email ?? '')
  return answerable.test(ascii) && ascii.length <= 254 ? { replyTo: ascii } : {}
}
