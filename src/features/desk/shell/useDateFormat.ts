import { useLingui } from '@lingui/react/macro'
import { formatDate } from '~/i18n/formatDate'
import { useClock } from './clock'

const minute = 60_000
const day = 24 * 60 * minute

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
      inYear(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).replace(
        / /g,
        '\u00a0',
      ),
    /** `since Tuesday`: how long a state has lasted. */
    since(at: number): string {
      const minutes = Math.floor((now - at) / minute)
      if (minutes < 1) return t({ message: 'just now', comment: 'Desk: since when an order is in its state' })
      if (minutes < 60)
        return t({
          message: `${minutes} min ago`,
          comment: 'Desk: since when an order is in its state: 12 min ago',
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
    },
  }
}
