import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HoursEntry, Weekday } from '~/catalog/owner/schemas/openingHours'

/** In the order of the week. */
const names = {
  Monday: msg({ message: 'Monday', comment: 'Opening hours; a day, written as within a sentence' }),
  Tuesday: msg({ message: 'Tuesday', comment: 'Opening hours; a day, written as within a sentence' }),
  Wednesday: msg({ message: 'Wednesday', comment: 'Opening hours; a day, written as within a sentence' }),
  Thursday: msg({ message: 'Thursday', comment: 'Opening hours; a day, written as within a sentence' }),
  Friday: msg({ message: 'Friday', comment: 'Opening hours; a day, written as within a sentence' }),
  Saturday: msg({ message: 'Saturday', comment: 'Opening hours; a day, written as within a sentence' }),
  Sunday: msg({ message: 'Sunday', comment: 'Opening hours; a day, written as within a sentence' }),
} satisfies Record<Weekday, unknown>
const week = Object.keys(names) as Weekday[]

/** Opening hours of the office, one line per entry (R-BRH-29). */
export function OpeningHours({ hours }: { hours: readonly HoursEntry[] }) {
  return (
    <ul className="figures mt-1 text-ink-soft">
      {hours.map((entry) => (
        <li key={entry.days.join()}>
          <Hours {...entry} />
        </li>
      ))}
    </ul>
  )
}

function Hours(entry: HoursEntry) {
  const days = useDays(entry.days)
  // Hours are written without a leading zero in both languages.
  const [opens, closes] = [entry.opens, entry.closes].map((time) => time?.replace(/^0/, ''))
  return opens ? (
    <Trans comment="Opening hours; {days} is “Saturday” or “Monday to Friday”">
      {days}: {opens}–{closes}
    </Trans>
  ) : (
    <Trans comment="Opening hours; {days} is “Sunday” or “Saturday and Sunday”">{days}: closed</Trans>
  )
}

/** Three or more consecutive days as a span, others as a list, as at the beginning of a sentence. */
function useDays(days: readonly Weekday[]): string {
  const { t, i18n } = useLingui()
  const ordered = week.filter((day) => days.includes(day))
  const named = ordered.map((day) => t(names[day]))
  const [first, last] = [named[0], named.at(-1)]
  const span = week.indexOf(ordered.at(-1) ?? 'Sunday') - week.indexOf(ordered[0] ?? 'Monday')
  const text =
    ordered.length > 2 && span === ordered.length - 1
      ? t({ message: `${first} to ${last}`, comment: 'Opening hours; from a day of the week to another' })
      : new Intl.ListFormat(i18n.locale).format(named)
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}
