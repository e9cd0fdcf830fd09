import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { DeskMessages, deskMessagesSchema, MessageList } from '~/features/desk/schema'
import { contacts } from '~/server/db/schema'
import type { Services } from '~/server/services'
import { afterCursor, cutPage, decodeCursor, encodeCursor, pageSize, type SortKey } from './cursor'
import { deskMessage, messageColumns } from './message'

/** Condition of each list; must match the table's partial indexes. */
const conditions = {
  waiting: and(isNull(contacts.answeredAt), isNull(contacts.flagged)),
  suspected: and(isNull(contacts.answeredAt), isNotNull(contacts.flagged)),
  answered: isNotNull(contacts.answeredAt),
  all: undefined,
} satisfies Record<MessageList, unknown>

/** Returns one page of a list of contact messages: those to answer by their deadline, the others newest first. */
export async function listMessages(
  { db }: Services,
  { list, after }: v.InferOutput<typeof deskMessagesSchema>,
): Promise<DeskMessages> {
  const by: SortKey = list === 'waiting' ? 'due' : 'changed'
  const direction = by === 'due' ? asc : desc
  const beyond = afterCursor(contacts.createdAt, contacts.id, decodeCursor(after), by)
  const rows = await db
    .select(messageColumns)
    .from(contacts)
    .where(and(conditions[list], beyond))
    .orderBy(direction(contacts.createdAt), direction(contacts.id))
    .limit(pageSize + 1)
  const page = cutPage(rows, ({ createdAt, id }) => encodeCursor({ by, at: createdAt, id }))
  return { rows: page.rows.map(deskMessage), next: page.next }
}
