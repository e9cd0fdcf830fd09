import type { Locale } from '~/editions'

/** `January 1, 2025` or `1º de janeiro de 2025`, as of UTC. Portuguese counts the first of a month as an ordinal. */
export function longDate(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format
    .formatToParts(date)
    .map(({ type, value }) => (locale === 'pt-BR' && type === 'day' && value === '1' ? '1º' : value))
    .join('')
}
