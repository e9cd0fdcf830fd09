import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { currencies } from '~/catalog/editions'
import { faces } from '~/catalog/owner/faces'
import type { ConsentRecord } from '~/core/schemas/consent'
import { disputeMarks } from '~/core/schemas/disputes'
import { orderEditions } from '~/core/schemas/orderEdition'
import { createOrderNumber } from '~/core/schemas/orderNumber'
import { orderStatuses } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { due } from './due'
import { moment } from './moment'

/** Orders at the price that was shown. Written before any provider is called (R-PAY-18). */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** The order number that buyers see, without the hyphen used for display. */
    number: text('number').notNull().$defaultFn(createOrderNumber),
    offer: text('offer', { enum: ['service', 'checkout'] }).notNull(),
    /** One of the offer's plans; `unknown` if it cannot be determined from a payment through a payment link. */
    plan: text('plan').notNull(),
    edition: text('edition', { enum: orderEditions }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    provider: text('provider').$type<PaymentProvider | `${PaymentProvider}_link`>().notNull(),
    /** Incremented when a new session is created for the same order; part of the idempotency key. */
    attempt: integer('attempt').notNull().default(1),
    /** Unguessable key that the orders of one form share; at most one of them can be paid at a time. */
    formKey: text('form_key'),
    /** Hash of the form key and contents (`link:` and session id for a link): submitting twice gives one order. */
    requestKey: text('request_key').notNull(),
    providerSessionId: text('provider_session_id'),
    providerPaymentId: text('provider_payment_id'),
    checkoutUrl: text('checkout_url'),
    /** How often the wallet's capture was declined for this attempt; part of its idempotency key. */
    declines: integer('declines').notNull().default(0),
    /** A replaced session, until the provider has closed it. */
    supersededSessionId: text('superseded_session_id'),
    customerName: text('customer_name'),
    /** Recipient of the mails: as confirmed on the provider's page, else as entered in our form. */
    customerEmail: text('customer_email'),
    /** Lookup key of `customerEmail`, if that is not ASCII (`server/mail/emailKey.ts`). */
    emailKey: text('email_key'),
    /** As entered in our form. */
    enteredEmail: text('entered_email'),
    /** From the provider. PayPal's is that of the account, which the buyer may not read. */
    providerEmail: text('provider_email'),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** Refunded sum as read from the provider. Decreases when a refund fails. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** Number of changes of `refundedMinor`, for dedupe keys; `refundedAt` is the time of the last one. */
    refundSteps: integer('refund_steps').notNull().default(0),
    refundedAt: moment('refunded_at'),
    /** The status before `refunded`, restored when a full refund fails. */
    refundedFrom: text('refunded_from', { enum: orderStatuses }),
    /** Sum of failed refunds, until it is refunded again or settled otherwise. */
    refundFailedMinor: integer('refund_failed_minor').notNull().default(0),
    /** Sum of failed refunds that were paid back outside of the provider, which `refundedMinor` lacks. */
    settledMinor: integer('settled_minor').notNull().default(0),
    /**
     * The refund claimed at the desk before the provider is called: number of claims so far (part of the idempotency
     * key), amount, email address of the claimer, and time. The last three are NULL while none is in progress.
     */
    refundClaims: integer('refund_claims').notNull().default(0),
    refundClaimMinor: integer('refund_claim_minor'),
    refundClaimBy: text('refund_claim_by'),
    refundClaimAt: moment('refund_claim_at'),
    /** The most serious dispute of the payment, and the sum taken by disputes. Derived from `disputes`. */
    dispute: text('dispute', { enum: disputeMarks }),
    takenMinor: integer('taken_minor').notNull().default(0),
    /** When the provider read that refunds are based on started; an older reading changes nothing. */
    providerReadAt: moment('provider_read_at'),
    /** What was charged instead of the price, while the order is in review. */
    chargedMinor: integer('charged_minor'),
    chargedCurrency: text('charged_currency'),
    /** When the payment session expires; stored so that a retry sends identical bytes. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Id of the latest transition, for statements in the same batch. */
    lastMove: text('last_move'),
    /** When the scheduled check last claimed the order. */
    checkedAt: moment('checked_at'),
    /** When the provider last answered the scheduled check for refunds. */
    refundsReadAt: moment('refunds_read_at'),
    paidAt: moment('paid_at'),
    /** When the studio started production. */
    startedAt: moment('started_at'),
    /**
     * When the portraits were released. The buyer sees them and is notified once the release can no longer be undone.
     * In any other status: when the last portraits that the buyer has seen were released, if any.
     */
    deliveredAt: moment('delivered_at'),
    /** When the buyer was shown a delivery for the first time; a later delivery is shown anew. */
    revealedAt: moment('revealed_at'),
    /** Time of the delivery that the buyer requested corrections of. */
    firstDeliveredAt: moment('first_delivered_at'),
    /** When the studio asked for other photos, and why: reason codes and free text. */
    photosWantedAt: moment('photos_wanted_at'),
    photosWanted: text('photos_wanted', { mode: 'json' }).$type<RetakeRequest>(),
    /** The buyer's correction request, once per order, and its text. The affected portraits are marked. */
    correctionsAt: moment('corrections_at'),
    corrections: text('corrections'),
    /** The owner's private note, not visible to buyers. */
    note: text('note'),
    /** When the buyer or the owner requested deletion; the scheduled job deletes the files. */
    eraseRequestedAt: moment('erase_requested_at'),
    photosErasedAt: moment('photos_erased_at'),
    /** When the latest photo arrived; NULL while there is none. */
    photosAt: moment('photos_at'),
    /** When the latest photo or portrait arrived; the retention period starts here. */
    filesAt: moment('files_at'),
    /** What the buyer agreed to with the first photo, and when; replaced only by a consent after a withdrawal. */
    consent: text('consent', { mode: 'json' }).$type<ConsentRecord>(),
    consentedAt: moment('consented_at'),
    /** When the buyer withdrew it. */
    consentWithdrawnAt: moment('consent_withdrawn_at'),
    /** When the buyer was last reminded to send photos. */
    remindedAt: moment('reminded_at'),
    /** The `photosAt` that the owner has been notified of. */
    announcedAt: moment('announced_at'),
    /** When the owner was notified that the order makes no progress. */
    reportedAt: moment('reported_at'),
    /** When the notice to the buyer about the deletion of the photos was queued, and that about the portraits. */
    noticeSentAt: moment('notice_sent_at'),
    portraitNoticeSentAt: moment('portrait_notice_sent_at'),
    /** When the portraits were deleted, or none were found, while photos are still kept. */
    portraitsErasedAt: moment('portraits_erased_at'),
    /**
     * The owner's numbers that apply to the order: days for which files are kept and for which their deletion is
     * announced, since the first file arrived; hours after the payment at which a buyer without photos is reminded.
     */
    photoDays: integer('photo_days'),
    portraitDays: integer('portrait_days'),
    warningDays: integer('warning_days'),
    firstReminderHours: integer('first_reminder_hours').$defaultFn(() => faces.firstReminderHours),
    secondReminderHours: integer('second_reminder_hours').$defaultFn(() => faces.secondReminderHours),
    undecidedCheckAt: moment('undecided_check_at').generatedAlwaysAs(due.undecidedCheckAt),
    refundCheckAt: moment('refund_check_at').generatedAlwaysAs(due.refundCheckAt),
    reportAt: moment('report_at').generatedAlwaysAs(due.reportAt),
    portraitsDueAt: moment('portraits_due_at').generatedAlwaysAs(due.portraitsDueAt),
    announceAt: moment('announce_at').generatedAlwaysAs(due.announceAt),
    remindAt: moment('remind_at').generatedAlwaysAs(due.remindAt),
    photoEndAt: moment('photo_end_at').generatedAlwaysAs(due.photoEndAt),
    portraitEndAt: moment('portrait_end_at').generatedAlwaysAs(due.portraitEndAt),
    photoWarnAt: moment('photo_warn_at').generatedAlwaysAs(due.photoWarnAt),
    portraitWarnAt: moment('portrait_warn_at').generatedAlwaysAs(due.portraitWarnAt),
    photoDeleteAt: moment('photo_delete_at').generatedAlwaysAs(due.photoDeleteAt),
    portraitDeleteAt: moment('portrait_delete_at').generatedAlwaysAs(due.portraitDeleteAt),
    warnAt: moment('warn_at').generatedAlwaysAs(due.warnAt),
    deleteAt: moment('delete_at').generatedAlwaysAs(due.deleteAt),
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
    index('orders_warn').on(table.warnAt).where(sql`warn_at IS NOT NULL`),
    index('orders_delete').on(table.deleteAt).where(sql`delete_at IS NOT NULL`),
    index('orders_notice').on(table.noticeAt).where(sql`notice_at IS NOT NULL`),
    index('orders_erase').on(table.eraseAt).where(sql`erase_at IS NOT NULL`),
    index('orders_status').on(table.status, table.updatedAt, table.id),
    index('orders_portraits_due')
      .on(table.status, table.portraitsDueAt, table.id)
      .where(sql`portraits_due_at IS NOT NULL`),
    // For the desk's unfiltered list: every order with a payment.
    index('orders_money').on(table.updatedAt, table.id).where(sql`paid_at IS NOT NULL`),
    // For the desk's revenue, by the time of the payment.
    index('orders_paid').on(table.paidAt).where(sql`paid_at IS NOT NULL`),
    index('orders_refund_failed').on(table.updatedAt).where(sql`refund_failed_minor > 0`),
    index('orders_email').on(sql`coalesce(email_key, lower(customer_email))`),
  ],
)
