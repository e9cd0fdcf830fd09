import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingHours } from '~/catalog/owner/openingHours'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import { type HoursEntry, weekdays } from '~/catalog/owner/schemas/openingHours'

const faultsOf = (hours: unknown, locale: 'en-US' | 'pt-BR' = 'en-US') =>
  ownerFaults('openingHours', { hours }, locale)

describe('the owner’s opening hours', () => {
  it('are well-formed as delivered', () => {
    expect(faultsOf(openingHours)).toEqual([])
  })

  it.each([
    [[], 'Opening hours, Hours: must be a list with at least one line'],
    ['9 to 5', 'Opening hours, Hours: must be a list with at least one line'],
    [
      [{ days: ['Sunday'] }, { days: [] }],
      'Opening hours, Hours, Line 2, Days: must be a list of days: Monday',
    ],
    [[{ days: ['Funday'] }], 'Opening hours, Hours, Line 1, Days, 1: must be a list of days: Monday'],
    [
      [{ days: ['Monday'], opens: '9', closes: '18:00' }],
      'Opening hours, Hours, Line 1, Opens: must be a time such as 09:00',
    ],
    [
      [{ days: ['Monday'], opens: '09:00', closes: '24:00' }],
      'Opening hours, Hours, Line 1, Closes: must be a time such as 09:00',
    ],
    [
      [{ days: ['Monday'], opens: '18:00', closes: '09:00' }],
      'Opening hours, Hours, Line 1: must close after it opens',
    ],
    [
      [{ days: ['Monday'], opens: '09:00' }],
      'Opening hours, Hours, Line 1: an opening time needs a closing time',
    ],
    [[{ days: ['Monday'] }, { days: ['Monday'] }], 'Opening hours, Hours: must name each day once at most'],
    [
      [{ days: ['Monday'], note: '' }],
      'Opening hours, Hours, Line 1, note: must have “days”, and nothing else',
    ],
  ])('%j are refused with a sentence', (hours, sentence) => {
    const [first, ...more] = faultsOf(hours)
    expect(first).toContain(sentence)
    expect(more).toEqual([])
    const [portuguese] = faultsOf(hours, 'pt-BR')
    expect(portuguese).toMatch(/^Horários de atendimento, Horários(, Linha \d+)?(, \w+){0,2}: \p{L}/u)
  })

  it.each([
    [{ date: '2026-02-29' }, 'Opening hours, Holidays, Day 1, Day: must be a date such as 2026-01-31'],
    [{ us: 'Christmas' }, 'Opening hours, Holidays, Day 1, Day: is missing'],
    [
      { date: '2026-12-24', opens: '9:00', closes: '13:00' },
      'Holidays, Day 1, Opens: must be a time such as',
    ],
    [{ date: '2026-12-24', opens: '09:00' }, 'Holidays, Day 1: an opening time needs a closing time'],
    [{ date: '2026-12-24', opens: '13:00', closes: '09:00' }, 'Holidays, Day 1: must close after it opens'],
    [{ date: '2026-12-24', br: '' }, 'Holidays, Day 1, Portuguese edition: must be one line of text'],
  ])('the holiday %j is refused with a sentence', (entry, sentence) => {
    const content = { hours: openingHours, closedOn: [entry] }
    expect(ownerFaults('openingHours', content, 'en-US')).toEqual([expect.stringContaining(sentence)])
  })

  it('a holiday can be named once', () => {
    const closedOn = [{ date: '2026-12-25' }, { date: '2026-12-25', br: 'Natal' }]
    expect(ownerFaults('openingHours', { hours: openingHours, closedOn }, 'pt-BR')).toEqual([
      'Horários de atendimento, Feriados: precisa trazer cada dia uma só vez',
    ])
  })

  it('edited at random are refused with a sentence or are complete', () => {
    const time = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('09:00', '18:00', '23:59') },
      fc.constantFrom('9:00', '25:00', '', null),
    )
    const entry = fc.record(
      {
        days: fc.oneof(
          { weight: 9, arbitrary: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 3 }) },
          fc.array(fc.constantFrom('Monday', 'Domingo', 7)),
        ),
        opens: time,
        closes: time,
      },
      { requiredKeys: ['days'] },
    )
    const edited = fc.oneof({ weight: 9, arbitrary: entry }, fc.jsonValue())
    let accepted = 0
    fc.assert(
      fc.property(fc.array(edited, { maxLength: 3 }), (hours) => {
        const faults = faultsOf(hours)
        for (const fault of faults) expect(fault).toMatch(/^Opening hours.*: \w.{10}/)
        if (faults.length) return
        accepted++
        for (const { days, opens, closes } of hours as HoursEntry[]) {
          expect(days.length).toBeGreaterThan(0)
          expect(days.every((day) => weekdays.includes(day))).toBe(true)
          expect(opens === undefined ? closes === undefined : opens < (closes ?? '')).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(20)
  })
})
