import { eq } from 'drizzle-orm'
import { type DropReason, isBuyerMail, isContactMail, isDisputeMail } from '~/core/schemas/mailKinds'
import { composeContactMail } from '~/features/contact/server/composeContactMail'
import { composeDigest } from '~/features/desk/server/digest/composeDigest'
import { composeBuyerMail } from '~/features/orders/server/mails/composeBuyerMail'
import { composeDisputeMail } from '~/features/orders/server/mails/composeDisputeMail'
import { composeOwnerMail } from '~/features/orders/server/mails/composeOwnerMail'
import { isRelevant } from '~/features/orders/server/mails/isRelevant'
import { readMailFacts } from '~/features/orders/server/mails/mailFacts'
import { contacts, type outbox } from '~/server/db/schema'
import type { Mail } from '~/server/mail/mailer'
import { orderById } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** A mail as it leaves now, or why none does. */
type Composed = { mail: Mail } | { dropped: DropReason }

const untrue = { dropped: 'untrue' } as const

/** Writes a mail from what it is about, as that is now; or says why there is none to send. */
export async function composeMail(
  services: Services,
  { kind, subjectId, recipient }: Pick<typeof outbox.$inferSelect, 'kind' | 'subjectId' | 'recipient'>,
): Promise<Composed> {
  const { config, db } = services
  if (kind === 'owner_digest') {
    const digest = await composeDigest(services, subjectId)
    return digest ? { mail: digest } : untrue
  }
  if (isContactMail(kind)) {
    const contact = await db.query.contacts.findFirst({ where: eq(contacts.id, subjectId) })
    return contact ? addressed(composeContactMail(config, kind, contact)) : untrue
  }
  const order = await orderById(db, subjectId)
  if (!order) return untrue
  const facts = await readMailFacts(services, kind, order, recipient)
  if (!isRelevant(kind, facts)) return untrue
  if (isDisputeMail(kind)) return addressed(composeDisputeMail(config, kind, facts))
  return addressed(
    isBuyerMail(kind) ? composeBuyerMail(config, kind, facts) : composeOwnerMail(config, kind, facts),
  )
}

const addressed = (mail: Mail | undefined): Composed => (mail ? { mail } : { dropped: 'no_reader' })
