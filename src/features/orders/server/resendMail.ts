import { and, eq, not, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { isResendable } from '~/core/schemas/mailKinds'
import { isRepeated, recordChange } from '~/server/auditLog'
import { outbox } from '~/server/db/schema'
import { enqueueMail, mailId } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { isRelevant } from './mails/isRelevant'
import { readMailFacts } from './mails/mailFacts'

/**
 * Sends a mail to the buyer again, with its current text and to the current address. Fails with `not_now` if its
 * content is no longer true. Idempotent: a repeated request succeeds without another mail.
 * @param mail id of a mail about this order
 * @param by email address of the desk user
 */
export async function resendMail(
  services: Services,
  order: Order,
  mail: string,
  by: string,
): Promise<Result<void, 'unknown_mail' | 'not_now'>> {
  const { db, now } = services
  const { id } = order
  const sent = await db.query.outbox.findFirst({ where: and(eq(outbox.id, mail), eq(outbox.subjectId, id)) })
  // A mail that was never sent cannot be resent.
  if (!sent?.sentAt || !isResendable(sent.kind)) return failure('unknown_mail')
  const at = now()
  if (!isRelevant(sent.kind, await readMailFacts(services, sent.kind, order))) return failure('not_now')
  const mailAgain = { kind: sent.kind, subjectId: id, dedupeKey: at.getTime() }
  const change = { subjectId: id, kind: 'mail_again' as const, by, detail: sent.kind, at }
  const isNew = not(isRepeated(change))
  await db.batch([
    enqueueMail(db, { ...mailAgain, at }, isNew),
    recordChange(
      db,
      change,
      sql`${isNew} AND EXISTS (SELECT 1 FROM outbox WHERE id = ${mailId(mailAgain)})`,
      // Keeps apart two kinds of mail resent in the same millisecond.
      { apart: true },
    ),
  ])
  return success(undefined)
}
