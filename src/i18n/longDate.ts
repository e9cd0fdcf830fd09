import type { Locale } from '~/editions'

/** How a language counts the first of a month. */
const first: Record<Locale, string> = { 'en-US': '1', 'pt-BR': '1º' }

/** `January 1, 2025` or `1º de janeiro de 2025`, as of UTC. */
export function longDate(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? first[locale] : value))
    .join('')
}
