import { isBuyerMail, type MailKind } from '~/core/schemas/mailKinds'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'

type Mail = Extract<DeskEvent, { mail: unknown }>

/** The mails to a buyer that lead to the upload: every one but that to an address which is given up. */
const leadsToUpload = (mail: MailKind) => isBuyerMail(mail) && mail !== 'address_changed'

/**
 * Tells whether a mail with the link to the upload has left, since photos were asked for the last time; is still to leave;
 * or neither.
 */
export function linkMail({ history, photosWantedAt }: Pick<DeskOrder, 'history' | 'photosWantedAt'>) {
  const mails = history.filter(
    (event): event is Mail =>
      'mail' in event && leadsToUpload(event.mail) && event.at >= (photosWantedAt ?? 0),
  )
  if (mails.some(({ sentAt }) => sentAt !== null)) return 'sent'
  return mails.some(({ dropped }) => dropped === null) ? 'waiting' : 'none'
}
