import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { currencies } from '~/catalog/editions'
import { disputeMarks } from '~/core/schemas/disputes'
import { orderEditions } from '~/core/schemas/orderEdition'
import { createOrderNumber } from '~/core/schemas/orderNumber'
import { orderStatuses } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { PhotosWanted } from '~/core/schemas/retakeRequest'
import { due } from './due'
import { moment } from './moment'

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
    /** When the owner was told that the order does not move on. */
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
