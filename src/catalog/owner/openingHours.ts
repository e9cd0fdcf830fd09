import content from './openingHours.json' with { type: 'json' }
import type { HoursEntry } from './schemas/openingHours'

/** The office's opening hours, for the contact section and the structured data (R-BRH-29). */
export const openingHours = content.hours as readonly HoursEntry[]
