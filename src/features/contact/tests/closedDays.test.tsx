import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closedOn } from '~/catalog/owner/openingHours'
import type { ClosedDay } from '~/catalog/owner/schemas/openingHours'
import { changeDays, partsOn } from '~/core/datedParts'
import { ClosedDays } from '~/features/contact/ClosedDays'
import { officeOf } from '~/i18n/officeData'
import { renderPage } from '~tests/fixtures/renderPage'

const list = closedOn as ClosedDay[]
const delivered = [...list]
beforeEach(() => {
  list.splice(
    0,
    list.length,
    { date: '2027-01-01', us: 'New Year’s Day', br: 'Ano-Novo' },
    { date: '2026-12-24', us: 'Christmas Eve', br: 'Véspera de Natal', opens: '09:00', closes: '13:00' },
    { date: '2026-12-25' },
  )
})
afterEach(() => void list.splice(0, list.length, ...delivered))

async function linesOn(day: string, edition: 'us' | 'br') {
  const html = await renderPage('home', edition, <ClosedDays edition={edition} />)
  const { document } = parseHTML(`<html><body>${partsOn(html, day)}</body></html>`)
  return [...document.querySelectorAll('p')].map((line) => line.textContent)
}

describe('R-BRH-29 holidays below the opening hours', () => {
  it.each([
    ['br', ['Véspera de Natal, 24 de dezembro de 2026: 9:00–13:00', '25 de dezembro de 2026: fechado']],
    ['us', ['Christmas Eve, December 24, 2026: 9:00–13:00', 'December 25, 2026: closed']],
  ] as const)('are written in order in %s, from a month ahead on', async (edition, lines) => {
    expect(await linesOn('2026-11-23', edition)).toEqual([])
    expect(await linesOn('2026-11-24', edition)).toEqual(lines.slice(0, 1))
    expect(await linesOn('2026-11-25', edition)).toEqual(lines)
  })

  it('leave the page on the day after', async () => {
    expect(await linesOn('2026-12-24', 'br')).toHaveLength(3)
    expect(await linesOn('2026-12-25', 'br')).toHaveLength(2)
    expect(await linesOn('2026-12-26', 'br')).toEqual(['Ano-Novo, 1º de janeiro de 2027: fechado'])
    expect(await linesOn('2027-01-02', 'br')).toEqual([])
    const html = await renderPage('home', 'br', <ClosedDays edition="br" />)
    expect(changeDays(html)).toContain('2027-01-02')
  })

  it('are special hours in the structured data, and none without a holiday', () => {
    const head = {
      ...({ screen: 'home', edition: 'br', origin: 'https://site.test' } as const),
      ...{ title: '', description: '', picture: '' },
    }
    const special = () => officeOf(head, { '@id': '#agency' })
    expect(special()).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2027-01-01', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
    })
    list.splice(0)
    expect(special()).not.toHaveProperty('specialOpeningHoursSpecification')
  })
})
