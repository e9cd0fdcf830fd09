import { shiftDay } from '../shiftDay'
import content from './openingHours.json' with { type: 'json' }
import type { ClosedDay, HoursEntry } from './schemas/openingHours'

/** The office's opening hours, for the contact section and the structured data (R-BRH-29). */
export const openingHours = content.hours as readonly HoursEntry[]

/** Days on which the office is closed or has other hours. */
export const closedOn = (content as { closedOn?: readonly ClosedDay[] }).closedOn ?? []

const daysAhead = 30

/** The days on which such a day is announced: a month ahead and on the day itself. */
export const closureSpan = ({ date }: ClosedDay) => ({ from: shiftDay(date, -daysAhead), to: date })
