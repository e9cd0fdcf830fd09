import { type SQL, sql } from 'drizzle-orm'
import { type Edition, editionList } from '~/catalog/editions'

// When each scheduled job is due for an order, in milliseconds since 1970; NULL means never. Virtual columns: SQLite
// derives them from the row, so no transition can forget to update them, and a partial index over each contains only
// the waiting rows. SQLite cannot alter an expression in place: a migration drops and re-adds the column and its index.

const minute = 60_000
const day = 24 * 60 * minute

/** Time without a payment update until the first check. */
const firstCheck = 15 * minute
/** Maximum time between two checks. */
const longestWait = 7 * day
/** Days after the payment on which we check for refunds and disputes; both are possible for half a year. */
const paidDays = [1, 7, 30, 90, 175]
/** Days after a refund on which we check whether it failed: banks return failed refunds within a month. */
const refundedDays = [1, 7, 30]

/** Time without progress after which a paid order is reported to the owner; buyers are promised 48 hours. */
export const stalledAfter = 3 * day

/** Hours after the photos within which a buyer expects the portraits: each edition states its own time (X-06). */
const promisedHours: Record<Edition, number> = { us: 48, br: 24 }

/** Time without a new photo after which an upload counts as finished even if the buyer did not confirm it. */
const uploadIdleTime = 60 * minute

/** Retention after the last activity of an order that was not completed (R-DAT-18). */
const retentionWithoutActivity = 180 * day

/**
 * A number that the owner can change. An order stores the value that applied when it was placed or when its first file
 * arrived; older orders store none and use `before`.
 */
const own = (column: string, before: number, unit: number) => `(coalesce(${column}, ${before}) * ${unit})`

/** Time before the deletion at which the buyer is notified. */
const warning = own('warning_days', 14, day)

/** Times after the payment at which a buyer who has sent no photos is reminded: twice in all. */
const reminders = [
  own('first_reminder_hours', 24, 60 * minute),
  own('second_reminder_hours', 72, 60 * minute),
]

const never = 'NULL'

/** Exponential backoff: the wait doubles from 15 minutes, counted from when the first check was due. */
const waitSince = (first: string) => `min(${longestWait}, max(${firstCheck}, checked_at - ${first}))`
const wait = waitSince('updated_at')

/** Unpaid and pending orders, and superseded sessions. */
const undecidedCheckAt = `CASE
  WHEN status NOT IN ('created', 'pending') AND superseded_session_id IS NULL THEN ${never}
  WHEN provider_session_id IS NULL AND superseded_session_id IS NULL THEN expires_at
  WHEN coalesce(checked_at, 0) < updated_at AND superseded_session_id IS NOT NULL THEN updated_at
  WHEN coalesce(checked_at, 0) < updated_at THEN updated_at + ${firstCheck}
  WHEN status = 'created' AND checked_at < expires_at + ${minute} THEN min(expires_at + ${minute}, checked_at + ${wait})
  ELSE checked_at + ${wait} END`

/** A check due at a given time, repeated until the provider answers. */
function checkUntilAnswered(first: string): string {
  return `WHEN coalesce(refunds_read_at, 0) < ${first} THEN max(${first}, coalesce(checked_at + ${waitSince(first)}, 0))`
}

/** Checks due the given numbers of days after a time of the row; never if that is NULL. */
function checkAfter(moment: string, days: readonly number[]): string {
  const checks = days.map((after) => checkUntilAnswered(`(${moment} + ${after * day})`))
  return `CASE WHEN ${moment} IS NULL THEN ${never} ${checks.join('\n    ')} ELSE ${never} END`
}

/** Later than anything that is due. */
const farFuture = 9_000_000_000_000_000

/** The earliest of several times, each of which can be NULL. */
function earliest(moments: readonly string[]): string {
  return `nullif(min(${moments.map((moment) => `coalesce(${moment}, ${farFuture})`).join(', ')}), ${farFuture})`
}

/** A refund claimed at the desk whose outcome was not recorded. */
const claimCheckAt = `CASE WHEN refund_claim_at IS NULL THEN ${never}
  ELSE max((refund_claim_at + ${5 * minute}), coalesce(checked_at + ${waitSince(`(refund_claim_at + ${5 * minute})`)}, 0)) END`

/** Every day while a dispute is open. A fraud warning may never close: its checks end with the last of `paidDays`. */
const disputeCheckAt = `CASE WHEN dispute = 'disputed'
    OR (dispute = 'warning' AND coalesce(refunds_read_at, paid_at) < (paid_at + ${Math.max(...paidDays) * day})) THEN
  max((coalesce(refunds_read_at, paid_at) + ${day}), coalesce(checked_at + ${waitSince(`(coalesce(refunds_read_at, paid_at) + ${day})`)}, 0))
  ELSE ${never} END`

/** Checks for refunds, failed refunds and disputes whose webhook was missed: a few times in half a year. */
const refundCheckAt = `CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered', 'emptied', 'refunded') THEN ${never}
  ELSE ${earliest([checkAfter('paid_at', paidDays), checkAfter('refunded_at', refundedDays), claimCheckAt, disputeCheckAt])} END`

