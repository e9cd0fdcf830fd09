import { type Locale, languages } from '~/catalog/locales'

/**
 * Formats a day: `January 1, 2025` or `1º de janeiro de 2025`.
 * @param locale one of our locales, such as `i18n.locale`
 * @param timeZone of a moment; a day without a time is in UTC
 */
export function longDate(date: Date | number, locale: string, timeZone = 'UTC'): string {
  const { firstOfMonth } = languages[locale as Locale]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
