import { isBuyerMail, type MailKind } from '~/core/schemas/mailKinds'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'

type Mail = Extract<DeskEvent, { mail: unknown }>

/** Whether a buyer mail links to the upload: all but the one to a replaced address. */
const hasUploadLink = (mail: MailKind) => isBuyerMail(mail) && mail !== 'address_changed'

/** State of the mails with the upload link since photos were last requested: `sent`, `waiting` or `none`. */
export function linkMailState({
  history,
  retakeRequestedAt,
}: Pick<DeskOrder, 'history' | 'retakeRequestedAt'>) {
  const mails = history.filter(
    (event): event is Mail =>
      'mail' in event && hasUploadLink(event.mail) && event.at >= (retakeRequestedAt ?? 0),
  )
  if (mails.some(({ sentAt }) => sentAt !== null)) return 'sent'
  return mails.some(({ dropped }) => dropped === null) ? 'waiting' : 'none'
}
