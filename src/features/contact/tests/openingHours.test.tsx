import { I18nProvider } from '@lingui/react'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '~/catalog/locales'
import type { HoursEntry } from '~/catalog/owner/schemas/openingHours'
import { OpeningHours } from '~/features/contact/OpeningHours'
import { createCatalogues } from '~/i18n/catalogues'

async function linesOf(hours: readonly HoursEntry[], locale: Locale) {
  const { i18n, load } = createCatalogues()
  await load(locale, 'contact')
  const { document } = parseHTML(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <OpeningHours hours={hours} />
      </I18nProvider>,
    ),
  )
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
}

const week: readonly HoursEntry[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  { days: ['Sunday'] },
]
const odd: readonly HoursEntry[] = [
  { days: ['Friday', 'Monday', 'Tuesday'], opens: '08:30', closes: '20:00' },
  { days: ['Thursday', 'Wednesday'], opens: '13:00', closes: '17:00' },
  { days: ['Saturday', 'Sunday'] },
]

describe.each([
  [
    'en-US',
    ['Monday to Friday: 9:00–18:00', 'Saturday: 10:00–14:00', 'Sunday: closed'],
    [
      'Monday, Tuesday, and Friday: 8:30–20:00',
      'Wednesday and Thursday: 13:00–17:00',
      'Saturday and Sunday: closed',
    ],
  ],
  [
    'pt-BR',
    ['Segunda a sexta: 9:00–18:00', 'Sábado: 10:00–14:00', 'Domingo: fechado'],
    ['Segunda, terça e sexta: 8:30–20:00', 'Quarta e quinta: 13:00–17:00', 'Sábado e domingo: fechado'],
  ],
] as const)('R-BRH-29 opening hours in %s', (locale, agreed, others) => {
  it('are written as agreed', async () => {
    expect(await linesOf(week, locale)).toEqual(agreed)
  })

  it('join days that do not follow each other', async () => {
    expect(await linesOf(odd, locale)).toEqual(others)
  })
})
