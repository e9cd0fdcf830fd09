import type { Address } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { notices } from '~/catalog/owner/notice'
import { closedOn, closureSpan } from '~/catalog/owner/openingHours'
import { shiftDay } from '~/catalog/shiftDay'
import { ownerDay, ownerDayStart } from '../ownerDay'

/** A time in which a page looks the same. */
type PageDays = {
  /** Its first day; `undefined`: before the first change. */
  since: string | undefined
  /** The moment of the next change, in milliseconds; `undefined`: none. */
  until: number | undefined
}

const always: PageDays = { since: undefined, until: undefined }

/** Returns the time that a moment is in; a page changes at midnight in the owner's time zone. */
export function pageDays({ screen, edition }: Pick<Address, 'screen' | 'edition'>, now: number): PageDays {
  const spans = [
    ...notices.filter((entry) => edition in entry),
    ...(screen === 'home' && editions[edition].office ? closedOn.map(closureSpan) : []),
  ]
  // A stored page is sent in microseconds, so the day is computed only where it matters.
  if (!spans.length) return always
  const days = spans.flatMap(({ from, to }) => [from, shiftDay(to, 1)]).sort()
  const { day: today } = ownerDay(new Date(now))
  const next = days.find((day) => day > today)
  return {
    since: days.findLast((day) => day <= today),
    until: next === undefined ? undefined : startOf(next),
  }
}

const starts = new Map<string, number>()

function startOf(day: string): number {
  const start = starts.get(day) ?? ownerDayStart(day).getTime()
  starts.set(day, start)
  return start
}
