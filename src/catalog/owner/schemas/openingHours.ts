import * as v from 'valibot'
import { valuesNamed } from './editing.ts'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { day, line } from './texts.ts'

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

const weekdayNames = valuesNamed(weekdays, weekdays, [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
])

/** A time of the day; compares as text. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const asTime = says('must be a time such as 09:00', 'precisa ser um horário como 09:00')
const time = v.pipe(v.string(asTime), v.regex(timePattern, asTime))

const asList = says('must be a list with at least one line', 'precisa ser uma lista com pelo menos uma linha')
const asDays = says(
  `must be a list of days: ${weekdays.join(', ')}`,
  `precisa ser uma lista de dias: ${weekdays.join(', ')}`,
)

type Times = { opens?: string; closes?: string }

const hasBothTimes = <T extends Times>({ opens, closes }: T) =>
  (opens === undefined) === (closes === undefined)
const asBothTimes = says(
  'an opening time needs a closing time, and the other way round; closed days have neither',
  'quem abre também precisa fechar, e vice-versa; um dia fechado não tem nenhum dos dois horários',
)

/** Whether it closes after it opens; a time that is none has its own message. */
const closesLater = <T extends Times>({ opens = '', closes = '' }: T) =>
  !timePattern.test(opens) || !timePattern.test(closes) || opens < closes
const asCloses = says('must close after it opens', 'precisa fechar depois de abrir')

/** Days with the same hours, such as 09:00 to 18:00; without times they are closed. */
const entry = v.pipe(
  v.strictObject(
    {
      days: v.pipe(
        v.array(v.pipe(v.picklist(weekdays, asDays), weekdayNames), asDays),
        v.minLength(1, asDays),
        labelled('Days', 'Dias'),
      ),
      opens: v.exactOptional(v.pipe(time, labelled('Opens', 'Abre', ['09:00', '09:00']))),
      closes: v.exactOptional(v.pipe(time, labelled('Closes', 'Fecha', ['18:00', '18:00']))),
    },
    says(
      'must have “days”, and nothing else but “opens” and “closes”',
      'precisa de “days”, e de nada além de “opens” e “closes”',
    ),
  ),
  v.check(hasBothTimes, asBothTimes),
  v.check(closesLater, asCloses),
  labelled('Line', 'Linha', [
    'Days without times are shown as closed.',
    'Dias sem horários aparecem como fechados.',
  ]),
)
export type HoursEntry = v.InferOutput<typeof entry>

const mostDays = 24
const asClosedList = says(
  `must be a list of at most ${mostDays} days`,
  `precisa ser uma lista de no máximo ${mostDays} dias`,
)
const nameOf = (edition: keyof typeof editionLabels) => {
  const [english, portuguese] = editionLabels[edition]
  return v.exactOptional(v.pipe(line(40), labelled(english, portuguese, nameHints[edition])))
}
/** Only the Portuguese home lists the office. */
const nameHints: Record<keyof typeof editionLabels, [string, string]> = {
  us: [
    'Not shown: holidays are on the Portuguese home only.',
    'Não aparece: os feriados ficam só na página inicial em português.',
  ],
  br: ['Natal', 'Natal'],
}

/** A day with other hours than usual; without times the office is closed. */
const closedDay = v.pipe(
  v.strictObject({
    date: v.pipe(day, labelled('Day', 'Dia', ['2026-12-25', '2026-12-25'])),
    us: nameOf('us'),
    br: nameOf('br'),
    opens: v.exactOptional(v.pipe(time, labelled('Opens', 'Abre', ['09:00', '09:00']))),
    closes: v.exactOptional(v.pipe(time, labelled('Closes', 'Fecha', ['13:00', '13:00']))),
  }),
  v.check(hasBothTimes, asBothTimes),
  v.check(closesLater, asCloses),
  labelled('Day', 'Dia', [
    'Without times the office is closed on this day.',
    'Sem horários, o escritório fica fechado nesse dia.',
  ]),
)
export type ClosedDay = v.InferOutput<typeof closedDay>

/** `openingHours.json` */
export const openingHoursSchema = v.pipe(
  v.strictObject({
    hours: v.pipe(
      v.array(entry, asList),
      v.minLength(1, asList),
      v.check(
        (entries) => {
          const days = entries.flatMap((one) => one.days)
          return new Set(days).size === days.length
        },
        says('must name each day once at most', 'precisa trazer cada dia no máximo uma vez'),
      ),
      labelled('Hours', 'Horários'),
    ),
    // An editor may leave out an empty list.
    closedOn: v.exactOptional(
      v.pipe(
        v.array(closedDay, asClosedList),
        v.maxLength(mostDays, asClosedList),
        v.check(
          (days) => new Set(days.map(({ date }) => date)).size === days.length,
          says('must name each day once', 'precisa trazer cada dia uma só vez'),
        ),
        labelled('Holidays', 'Feriados', [
          'Announced a month ahead, below the hours; shown on the Portuguese home only.',
          'Anunciados um mês antes, abaixo dos horários; só na página inicial em português.',
        ]),
      ),
    ),
  }),
  labelled('Opening hours', 'Horários de atendimento'),
)
