/**
 * Names a time zone at a moment: `Brasilia Standard Time`, `Horário Padrão de Brasília`.
 * @param locale one of our locales, such as `i18n.locale`
 */
export function zoneName(at: Date | number, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
