import { formatDate } from './formatDate'

/**
 * Formats a day: `January 1, 2025` or `1º de janeiro de 2025`.
 * @param locale one of our locales, such as `i18n.locale`
 * @param timeZone of a moment; a day without a time is in UTC
 */
export const longDate = (date: Date | number, locale: string, timeZone = 'UTC'): string =>
  formatDate(date, locale, { dateStyle: 'long', timeZone })