/** Once per status in which a paid order makes no progress. */
const reportAt = `CASE
  WHEN status IN ('paid', 'photos_received', 'in_production') AND coalesce(reported_at, 0) < updated_at
  THEN updated_at + ${stalledAfter} ELSE ${never} END`

const promisedTime = `CASE edition ${editionList.map((edition) => `WHEN '${edition}' THEN ${promisedHours[edition] * 60 * minute}`).join(' ')} END`

/**
 * The time by which the buyer expects the portraits. The promised time starts with the latest photo, or with production
 * if there is none, and again with a request for other photos or for corrections.
 */
const portraitsDueAt = `CASE
  WHEN status NOT IN ('photos_received', 'in_production') THEN ${never}
  ELSE max(coalesce(photos_at, started_at, 0), coalesce(photos_wanted_at, 0), coalesce(corrections_at, 0))
    + ${promisedTime} END`

/** New photos that the owner has not been notified of. */
const announceAt = `CASE
  WHEN status IN ('paid', 'photos_received') AND photos_at > coalesce(announced_at, 0)
  THEN photos_at + ${uploadIdleTime} ELSE ${never} END`

/** Reminders to a buyer who has sent no photos, except after a deletion of photos or while a failed refund is open. */
const remindAt = `CASE
  WHEN status <> 'paid' OR photos_at IS NOT NULL OR photos_erased_at IS NOT NULL OR refund_failed_minor > 0 THEN ${never}
  ${reminders.map((after) => `WHEN coalesce(reminded_at, 0) < paid_at + ${after} THEN paid_at + ${after}`).join('\n  ')}
  ELSE ${never} END`

/**
 * The date on which files of one role are due for deletion: of a complete order that has some, each by its own number.
 */
function endOf(areThere: string, kept: string): string {
  return `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN status NOT IN ('delivered', 'refunded') THEN max(updated_at, files_at) + ${retentionWithoutActivity}
  WHEN ${areThere} THEN coalesce(delivered_at, updated_at) + ${kept}
  ELSE ${never} END`
}

/** A notice sent earlier than this before a deletion date was about another date. */
const isAbout = (end: string) => `${end} - ${warning} - ${day}`

/** The notice to the buyer about a date; a new one if the date has moved. */
function warningOf(end: string, sent: string): string {
  return `CASE
  WHEN erase_requested_at IS NULL AND coalesce(${sent}, 0) < ${isAbout(end)} THEN ${end} - ${warning}
  ELSE ${never} END`
}

/** The deletion on a date, but never before a notice: after a late one, it waits a day less than the usual time. */
function deletionOf(end: string, sent: string): string {
  return `CASE WHEN ${sent} >= ${isAbout(end)} THEN max(${end}, ${sent} + ${warning} - ${day}) ELSE ${never} END`
}

// One notice told of both before they could be kept for different times.
const portraitNotice = 'coalesce(portrait_notice_sent_at, notice_sent_at)'

/** The first deletion: immediately on request. */
const deleteAt = `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  ELSE ${earliest(['photo_delete_at', 'portrait_delete_at'])} END`

// Columns of the release before, which has one date for all files. It keeps working on them, also after going back; a
// later release removes them.
const photosEndAt = `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN status IN ('delivered', 'refunded') THEN coalesce(delivered_at, updated_at) + ${90 * day}
  ELSE max(updated_at, files_at) + ${retentionWithoutActivity} END`
const noticeAt = `CASE
  WHEN erase_requested_at IS NULL AND coalesce(notice_sent_at, 0) < photos_end_at - ${15 * day}
  THEN photos_end_at - ${14 * day} ELSE ${never} END`
const eraseAt = `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  WHEN notice_sent_at >= photos_end_at - ${15 * day} THEN max(photos_end_at, notice_sent_at + ${13 * day})
  ELSE ${never} END`

const expression = (text: string): SQL => sql.raw(text)

export const due = {
  undecidedCheckAt: expression(undecidedCheckAt),
  refundCheckAt: expression(refundCheckAt),
  reportAt: expression(reportAt),
  portraitsDueAt: expression(portraitsDueAt),
  announceAt: expression(announceAt),
  remindAt: expression(remindAt),
  photoEndAt: expression(endOf('photos_at IS NOT NULL', own('photo_days', 90, day))),
  portraitEndAt: expression(
    endOf('coalesce(portraits_erased_at, 0) < files_at', own('portrait_days', 90, day)),
  ),
  photoWarnAt: expression(warningOf('photo_end_at', 'notice_sent_at')),
  portraitWarnAt: expression(warningOf('portrait_end_at', portraitNotice)),
  photoDeleteAt: expression(deletionOf('photo_end_at', 'notice_sent_at')),
  portraitDeleteAt: expression(deletionOf('portrait_end_at', portraitNotice)),
  warnAt: expression(earliest(['photo_warn_at', 'portrait_warn_at'])),
  deleteAt: expression(deleteAt),
  photosEndAt: expression(photosEndAt),
  noticeAt: expression(noticeAt),
  eraseAt: expression(eraseAt),
}
