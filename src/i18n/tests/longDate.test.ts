import { expect, it } from 'vitest'
import { longDate } from '~/i18n/longDate'

it.each([
  ['2025-01-01', 'January 1, 2025', '1º de janeiro de 2025'],
  ['2025-03-11', 'March 11, 2025', '11 de março de 2025'],
  ['2025-08-31', 'August 31, 2025', '31 de agosto de 2025'],
])(
  'R-LEG-02 formats %s in each language, with an ordinal for the first of a month in Portuguese',
  (day, english, portuguese) => {
    expect(longDate(new Date(day), 'en-US')).toBe(english)
    expect(longDate(new Date(day), 'pt-BR')).toBe(portuguese)
  },
)
