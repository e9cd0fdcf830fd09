import { type Locale, languages } from '~/catalog/locales'

/**
 * Formats a moment or a day, with the first of a month as the language writes it: `1º de janeiro`.
 * @param locale one of our locales, such as `i18n.locale`
 */
export function formatDate(at: Date | number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const { firstOfMonth } = languages[locale as Locale]
  return new Intl.DateTimeFormat(locale, options)
    .formatToParts(at)
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
