import { desc } from 'drizzle-orm'
import { editionNames } from '~/features/desk/content/editionNames'
import { flagTexts, sourceNames } from '~/features/desk/content/messages'
import type { DeskMessage } from '~/features/desk/schema'
import { contacts } from '~/server/db/schema'
import type { Services } from '~/server/services'
import { csvOf, withHeadings } from './csv'
import { afterCursor } from './cursor'
import { messageColumns } from './message'
import type { OwnerText } from './ownerText'

/** Rows read at once. */
const batch = 500

/** Columns named otherwise than the field that they show. */
type Renamed = { createdAt: 'received'; edition: 'language'; flagged: 'suspected'; answeredAt: 'answered' }
type Field = keyof DeskMessage
/** Every field of a message is a column: one without is a type error below. */
type Column = { [F in Field]: F extends keyof Renamed ? Renamed[F] : F }[Field]

/** Every contact message, as CSV, the newest first. */
export function messageTable({ db }: Services, text: OwnerText): ReadableStream<Uint8Array> {
  const read = (after?: { createdAt: Date; id: string }) =>
    db
      .select(messageColumns)
      .from(contacts)
      .where(afterCursor(contacts.createdAt, contacts.id, after && { at: after.createdAt, id: after.id }))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(batch)
  type Row = Awaited<ReturnType<typeof read>>[number]
  const { i18n, language } = text
  return csvOf<Row>({
    columns: withHeadings(
      {
        received: ({ createdAt }: Row) => createdAt,
        source: ({ source }: Row) => i18n._(sourceNames[source]),
        language: ({ edition }: Row) => i18n._(editionNames[edition]),
        name: ({ name }: Row) => name,
        email: ({ email }: Row) => email,
        company: ({ company }: Row) => company,
        instagram: ({ instagram }: Row) => instagram,
        message: ({ message }: Row) => message,
        suspected: ({ flagged }: Row) => flagged && i18n._(flagTexts[flagged]),
        answered: ({ answeredAt }: Row) => answeredAt,
        answeredBy: ({ answeredBy }: Row) => answeredBy,
        id: ({ id }: Row) => id,
      } satisfies Record<Column, unknown>,
      text,
    ),
    language,
    read,
  })
}
