import { getPosition } from 'suncalc'
import { type EditionsWith, editionsOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { timeZones } from '~/catalog/timeZones'
import type { PageSlot } from '~/core/pageSlots'
import { cities } from '../cities'

type Place = EditionsWith<'home'>
type Suns = Record<Exclude<PageSlot, 'near'>, string>

/**
 * Percent of the sky’s height for the upper edge of a sun of so many degrees. The disc is far larger than the sun, so
 * on a linear scale the horizon would cut it up to 49°; this one has it whole from 12°. A sun at the zenith stays
 * below the logo.
 */
const risenBy = (degrees: number) => Math.sign(degrees) * 74 * (Math.abs(degrees) / 90) ** 0.3

/** Degrees between which the light of a sun is that of morning and evening; below, the night begins. */
const lowSun = 6
const duskEnds = -18

/** Returns the sky at a moment: of each city the height of its sun, its light and its hour. */
export const skyAt = (moment: Date): Suns =>
  Object.assign({}, ...editionsOf('home').map((place) => cityAt(place, moment)))

function cityAt(place: Place, moment: Date): Partial<Suns> {
  const height = heightOfSun(place, moment)
  return {
    // In percent, downward from the horizon: the upper edge of the disc, so that a sun that has set cannot be seen.
    [`${place}-top`]: (-risenBy(height)).toFixed(1),
    [`${place}-light`]: `${height < 0 ? 'down' : 'up'}${height < lowSun && height > duskEnds ? ' low' : ''}`,
    [`${place}-clock`]: clockIn(place, moment),
    [`${place}-deg`]: `${Math.abs(Math.round(height))}°`,
  }
}

/** Degrees of the sun above the horizon of a city, negative below it. */
export function heightOfSun(place: Place, moment: Date): number {
  const { latitude, longitude } = cities[place]
  return getPosition(moment, latitude, longitude).altitude
}

/** Returns the hour of a city in the way of its language: “4:10 p.m.”, “16h10”. */
function clockIn(place: Place, moment: Date): string {
  const parts = new Intl.DateTimeFormat(editions[place].locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZones[place],
  }).formatToParts(moment)
  const { hour, minute, dayPeriod } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return dayPeriod ? `${hour}:${minute} ${dayPeriod[0]?.toLowerCase()}.m.` : `${Number(hour)}h${minute}`
}
