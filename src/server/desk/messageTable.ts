import { desc } from 'drizzle-orm'
import { contacts } from '../db/schema'
import type { Services } from '../services'
import { csvOf } from './csv'
import { isBeyond } from './keyset'
import { messageColumns } from './message'

/** Rows read at once. */
const batch = 500

/** Every contact message, as CSV, the newest first. */
export function messageTable({ db }: Services): ReadableStream<Uint8Array> {
  const read = (after?: { createdAt: Date; id: string }) =>
    db
      .select(messageColumns)
      .from(contacts)
      .where(isBeyond(contacts.createdAt, contacts.id, after && { at: after.createdAt, id: after.id }))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(batch)
  type Row = Awaited<ReturnType<typeof read>>[number]
  return csvOf<Row>({
    columns: {
      received: ({ createdAt }) => createdAt,
      source: ({ source }) => source,
      edition: ({ edition }) => edition,
      name: ({ name }) => name,
      email: ({ email }) => email,
      company: ({ company }) => company,
      instagram: ({ instagram }) => instagram,
      message: ({ message }) => message,
      suspected: ({ flagged }) => flagged,
      answered: ({ answeredAt }) => answeredAt,
      'answered by': ({ answeredBy }) => answeredBy,
      id: ({ id }) => id,
    },
    read,
  })
}
