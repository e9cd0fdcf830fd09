import { isContactMail, type MailKind, type OrderMailKind } from '~/core/schemas/mailKinds'
import { contactMails } from '~/features/contact/server/mails'
import { digestMails } from '~/features/desk/server/digest/mails'
import { orderMails } from '~/features/orders/server/mails/mails'
import type { MailHandler } from '~/server/mail/registry'

/** Returns the mail handler of the feature that sends this kind of mail. */
export function handlerOf(kind: MailKind): MailHandler {
  if (kind === 'owner_digest') return digestMails
  if (isContactMail(kind)) return contactMails
  kind satisfies OrderMailKind
  return orderMails
}
