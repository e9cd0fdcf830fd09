import * as v from 'valibot'
import type { Locale } from '../locales'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Days with the same hours, such as 09:00 to 18:00; without times they are closed. */
export type HoursEntry = { days: readonly Weekday[]; opens?: string; closes?: string }

const texts = {
  'en-US': {
    list: 'must be a list with at least one line',
    entry: 'must have “days”, and nothing else but “opens” and “closes”',
    days: `must be a list of days: ${weekdays.join(', ')}`,
    time: 'must be a time such as 09:00',
    both: 'an opening time needs a closing time, and the other way round; closed days have neither',
    order: 'must close after it opens',
    twice: 'must name each day once at most',
  },
  'pt-BR': {
    list: 'precisa ser uma lista com pelo menos uma linha',
    entry: 'precisa de “days”, e de nada além de “opens” e “closes”',
    days: `precisa ser uma lista de dias: ${weekdays.join(', ')}`,
    time: 'precisa ser um horário como 09:00',
    both: 'quem abre também precisa fechar, e vice-versa; um dia fechado não tem nenhum dos dois horários',
    order: 'precisa fechar depois de abrir',
    twice: 'precisa trazer cada dia no máximo uma vez',
  },
} satisfies Record<Locale, Record<string, string>>

/** A time of the day; compares as text. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Schema of `openingHours.json`. @param locale language of the messages */
export function openingHoursSchema(locale: Locale) {
  const say = texts[locale]
  const time = v.pipe(v.string(say.time), v.regex(timePattern, say.time))
  const entry = v.pipe(
    v.strictObject(
      {
        days: v.pipe(v.array(v.picklist(weekdays, say.days), say.days), v.minLength(1, say.days)),
        opens: v.exactOptional(time),
        closes: v.exactOptional(time),
      },
      say.entry,
    ),
    v.check(({ opens, closes }) => (opens === undefined) === (closes === undefined), say.both),
    // A time that is none has its own message.
    v.check(({ opens = '', closes = '' }) => {
      const areTimes = timePattern.test(opens) && timePattern.test(closes)
      return !areTimes || opens < closes
    }, say.order),
  )
  return v.pipe(
    v.array(entry, say.list),
    v.minLength(1, say.list),
    v.check((entries) => {
      const days = entries.flatMap((one) => one.days)
      return new Set(days).size === days.length
    }, say.twice),
  )
}
