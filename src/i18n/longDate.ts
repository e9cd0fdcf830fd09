import { type Locale, languages } from '~/catalog/locales'

/**
 * `January 1, 2025` or `1º de janeiro de 2025`, as of UTC.
 * @param locale what is shown or written, such as `i18n.locale`: always one of ours
 */
export function longDate(date: Date, locale: string): string {
  const { firstOfMonth } = languages[locale as Locale]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
