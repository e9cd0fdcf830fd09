import { eq } from 'drizzle-orm'
import { isContactMail, isOwnerMail, type MailKind } from '~/schemas/mailKinds'
import { contacts } from '../db/schema'
import type { Mail } from '../gateways/mail'
import { orderById } from '../orders/order'
import type { Services } from '../services'
import { composeBuyerMail } from './composeBuyerMail'
import { composeContactMail } from './composeContactMail'
import { composeOwnerMail } from './composeOwnerMail'

/** Writes a mail from what it is about, as that is now; `undefined` when there is nobody to write to. */
export async function composeMail(
  services: Services,
  kind: MailKind,
  subjectId: string,
): Promise<Mail | undefined> {
  const { db } = services
  if (isContactMail(kind)) {
    const contact = await db.query.contacts.findFirst({ where: eq(contacts.id, subjectId) })
    return contact && composeContactMail(contact)
  }
  const order = await orderById(db, subjectId)
  if (!order) return undefined
  return isOwnerMail(kind) ? composeOwnerMail(services, kind, order) : composeBuyerMail(services, kind, order)
}
