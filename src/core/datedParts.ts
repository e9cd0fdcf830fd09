import { shiftDay } from '../catalog/shiftDay.ts'

/** Attributes of an `aside` or a `p` that a page shows from a day to a day, both included; they come first. */
export const shownOn = (from: string, to: string) => ({ 'data-from': from, 'data-to': to })

const datedPart = /<(aside|p) data-from="([\d-]+)" data-to="([\d-]+)"[^>]*>.*?<\/\1>/gs

/** The days on which a rendered page begins to look different, in order. */
export const changeDays = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(datedPart)].flatMap(([, , from = '', to = '']) => [from, shiftDay(to, 1)])),
  ].sort()

/**
 * Removes the parts of other days from a rendered page.
 * @param day as `2026-12-24`; `undefined` keeps none
 */
export const partsOn = (html: string, day: string | undefined): string =>
  html.replace(datedPart, (part, _, from, to) => (day !== undefined && from <= day && day <= to ? part : ''))
