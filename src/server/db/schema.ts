import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { editionList } from '~/catalog/editions'
import { type Actor, changeKinds } from '~/core/schemas/changes'
import { contactEditions, contactFlags, contactSources } from '~/core/schemas/contactSources'
import { countedEvents } from '~/core/schemas/counters'
import { disputeKinds, disputeReasons, disputeStatuses } from '~/core/schemas/disputes'
import { dropReasons, mailKinds } from '~/core/schemas/mailKinds'
import type { PaymentProvider } from '~/core/schemas/providers'
import { moment } from './moment'
import { orders } from './orders'

export { orders }

/** `photo`: what the buyer sent. `portrait`: what the studio made of it. */
export const photoRoles = ['photo', 'portrait'] as const
export type PhotoRole = (typeof photoRoles)[number]

/**
 * A photo or a portrait of an order. The row is reserved before the bytes arrive, so that the limit holds under a
 * race.
 */
export const orderPhotos = sqliteTable(
  'order_photos',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    role: text('role', { enum: photoRoles }).notNull().default('photo'),
    key: text('key').notNull().unique(),
    /** Whether there is a small picture, drawn by the browser that sent the photo; some formats it cannot draw. */
    hasPreview: integer('has_preview', { mode: 'boolean' }).notNull().default(false),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    /** Of the bytes that are stored; the second for zips, NULL until it is known. */
    sha256: text('sha256').notNull(),
    crc32: integer('crc32'),
    /** Of the file that the buyer chose, by their browser's word: it tells which photos are here already. */
    sourceSha256: text('source_sha256'),
    createdAt: moment('created_at').notNull(),
    /** Set once the object is in the bucket. */
    storedAt: moment('stored_at'),
    /** Marked by the buyer in their corrections; portraits only. */
    marked: integer('marked', { mode: 'boolean' }).notNull().default(false),
    /**
     * When the studio took a portrait that the buyer has seen out of the next delivery. The buyer keeps it as an earlier
     * version.
     */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    uniqueIndex('order_photos_content').on(table.orderId, table.role, table.sha256),
    index('order_photos_unstored').on(table.createdAt).where(sql`stored_at IS NULL`),
    // What lists show and count of an order.
    index('order_photos_stored')
      .on(table.orderId, table.role, table.createdAt, table.supersededAt)
      .where(sql`stored_at IS NOT NULL`),
  ],
)

/** Disputes of payments and warnings of fraud, as their provider last told of them. */
export const disputes = sqliteTable(
  'disputes',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The provider's id of the payment: a second payment of an order can be disputed too. */
    paymentId: text('payment_id').notNull(),
    kind: text('kind', { enum: disputeKinds }).notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    reason: text('reason', { enum: disputeReasons }),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** What it has taken from our account, and not given back. */
    takenMinor: integer('taken_minor').notNull().default(0),
    /** Until when we can answer it. */
    respondBy: moment('respond_by'),
    openedAt: moment('opened_at').notNull(),
    /** When the reading began that this row follows. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    // What the desk lists: `server/desk/disputes.ts` and `toAnswer` ask in the same words.
    index('disputes_under_way')
      .on(table.status, table.respondBy)
      .where(sql`status IN ('open', 'answered') AND kind <> 'warning'`),
  ],
)

/** Provider events that were handled, so that each has one effect. */
export const processedEvents = sqliteTable(
  'processed_events',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    processedAt: moment('processed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** Mails to send. Written in the same batch as what they tell of, sent by the scheduled job until it works. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Says what is told about what, so that the same news is never written twice. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Id of the order or of the contact message that the mail is about; of a digest, its day. */
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** When it left. A mail that was dropped never did. */
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
    /** Whom it goes to, where that is not whom it is about by now; NULL again once it is settled. */
    recipient: text('recipient'),
    /** When it was decided that it does not leave, and why. */
    droppedAt: moment('dropped_at'),
    dropped: text('dropped', { enum: dropReasons }),
    /** How often the mailer did not take it. `attempts` also counts a try that is under way. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`sent_at IS NULL AND dropped_at IS NULL`),
    index('outbox_subject').on(table.subjectId),
  ],
)

/** The history of orders and messages: written in the same batch as what it tells of, never changed. */
export const auditLog = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey(),
    /** Id of the order or of the contact message. */
    subjectId: text('subject_id').notNull(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    /** `buyer`, `schedule`, `provider`, or the e-mail address of who did it at the desk. */
    by: text('by').$type<Actor>().notNull(),
    detail: text('detail'),
    at: moment('at').notNull(),
  },
  // Who tries the same twice in one moment has done it once.
  (table) => [uniqueIndex('changes_once').on(table.subjectId, table.at, table.kind)],
)

/** How often something happened on a day. Nothing tells who. */
export const counters = sqliteTable(
  'counters',
  {
    /** `2027-03-05`, in the owner's zone. */
    day: text('day').notNull(),
    edition: text('edition', { enum: editionList }).notNull(),
    event: text('event', { enum: countedEvents }).notNull(),
    /** Of a view: the screen. Else empty. */
    screen: text('screen').notNull().default(''),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.edition, table.event, table.screen] })],
)

/** How far scheduled work that goes through everything has come; the next run goes on from there. */
export const bookmarks = sqliteTable('bookmarks', {
  job: text('job').primaryKey(),
  place: text('place').notNull(),
})

/** Objects that no row knows of, and rows whose object is not there, until they are in order again. */
export const orphans = sqliteTable('strays', {
  key: text('key').primaryKey(),
  kind: text('kind', { enum: ['object_without_row', 'row_without_object'] }).notNull(),
  foundAt: moment('found_at').notNull(),
})

/** What visitors wrote to us (R-FRM-10, R-FRM-19, R-FRM-20). */
export const contacts = sqliteTable(
  'contacts',
  {
    id: text('id').primaryKey(),
    source: text('source', { enum: contactSources }).notNull(),
    edition: text('edition', { enum: contactEditions }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    instagram: text('instagram'),
    message: text('message').notNull(),
    /** NULL when nothing was suspected. */
    flagged: text('flagged', { enum: contactFlags }),
    /** The same contents of the same form have the same key, so that sending them again stores nothing new. */
    messageKey: text('message_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the owner's mail about it was sent. */
    notifiedAt: moment('notified_at'),
    answeredAt: moment('answered_at'),
    emailKey: text('email_key'),
  },
  (table) => [
    uniqueIndex('contacts_message_key').on(table.messageKey),
    index('contacts_created').on(table.createdAt, table.id),
    index('contacts_email').on(sql`coalesce(email_key, lower(email))`, table.createdAt),
    index('contacts_waiting')
      .on(table.createdAt, table.id)
      .where(sql`answered_at IS NULL AND flagged IS NULL`),
    index('contacts_suspected')
      .on(table.createdAt, table.id)
      .where(sql`answered_at IS NULL AND flagged IS NOT NULL`),
    index('contacts_answered').on(table.createdAt, table.id).where(sql`answered_at IS NOT NULL`),
  ],
)

/** Addresses that do not exist and were asked for (R-RTE-18). The number of rows is bounded where it is written. */
export const missingPaths = sqliteTable(
  'missing_paths',
  {
    path: text('path').primaryKey(),
    count: integer('count').notNull(),
    referrer: text('referrer'),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
  },
  (table) => [index('missing_paths_last_seen').on(table.lastSeen)],
)
