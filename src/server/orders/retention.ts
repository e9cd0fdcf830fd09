import { dayMs } from '~/core/dayMs'
import type { KnownOrder } from '~/core/schemas/order'
import type { PhotoRole } from '../db/schema'
import type { Order } from './order'

/** The columns of each role's retention. */
function datesOf(order: Order) {
  const { photoEndAt, photoWarnAt, photoDeleteAt, portraitEndAt, portraitWarnAt, portraitDeleteAt } = order
  return {
    photo: { endAt: photoEndAt, warnAt: photoWarnAt, deleteAt: photoDeleteAt },
    portrait: { endAt: portraitEndAt, warnAt: portraitWarnAt, deleteAt: portraitDeleteAt },
  } satisfies Record<PhotoRole, object>
}

const roles = ['photo', 'portrait'] as const satisfies PhotoRole[]
const hasPassed = (date: Date | null, now: Date) => date !== null && date <= now

/** The roles whose buyer has to be notified now of the coming deletion of their files. */
export function rolesToWarnOf(order: Order, now: Date): PhotoRole[] {
  const dates = datesOf(order)
  return roles.filter((role) => hasPassed(dates[role].warnAt, now))
}

/** The roles whose files are to be deleted now: all on request, else those whose time is over. */
export function rolesToDelete(order: Order, now: Date): PhotoRole[] {
  if (order.eraseRequestedAt) return [...roles]
  const dates = datesOf(order)
  return roles.filter((role) => hasPassed(dates[role].deleteAt, now))
}

/** The roles that the latest notice of a deletion is about. */
export function endingRoles(order: Order): PhotoRole[] {
  const dates = datesOf(order)
  return order.eraseRequestedAt ? [] : roles.filter((role) => dates[role].deleteAt)
}

/**
 * Returns the earliest date on which the files of each role can be deleted; `null` without files. Files are never
 * deleted without notice to the buyer, so an end date that passed without notice is postponed.
 */
export function retainedUntil(order: Order, now: Date): Record<PhotoRole, Date | null> {
  const dates = datesOf(order)
  const afterNotice = now.getTime() + ((order.warningDays ?? 14) - 1) * dayMs
  const until = ({ endAt, deleteAt }: { endAt: Date | null; deleteAt: Date | null }) =>
    order.eraseRequestedAt ?? deleteAt ?? (endAt && new Date(Math.max(endAt.getTime(), afterNotice)))
  return order.filesAt
    ? { photo: until(dates.photo), portrait: until(dates.portrait) }
    : { photo: null, portrait: null }
}

/**
 * Returns the last day on which the files are there for certain, as a time in UTC. It is over before the deletion in
 * every time zone, even in the one that is twelve hours behind UTC.
 */
export const lastDayBefore = (deletion: Date): Date => new Date(deletion.getTime() - 1.5 * dayMs)

/**
 * Returns the last days of the files that a buyer sees, which the desk states too. Portraits that the buyer does not
 * see have a day only without photos.
 */
export function lastDaysOf(
  order: Order,
  shown: { photos: number; portraits: number },
  now: Date,
): Pick<KnownOrder, 'endsAt' | 'endsApart'> {
  const until = retainedUntil(order, now)
  const photos = shown.photos || !shown.portraits ? until.photo : null
  const portraits = shown.portraits || !shown.photos ? until.portrait : null
  const first = earlierOf(photos, portraits)
  const apart = photos && portraits && shown.photos && shown.portraits && Number(photos) !== Number(portraits)
  const lastDay = (end: Date) => lastDayBefore(end).getTime()
  return {
    endsAt: first && lastDay(first),
    endsApart: apart ? { photos: lastDay(photos), portraits: lastDay(portraits) } : null,
  }
}

/** Returns the earlier of two dates, either of which can be missing. */
export function earlierOf(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one < other ? one : other) : (one ?? other)
}
