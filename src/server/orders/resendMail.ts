import { and, eq } from 'drizzle-orm'
import { isBuyerMail } from '~/schemas/mailKinds'
import { noteChange } from '../changes'
import { outbox } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import type { Order } from './order'

/**
 * Sends a mail to the buyer once more, as it reads by now and to where mails go by now.
 * @param mail id of a mail about this order
 * @param by who says so, by e-mail address
 */
export async function resendMail(
  { db, now }: Services,
  { id }: Order,
  mail: string,
  by: string,
): Promise<Result<void, 'unknown_mail'>> {
  const sent = await db.query.outbox.findFirst({ where: and(eq(outbox.id, mail), eq(outbox.subjectId, id)) })
  // One to an address that was given up has nothing to say to the new one.
  if (!sent || !isBuyerMail(sent.kind) || sent.kind === 'address_changed') return failure('unknown_mail')
  const at = now()
  await db.batch([
    enqueueMail(db, { kind: sent.kind, subjectId: id, occasion: at.getTime(), at }),
    noteChange(db, { subjectId: id, kind: 'mail_again', by, detail: sent.kind, at }),
  ])
  return success(undefined)
}
