import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { currencies, editionList } from '~/editions'
import { type Changer, changeKinds } from '~/schemas/changes'
import { contactEditions, contactFlags, contactSources } from '~/schemas/contact'
import { countedEvents } from '~/schemas/counters'
import { disputeKinds, disputeMarks, disputeStatuses } from '~/schemas/disputes'
import { dropReasons, mailKinds } from '~/schemas/mailKinds'
import { orderEditions } from '~/schemas/orderEdition'
import { createOrderNumber } from '~/schemas/orderNumber'
import { orderStatuses } from '~/schemas/orderStatus'
import type { PhotosWanted } from '~/schemas/photosWanted'
import type { PaymentProvider } from '~/schemas/providers'
import { due } from './due'

/** A moment, in milliseconds since 1970, UTC. */
const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** What somebody ordered, at the price that was shown. Written before any provider is asked (R-PAY-18). */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** What people call the order, without the hyphen that they read it with. */
    number: text('number').notNull().$defaultFn(createOrderNumber),
    offer: text('offer', { enum: ['service', 'checkout'] }).notNull(),
    /** Of the offer's plans; `unknown` when the payment through a link of the owner's does not tell. */
    plan: text('plan').notNull(),
    edition: text('edition', { enum: orderEditions }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    provider: text('provider').$type<PaymentProvider | `${PaymentProvider}_link`>().notNull(),
    /** Grows when a new session is made for the same order; part of the idempotency key. */
    attempt: integer('attempt').notNull().default(1),
    /** Unguessable. The orders that one form has led to: at most one of them can be paid at a time. */
    formKey: text('form_key'),
    /** Names the contents of a form: the same sent twice is one order. */
    requestKey: text('request_key').notNull(),
    providerSessionId: text('provider_session_id'),
    providerPaymentId: text('provider_payment_id'),
    checkoutUrl: text('checkout_url'),
    /** How often the wallet's capture was declined for this attempt; part of its idempotency key. */
    declines: integer('declines').notNull().default(0),
    /** A session that another one has taken the place of, until the provider has closed it. */
    supersededSessionId: text('superseded_session_id'),
    customerName: text('customer_name'),
    /** Where mails go: what the buyer confirmed on the provider's page, else what they typed into our form. */
    customerEmail: text('customer_email'),
    /** What that address is found by, where it is not only ASCII (`server/mail/emailKey.ts`). */
    emailKey: text('email_key'),
    /** As typed into our form. */
    enteredEmail: text('entered_email'),
    /** As the provider has it. PayPal's is that of the account, which need not be where the buyer reads mail. */
    providerEmail: text('provider_email'),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** What has gone back by the provider's word. It falls again when a refund fails. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** How often that has changed, so that each change has a name of its own; and when it last did. */
    refundSteps: integer('refund_steps').notNull().default(0),
    refundedAt: moment('refunded_at'),
    /** The state before `refunded`. A full refund that fails leads back to it. */
    refundedFrom: text('refunded_from', { enum: orderStatuses }),
    /** What was to go back and did not arrive, until it goes back again or is settled in another way. */
    refundFailedMinor: integer('refund_failed_minor').notNull().default(0),
    /**
     * The refund that somebody has begun at the desk, reserved before the provider is asked: how many were reserved
     * so far (part of the idempotency key), how much, by whom and when. NULL while none is under way.
     */
    refundClaims: integer('refund_claims').notNull().default(0),
    refundClaimMinor: integer('refund_claim_minor'),
    refundClaimBy: text('refund_claim_by'),
    refundClaimAt: moment('refund_claim_at'),
    /** The gravest dispute of the payment, and what disputes have taken so far. They follow from `disputes`. */
    dispute: text('dispute', { enum: disputeMarks }),
    takenMinor: integer('taken_minor').notNull().default(0),
    /** When the reading of the provider began that refunds and disputes follow: an older one changes nothing. */
    providerReadAt: moment('provider_read_at'),
    /** What was charged in place of the price, while a person has to look at it. */
    chargedMinor: integer('charged_minor'),
    chargedCurrency: text('charged_currency'),
    /** When the payment session ends; stored so that a retry sends identical bytes. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Names the latest move, for what is written together with it. */
    lastMove: text('last_move'),
    /** When the scheduled check last asked the provider. */
    checkedAt: moment('checked_at'),
    /** When the provider last answered that check whether money went back. */
    refundsReadAt: moment('refunds_read_at'),
    paidAt: moment('paid_at'),
    /** When the studio began. */
    startedAt: moment('started_at'),
    /**
     * When the portraits were released. The buyer sees them, and is told, once no undo is possible any more. Outside of
     * `delivered` it is a delivery that the buyer has seen: one that was called off leaves nothing here.
     */
    deliveredAt: moment('delivered_at'),
    /** The delivery that the buyer asked corrections of. */
    firstDeliveredAt: moment('first_delivered_at'),
    /** When the studio asked for better photos, and why: codes of `photoWishes`, and its own words. */
    photosWantedAt: moment('photos_wanted_at'),
    photosWanted: text('photos_wanted', { mode: 'json' }).$type<PhotosWanted>(),
    /** When the buyer asked for corrections, once an order, and in which words. The portraits are marked. */
    correctionsAt: moment('corrections_at'),
    corrections: text('corrections'),
    /** The owner's own; no buyer sees it. */
    note: text('note'),
    /** The buyer's or the owner's wish that the photos go; the scheduled job carries it out. */
    eraseRequestedAt: moment('erase_requested_at'),
    photosErasedAt: moment('photos_erased_at'),
    /** When the latest photo arrived; NULL while there is none. */
    photosAt: moment('photos_at'),
    /** The same of photos and portraits: how long they are kept counts from here. */
    filesAt: moment('files_at'),
    /** When the buyer was last reminded that no photos came. */
    remindedAt: moment('reminded_at'),
    /** The `photosAt` that the owner has been told of. */
    announcedAt: moment('announced_at'),
    /** When the owner was told that the order stands still. */
    reportedAt: moment('reported_at'),
    /** When the buyer's notice was written that the photos will go. */
    noticeSentAt: moment('notice_sent_at'),
    undecidedCheckAt: moment('undecided_check_at').generatedAlwaysAs(due.undecidedCheckAt),
    refundCheckAt: moment('refund_check_at').generatedAlwaysAs(due.refundCheckAt),
    reportAt: moment('report_at').generatedAlwaysAs(due.reportAt),
    announceAt: moment('announce_at').generatedAlwaysAs(due.announceAt),
    remindAt: moment('remind_at').generatedAlwaysAs(due.remindAt),
    photosEndAt: moment('photos_end_at').generatedAlwaysAs(due.photosEndAt),
    noticeAt: moment('notice_at').generatedAlwaysAs(due.noticeAt),
    eraseAt: moment('erase_at').generatedAlwaysAs(due.eraseAt),
  },
  (table) => [
    uniqueIndex('orders_provider_session').on(table.providerSessionId),
    uniqueIndex('orders_request_key').on(table.requestKey),
    index('orders_form_key').on(table.formKey),
    uniqueIndex('orders_number').on(table.number),
    index('orders_provider_payment').on(table.providerPaymentId),
    index('orders_undecided_check').on(table.undecidedCheckAt).where(sql`undecided_check_at IS NOT NULL`),
    index('orders_refund_check').on(table.refundCheckAt).where(sql`refund_check_at IS NOT NULL`),
    index('orders_report').on(table.reportAt).where(sql`report_at IS NOT NULL`),
    index('orders_announce').on(table.announceAt).where(sql`announce_at IS NOT NULL`),
    index('orders_remind').on(table.remindAt).where(sql`remind_at IS NOT NULL`),
    index('orders_notice').on(table.noticeAt).where(sql`notice_at IS NOT NULL`),
    index('orders_erase').on(table.eraseAt).where(sql`erase_at IS NOT NULL`),
    index('orders_status').on(table.status, table.updatedAt, table.id),
    // What the desk lists when nothing is chosen: every order that money came for.
    index('orders_money').on(table.updatedAt, table.id).where(sql`paid_at IS NOT NULL`),
    index('orders_email').on(sql`coalesce(email_key, lower(customer_email))`),
  ],
)

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
    /** The provider's code. */
    reason: text('reason'),
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
  (table) => [index('disputes_order').on(table.orderId)],
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
export const changes = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey(),
    /** Id of the order or of the contact message. */
    subjectId: text('subject_id').notNull(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    /** `buyer`, `schedule`, `provider`, or the e-mail address of who did it at the desk. */
    by: text('by').$type<Changer>().notNull(),
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
export const strays = sqliteTable('strays', {
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
