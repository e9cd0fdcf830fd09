import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { DeskMessage, messageActionSchema } from '~/features/desk/schema'
import { recordChange, wasRecorded } from '~/server/auditLog'
import { contacts } from '~/server/db/schema'
import { maskEmail } from '~/server/orders/maskEmail'
import type { Services } from '~/server/services'
import { deskMessage, messageColumns } from './message'

type MessageAction = v.InferOutput<typeof messageActionSchema>

const kinds = { answered: 'answered', reopen: 'reopened', delete: 'deleted' } as const

/**
 * Marks a message as answered or unanswered, or deletes it, and records the actor in the audit log. Changes nothing if
 * the message already has that state.
 * @param by email address of the actor
 * @returns the updated message, `null` after deletion
 */
export async function actOnMessage(
  { db, now }: Services,
  { message: id, action }: MessageAction,
  by: string,
): Promise<Result<DeskMessage | null, 'not_there'>> {
  const known = await db.query.contacts.findFirst({ columns: { email: true }, where: eq(contacts.id, id) })
  if (!known) return failure('not_there')
  const at = now()
  const change = { subjectId: id, kind: kinds[action], by, at }
  const applies = and(
    eq(contacts.id, id),
    action === 'answered' ? isNull(contacts.answeredAt) : undefined,
    action === 'reopen' ? isNotNull(contacts.answeredAt) : undefined,
  )
  const noted = and(eq(contacts.id, id), wasRecorded(change))
  const [, , [row]] = await db.batch([
    recordChange(
      db,
      { ...change, detail: action === 'delete' ? maskEmail(known.email) : null },
      sql`EXISTS (SELECT 1 FROM contacts WHERE ${applies})`,
    ),
    action === 'delete'
      ? db.delete(contacts).where(noted)
      : db
          .update(contacts)
          .set({ answeredAt: action === 'answered' ? at : null })
          .where(noted),
    db.select(messageColumns).from(contacts).where(eq(contacts.id, id)),
  ])
  log('desk_message', { contact: id, action })
  return success(row ? deskMessage(row) : null)
}
