import { and, eq, isNull, sql } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import type { DropReason } from '~/core/schemas/mailKinds'
import { outbox } from '../db/schema'
import type { Services } from '../services'
import type { MailHandler, OutboxRow as Row } from './registry'

/**
 * Records that a mail was sent, together with its handler's `afterSending` statements.
 * @param composedAt when the content was read from the database
 */
export async function recordSent(
  services: Services,
  row: Row,
  { handler, composedAt }: { handler: MailHandler; composedAt: Date },
): Promise<void> {
  const { db, now } = services
  const sentAt = now()
  await db.batch([
    db.update(outbox).set({ sentAt, recipient: null }).where(eq(outbox.id, row.id)),
    ...(handler.afterSending?.(services, row, { composedAt, sentAt }) ?? []),
  ])
}

/** Records that a mail will not be sent, and why. A mail that was already sent stays as it is. */
export async function recordDropped({ db, now }: Services, { id }: Row, dropped: DropReason): Promise<void> {
  await db
    .update(outbox)
    .set({ droppedAt: now(), dropped, recipient: null })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}

/** Counts a failed delivery. Never throws: the mail is retried either way. */
export async function recordFailure({ db }: Services, { id }: Row): Promise<void> {
  try {
    await db
      .update(outbox)
      .set({ failures: sql`${outbox.failures} + 1` })
      .where(eq(outbox.id, id))
  } catch (error) {
    logFailure('failure_not_counted', error, { mail: id })
  }
}
