import { eq } from 'drizzle-orm'
import { isBuyerMail, isContactMail } from '~/schemas/mailKinds'
import { contacts, type outbox } from '../db/schema'
import type { Mail } from '../gateways/mail'
import { orderById } from '../orders/order'
import type { Services } from '../services'
import { composeBuyerMail } from './composeBuyerMail'
import { composeContactMail } from './composeContactMail'
import { composeOwnerMail } from './composeOwnerMail'

/**
 * Writes a mail from what it is about, as that is now; `undefined` when there is nobody to write to, or when what it
 * would say is no longer so.
 */
export async function composeMail(
  services: Services,
  { kind, subjectId, recipient }: Pick<typeof outbox.$inferSelect, 'kind' | 'subjectId' | 'recipient'>,
): Promise<Mail | undefined> {
  const { db } = services
  if (kind === 'owner_digest') return undefined
  if (isContactMail(kind)) {
    const contact = await db.query.contacts.findFirst({ where: eq(contacts.id, subjectId) })
    return contact && composeContactMail(contact)
  }
  const order = await orderById(db, subjectId)
  if (!order) return undefined
  return isBuyerMail(kind)
    ? composeBuyerMail(services, kind, order, recipient)
    : composeOwnerMail(services, kind, order)
}
