import { type SQL, sql } from 'drizzle-orm'

// When each scheduled job has work with an order. These are virtual columns: they follow from the row by
// themselves, so nothing that moves an order can forget them, and a partial index over each holds only the rows
// that wait for something. NULL is never. All are milliseconds since 1970, like the columns they are made of.
// SQLite changes no expression in place: a migration drops the column with its index and adds it anew.

const minute = 60_000
const day = 24 * 60 * minute

/** After this time without news of a payment we ask. */
const firstCheck = 15 * minute
/** At the latest after this time we ask again. */
const longestWait = 7 * day
/** Days after the payment on which we look whether money went back, or is disputed; both are possible for half a year. */
const paidDays = [1, 7, 30, 90, 175]
/** Days after money went back on which we look whether it arrived: banks return it within a month. */
const refundedDays = [1, 7, 30]

/** A paid order that stands still for so long is the owner's business: the promise is 48 hours. */
export const patience = 3 * day
/** Time without a new photo after which an upload counts as finished though the browser never said so. */
const quiet = 60 * minute

/** Photos go so long after the portraits were delivered or the money went back (R-DAT-18). */
const keptAfterEnd = 90 * day
/** And so long after the last sign of life of an order that came no further. */
const keptWithoutLife = 180 * day
/** The buyer hears of it so long before. */
const notice = 14 * day
/** A notice older than the end minus this was of another end. */
const noticeHolds = 15 * day
/** A notice that left late still gives the buyer this time. */
export const shortestNotice = 13 * day

/** A buyer who has sent no photos is reminded so long after the payment, twice and never again. */
const reminders = [1 * day, 3 * day]

const never = 'NULL'

/** The wait after a question doubles from a quarter of an hour on, counted from when the first one was due. */
const waitSince = (first: string) => `min(${longestWait}, max(${firstCheck}, checked_at - ${first}))`
const wait = waitSince('updated_at')

/** What is still to be paid or on its way, and sessions that another replaced. */
const undecidedCheckAt = `CASE
  WHEN status NOT IN ('created', 'pending') AND superseded_session_id IS NULL THEN ${never}
  WHEN provider_session_id IS NULL AND superseded_session_id IS NULL THEN expires_at
  WHEN coalesce(checked_at, 0) < updated_at AND superseded_session_id IS NOT NULL THEN updated_at
  WHEN coalesce(checked_at, 0) < updated_at THEN updated_at + ${firstCheck}
  WHEN status = 'created' AND checked_at < expires_at + ${minute} THEN min(expires_at + ${minute}, checked_at + ${wait})
  ELSE checked_at + ${wait} END`

/** Asked at a moment, and again until the provider answers. */
function askedUntilAnswered(first: string): string {
  return `WHEN coalesce(refunds_read_at, 0) < ${first} THEN max(${first}, coalesce(checked_at + ${waitSince(first)}, 0))`
}

/** Asked so many days after a moment of the row; never where that is NULL. */
function askedAfter(moment: string, days: readonly number[]): string {
  const questions = days.map((after) => askedUntilAnswered(`(${moment} + ${after * day})`))
  return `CASE WHEN ${moment} IS NULL THEN ${never} ${questions.join('\n    ')} ELSE ${never} END`
}

/** Later than anything that is due. */
const far = 9_000_000_000_000_000

/** The first of several moments, of which any may be NULL. */
function earliest(moments: readonly string[]): string {
  return `nullif(min(${moments.map((moment) => `coalesce(${moment}, ${far})`).join(', ')}), ${far})`
}

/** A refund that was begun at the desk and whose end nobody noted. */
const claimCheckAt = `CASE WHEN refund_claim_at IS NULL THEN ${never}
  ELSE max((refund_claim_at + ${5 * minute}), coalesce(checked_at + ${waitSince(`(refund_claim_at + ${5 * minute})`)}, 0)) END`

/** While a dispute is under way, every day. A warning stays for as long as nothing follows it: asked until the last day. */
const disputeCheckAt = `CASE WHEN dispute = 'disputed'
    OR (dispute = 'warning' AND coalesce(refunds_read_at, paid_at) < (paid_at + ${Math.max(...paidDays) * day})) THEN
  max((coalesce(refunds_read_at, paid_at) + ${day}), coalesce(checked_at + ${waitSince(`(coalesce(refunds_read_at, paid_at) + ${day})`)}, 0))
  ELSE ${never} END`

/** Whether money went back or came back, or is disputed, and no webhook came: a handful of times in half a year. */
const refundCheckAt = `CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered', 'emptied', 'refunded') THEN ${never}
  ELSE ${earliest([askedAfter('paid_at', paidDays), askedAfter('refunded_at', refundedDays), claimCheckAt, disputeCheckAt])} END`

/** Once for each state that a paid order stands still in. */
const reportAt = `CASE
  WHEN status IN ('paid', 'photos_received', 'in_production') AND coalesce(reported_at, 0) < updated_at
  THEN updated_at + ${patience} ELSE ${never} END`

/** Photos that nobody has been told of. */
const announceAt = `CASE
  WHEN status IN ('paid', 'photos_received') AND photos_at > coalesce(announced_at, 0)
  THEN photos_at + ${quiet} ELSE ${never} END`

/**
 * A reminder to a buyer who has sent nothing yet; nobody who had photos deleted, or who waits for their money, is asked
 * for them.
 */
const remindAt = `CASE
  WHEN status <> 'paid' OR photos_at IS NOT NULL OR photos_erased_at IS NOT NULL OR refund_failed_minor > 0 THEN ${never}
  ${reminders.map((after) => `WHEN coalesce(reminded_at, 0) < paid_at + ${after} THEN paid_at + ${after}`).join('\n  ')}
  ELSE ${never} END`

/** The day on which photos and portraits end by themselves. */
const photosEndAt = `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN status IN ('delivered', 'refunded') THEN coalesce(delivered_at, updated_at) + ${keptAfterEnd}
  ELSE max(updated_at, files_at) + ${keptWithoutLife} END`

/** The buyer's notice of that day; a new one when the day has moved. */
const noticeAt = `CASE
  WHEN erase_requested_at IS NULL AND coalesce(notice_sent_at, 0) < photos_end_at - ${noticeHolds}
  THEN photos_end_at - ${notice} ELSE ${never} END`

/** At once where somebody asked for it, else on that day and never without notice. */
const eraseAt = `CASE
  WHEN files_at IS NULL THEN ${never}
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  WHEN notice_sent_at >= photos_end_at - ${noticeHolds} THEN max(photos_end_at, notice_sent_at + ${shortestNotice})
  ELSE ${never} END`

const expression = (text: string): SQL => sql.raw(text)

export const due = {
  undecidedCheckAt: expression(undecidedCheckAt),
  refundCheckAt: expression(refundCheckAt),
  reportAt: expression(reportAt),
  announceAt: expression(announceAt),
  remindAt: expression(remindAt),
  photosEndAt: expression(photosEndAt),
  noticeAt: expression(noticeAt),
  eraseAt: expression(eraseAt),
}
