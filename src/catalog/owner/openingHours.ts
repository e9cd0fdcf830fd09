import hours from './openingHours.json' with { type: 'json' }
import type { HoursEntry } from './openingHoursSchema'

/** The office's opening hours, for the contact section and the structured data (R-BRH-29). */
export const openingHours = hours as readonly HoursEntry[]
