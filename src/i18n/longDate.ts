import { type Locale, languages } from '~/catalog/locales'

/**
 * Formats a date in UTC: `January 1, 2025` or `1º de janeiro de 2025`.
 * @param locale one of our locales, such as `i18n.locale`
 */
export function longDate(date: Date, locale: string): string {
  const { firstOfMonth } = languages[locale as Locale]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
