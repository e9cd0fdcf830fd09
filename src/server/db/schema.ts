import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { editionList } from '~/catalog/editions'
import { type Actor, changeKinds } from '~/core/schemas/changes'
import { contactEditions, contactFlags, contactSources } from '~/core/schemas/contactSources'
import { countedEvents } from '~/core/schemas/counters'
import { disputeKinds, disputeReasons, disputeStatuses } from '~/core/schemas/disputes'
import type { StoredSizes } from '~/core/schemas/madeSizes'
import { dropReasons, mailKinds } from '~/core/schemas/mailKinds'
import type { PaymentProvider } from '~/core/schemas/providers'
import { verdicts } from '~/core/schemas/verdict'
import { moment } from './moment'
import { orders } from './orders'

export { orders }

/** `photo`: sent by the buyer. `portrait`: made by the studio. */
export const photoRoles = ['photo', 'portrait'] as const
export type PhotoRole = (typeof photoRoles)[number]

/** Photos and portraits of orders. The row is inserted before the upload, so that concurrent uploads keep the limit. */
export const orderPhotos = sqliteTable(
  'order_photos',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    role: text('role', { enum: photoRoles }).notNull().default('photo'),
    key: text('key').notNull().unique(),
    /** Whether there is a preview image, which the uploading browser renders if it supports the format. */
    hasPreview: integer('has_preview', { mode: 'boolean' }).notNull().default(false),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    /** Hashes of the stored bytes; `crc32` is for zip files, NULL until it is known. */
    sha256: text('sha256').notNull(),
    crc32: integer('crc32'),
    /** Hash of the selected file, as reported by the browser, to detect photos that were already uploaded. */
    sourceSha256: text('source_sha256'),
    createdAt: moment('created_at').notNull(),
    /** Set once the object is in the bucket. */
    storedAt: moment('stored_at'),
    /** Marked by the buyer in their corrections; portraits only. */
    marked: integer('marked', { mode: 'boolean' }).notNull().default(false),
    /** What the buyer wants changed in this portrait, from their corrections. */
    remark: text('remark'),
    /** Whether the portrait looks like the buyer, in their own judgment. */
    verdict: text('verdict', { enum: verdicts }),
    /** The sizes that the desk's browser made of a portrait; NULL without them, and for photos. */
    sizes: text('sizes', { mode: 'json' }).$type<StoredSizes>(),
    /** When the studio removed a portrait, which the buyer keeps as an earlier version, from the next delivery. */
    supersededAt: moment('superseded_at'),
    /**
     * The consent text that the page showed, as `shownConsentSchema`; NULL if the page did not say, and for portraits.
     */
    consent: text('consent'),
  },
  (table) => [
    uniqueIndex('order_photos_content').on(table.orderId, table.role, table.sha256),
    index('order_photos_unstored').on(table.createdAt).where(sql`stored_at IS NULL`),
    // For listing and counting the files of an order.
    index('order_photos_stored')
      .on(table.orderId, table.role, table.createdAt, table.supersededAt)
      .where(sql`stored_at IS NOT NULL`),
  ],
)

/** Links with which buyers show portraits to others. Deleted with the portraits. */
export const shares = sqliteTable(
  'shares',
  {
    /** Part of the link, which is also signed. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Ids of the portraits, in the sequence of the gallery. */
    portraits: text('portraits', { mode: 'json' }).$type<string[]>().notNull(),
    mayDownload: integer('may_download', { mode: 'boolean' }).notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
  },
  (table) => [index('shares_order').on(table.orderId, table.createdAt)],
)

/** Disputes and fraud warnings of payments, as last read from the provider. */
export const disputes = sqliteTable(
  'disputes',
  {
    /** The provider's id. */
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
    /** Sum taken from our account and not returned. */
    takenMinor: integer('taken_minor').notNull().default(0),
    /** Deadline for our response. */
    respondBy: moment('respond_by'),
    openedAt: moment('opened_at').notNull(),
    /** When the read that this row is based on started. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    // For the desk's list: `features/desk/server/disputes.ts` and `needsResponse` repeat the condition to use the
    // index.
    index('disputes_under_way')
      .on(table.status, table.respondBy)
      .where(sql`status IN ('open', 'answered') AND kind <> 'warning'`),
  ],
)

/** Processed provider events, so that each is applied once. `purgeEvents` deletes old ones. */
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

/** Mails to send. Written in one batch with the change they report; the scheduled job retries until they are sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Subject, kind and dedupe key of the mail, so that the same mail is never enqueued twice. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Id of the order or contact message that the mail is about; for a digest, its day. */
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** When it was sent; NULL for a dropped mail. */
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
    /** Overrides the subject's current email address; reset to NULL once the mail is sent or dropped. */
    recipient: text('recipient'),
    /** When it was dropped, and why. */
    droppedAt: moment('dropped_at'),
    dropped: text('dropped', { enum: dropReasons }),
    /** Number of failed deliveries. `attempts` also includes an attempt in progress. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`sent_at IS NULL AND dropped_at IS NULL`),
    index('outbox_subject').on(table.subjectId),
  ],
)

/** Audit log of orders and messages: written in one batch with the change it records, and never modified. */
export const auditLog = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey(),
    /** Id of the order or contact message. */
    subjectId: text('subject_id').notNull(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    /** `buyer`, `schedule`, `provider`, or the email address of a desk user. */
    by: text('by').$type<Actor>().notNull(),
    detail: text('detail'),
    at: moment('at').notNull(),
  },
  // The same change twice in one millisecond counts once.
  (table) => [uniqueIndex('changes_once').on(table.subjectId, table.at, table.kind)],
)

/** Daily event counts, without personal data. */
export const counters = sqliteTable(
  'counters',
  {
    /** `2027-03-05`, in the owner's time zone. */
    day: text('day').notNull(),
    edition: text('edition', { enum: editionList }).notNull(),
    event: text('event', { enum: countedEvents }).notNull(),
    /** The screen of a view; empty for other events. */
    screen: text('screen').notNull().default(''),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.edition, table.event, table.screen] })],
)

/**
 * Verdicts of buyers on portraits, by the month in which the portrait was stored and by plan. Counts outlive the
 * portraits, and contain no personal data.
 */
export const verdictCounts = sqliteTable(
  'verdict_counts',
  {
    /** `2027-03`, in the owner's time zone. */
    month: text('month').notNull(),
    offer: text('offer').$type<typeof orders.$inferSelect.offer>().notNull(),
    plan: text('plan').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.offer, table.plan, table.verdict] })],
)

/**
 * Progress of scheduled jobs that process all rows or objects in portions; the next run continues from there. For
 * `missing_paths`, when they were last written.
 */
export const bookmarks = sqliteTable('bookmarks', {
  job: text('job').primaryKey(),
  place: text('place').notNull(),
})

/** Objects without a row and rows without an object, until they are repaired. */
export const orphans = sqliteTable('strays', {
  key: text('key').primaryKey(),
  kind: text('kind', { enum: ['object_without_row', 'row_without_object'] }).notNull(),
  foundAt: moment('found_at').notNull(),
})

/** Contact messages (R-FRM-10, R-FRM-19, R-FRM-20). */
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
    /** Why the message is suspected as spam; NULL if it is not. */
    flagged: text('flagged', { enum: contactFlags }),
    /** Hash of the form and its contents, so that submitting it again stores nothing new. */
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

/** Requested paths that do not exist (R-RTE-18). Writing limits the number of rows. */
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
