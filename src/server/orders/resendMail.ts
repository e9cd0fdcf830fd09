import { and, eq } from 'drizzle-orm'
import { mayGoAgain } from '~/schemas/mailKinds'
import { noteChange } from '../changes'
import { outbox } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import { isStillTrue } from '../mail/stillTrue'
import { countFiles } from '../photos/countFiles'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import type { Order } from './order'

/**
 * Sends a mail to the buyer once more, as it reads by now and to where mails go by now. What is no longer so is not
 * said again.
 * @param mail id of a mail about this order
 * @param by who says so, by e-mail address
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
  if (!sent || !mayGoAgain(sent.kind)) return failure('unknown_mail')
  const at = now()
  const facts = { order, files: await countFiles(services, order), recipient: null, now: at }
  if (!isStillTrue(sent.kind, facts)) return failure('not_now')
  await db.batch([
    enqueueMail(db, { kind: sent.kind, subjectId: id, occasion: at.getTime(), at }),
    noteChange(db, { subjectId: id, kind: 'mail_again', by, detail: sent.kind, at }),
  ])
  return success(undefined)
}
