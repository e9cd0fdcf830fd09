import type { Locale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { formatDate } from '~/i18n/formatDate'
import { zoneName } from '~/i18n/zoneName'

/** Formats a date and time in the owner's time zone: `March 5, 2027 at 7:59 AM` or `1º de março de 2027 às 07:59`. */
export function ownerMoment(at: Date, locale: Locale): string {
  return written(at, locale, { dateStyle: 'long', timeStyle: 'short' })
}

/**
 * Formats a time near today in the owner's time zone, which it names, as a reader may be elsewhere:
 * `Friday, March 5 at 7:59 AM (Brasilia Standard Time)`.
 */
export function ownerDeadline(at: Date, locale: Locale): string {
  const moment = written(at, locale, { dateStyle: 'full', timeStyle: 'short' })
  return `${moment.replace(/(,| de) \d{4}\b/, '')} (${zoneName(at, locale, site.ownerTimeZone)})`
}

/** Formats a date in the owner's time zone: `March 5, 2027`. */
export function ownerDate(at: Date, locale: Locale): string {
  return written(at, locale, { dateStyle: 'long' })
}

const written = (at: Date, locale: Locale, style: Intl.DateTimeFormatOptions): string =>
  formatDate(at, locale, { ...style, timeZone: site.ownerTimeZone })
