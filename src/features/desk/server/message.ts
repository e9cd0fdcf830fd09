import { and, eq, sql } from 'drizzle-orm'
import type { DeskMessage } from '~/features/desk/schema'
import { auditLog, contacts } from '~/server/db/schema'

/**
 * A column that the desk does not get is named here; any other has to be in `DeskMessage`, or it is a type error below.
 */
type ShownColumn = Exclude<keyof typeof contacts.$inferSelect, 'emailKey' | 'messageKey' | 'notifiedAt'>

/** Columns of a message at the desk. `answeredBy` is the actor of the audit log entry at `answeredAt`. */
export const messageColumns = {
  id: contacts.id,
  source: contacts.source,
  edition: contacts.edition,
  name: contacts.name,
  email: contacts.email,
  company: contacts.company,
  instagram: contacts.instagram,
  message: contacts.message,
  flagged: contacts.flagged,
  createdAt: contacts.createdAt,
  answeredAt: contacts.answeredAt,
  answeredBy: sql<string | null>`(SELECT ${auditLog.by} FROM ${auditLog}
    WHERE ${and(eq(auditLog.subjectId, contacts.id), eq(auditLog.at, contacts.answeredAt), eq(auditLog.kind, 'answered'))})`,
} satisfies [ShownColumn] extends [keyof DeskMessage] ? Record<keyof DeskMessage, unknown> : never

type Row = Omit<DeskMessage, 'createdAt' | 'answeredAt'> & { createdAt: Date; answeredAt: Date | null }

export function deskMessage({ createdAt, answeredAt, ...facts }: Row): DeskMessage {
  return { ...facts, createdAt: createdAt.getTime(), answeredAt: answeredAt?.getTime() ?? null }
}
