import { useLingui } from '@lingui/react/macro'
import { formatDate } from '~/i18n/formatDate'
import { useClock } from './clock'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Spaces that do not break. */
const unbroken = (text: string) => text.replace(/ /g, '\u00a0')

/** Formats times in the user's language and time zone. */
export function useDateFormat() {
  const { t, i18n } = useLingui()
  const { now, zone } = useClock()
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    formatDate(at, i18n.locale, { timeZone: zone, ...options })
  const date = (at: number) => format(at, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const year = (at: number) => format(at, { year: 'numeric' })
  const time = (at: number) => format(at, { hour: 'numeric', minute: '2-digit' })
  const inYear = (at: number, options: Intl.DateTimeFormatOptions) =>
    format(at, { ...options, ...(year(at) === year(now) ? {} : { year: 'numeric' }) })
  const dayOf = (at: number) => inYear(at, { day: 'numeric', month: 'long' })

  const since = (at: number): string => {
    const minutes = Math.floor((now - at) / minute)
    if (minutes < 1)
      return t({
        message: 'for less than a minute',
        comment: 'Desk: for how long an order is in its state',
      })
    if (minutes < 60)
      return t({
        message: `for ${minutes} min`,
        comment: 'Desk: for how long an order is in its state: for 12 min',
      })
    if (date(at) === date(now)) {
      const clock = time(at)
      return t({ message: `since ${clock}`, comment: 'Desk: since a time of today: since 2:40 PM' })
    }
    if (date(at) === date(now - day))
      return t({ message: 'since yesterday', comment: 'Desk: since when an order is in its state' })
    if (now - at < 6 * day) {
      const weekday = format(at, { weekday: 'long' })
      return t({ message: `since ${weekday}`, comment: 'Desk: since a day of the week: since Tuesday' })
    }
    const long = dayOf(at)
    return t({ message: `since ${long}`, comment: 'Desk: since a date: since March 5' })
  }

  return {
    // Each day has its year if that is not the current one.
    now,
    time,
    /** `March 5`. */
    dayOf,
    /** `Mar 5`. */
    shortDayOf: (at: number) => inYear(at, { day: 'numeric', month: 'short' }),
    /** `Tuesday, March 5`. */
    weekdayOf: (at: number) => inYear(at, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Mar 5, 2:40 PM`, which does not break. */
    momentOf: (at: number) =>
      unbroken(inYear(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })),
    /** `Tue, 2:40 PM`, with the date if the weekday alone is unclear; it does not break. */
    deadlineOf(at: number) {
      const isNear = Math.abs(at - now) < 6 * day
      const date = isNear ? {} : ({ day: 'numeric', month: 'short' } as const)
      const written = isNear ? format : inYear
      return unbroken(`${written(at, { weekday: 'short', ...date })}, ${time(at)}`)
    },
    /** `in 23 hours`, `40 minutes ago`: started units do not count. It does not break. */
    distanceTo(at: number) {
      const length = Math.abs(at - now)
      const [size, unit] =
        length < hour ? [minute, 'minutes'] : length < 2 * day ? [hour, 'hours'] : [day, 'days']
      const count = Math.max(1, Math.floor(length / size))
      const relative = new Intl.RelativeTimeFormat(i18n.locale)
      return unbroken(relative.format(at > now ? count : -count, unit as Intl.RelativeTimeFormatUnit))
    },
    /** `since Tuesday`: how long a state has lasted. */
    since,
    /** The same of a state that has lasted for an hour. */
    longSince: (at: number) => (now - at < hour ? undefined : since(at)),
  }
}
