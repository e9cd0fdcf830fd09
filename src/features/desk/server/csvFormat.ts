import type { Locale } from '~/catalog/locales'
import { site } from '~/catalog/site'

type CsvFormat = {
  delimiter: ',' | ';'
  amount: (amount: number) => string
  /** Date and time to the minute, in the owner's time zone. */
  moment: (at: Date) => string
}

/** CSV format of spreadsheets in a language: a semicolon separates cells where the comma is the decimal sign. */
export function csvFormat(language: Locale): CsvFormat {
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    useGrouping: false,
  })
  const zone = { timeZone: site.ownerTimeZone } as const
  // Formatted separately: Intl joins date and time with characters that spreadsheets do not parse.
  const day = new Intl.DateTimeFormat(language, {
    ...zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const time = new Intl.DateTimeFormat(language, {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const decimal = number.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return {
    delimiter: decimal === ',' ? ';' : ',',
    amount: (amount) => number.format(amount),
    moment: (at) => `${day.format(at)} ${time.format(at)}`,
  }
}
