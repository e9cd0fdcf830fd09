import { eq } from 'drizzle-orm'
import { isBuyerMail, isContactMail } from '~/schemas/mailKinds'
import { contacts, type outbox } from '../db/schema'
import type { Mail } from '../gateways/mail'
import { orderById } from '../orders/order'
import { countFiles } from '../photos/countFiles'
import type { Services } from '../services'
import { composeBuyerMail } from './composeBuyerMail'
import { composeContactMail } from './composeContactMail'
import { composeDigest } from './composeDigest'
import { composeOwnerMail } from './composeOwnerMail'
import { isStillTrue } from './stillTrue'

/**
 * Writes a mail from what it is about, as that is now; `undefined` when there is nobody to write to, or when what it
 * would say is no longer so.
 */
export async function composeMail(
  services: Services,
  { kind, subjectId, recipient }: Pick<typeof outbox.$inferSelect, 'kind' | 'subjectId' | 'recipient'>,
): Promise<Mail | undefined> {
  const { config, db, now } = services
  if (kind === 'owner_digest') return composeDigest(services, subjectId)
  if (isContactMail(kind)) {
    const contact = await db.query.contacts.findFirst({ where: eq(contacts.id, subjectId) })
    return contact && composeContactMail(config, kind, contact)
  }
  const order = await orderById(db, subjectId)
  if (!order) return undefined
  const facts = { order, files: await countFiles(services, order), recipient, now: now() }
  if (!isStillTrue(kind, facts)) return undefined
  return isBuyerMail(kind) ? composeBuyerMail(config, kind, facts) : composeOwnerMail(config, kind, facts)
}
