import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '~/catalog/locales'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import { editedJson } from '~tests/fixtures/editedJson'

const contentOf = (file: OwnerFile): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}.json`, import.meta.url), 'utf8'))

/** Entries of files that are delivered without any. */
const filled: Partial<Record<OwnerFile, unknown>> = {
  openingHours: {
    hours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' }, { days: ['Sunday'] }],
    closedOn: [
      { date: '2026-12-25', us: 'Christmas', br: 'Natal' },
      { date: '2026-12-24', br: 'Véspera de Natal', opens: '09:00', closes: '13:00' },
    ],
  },
  notice: {
    notices: [
      { from: '2027-12-24', to: '2028-01-01', us: { text: 'Closed' }, br: { text: 'Fechados' } },
      { from: '2028-02-28', to: '2028-02-29', br: { text: 'Carnaval', link: { text: 'Veja', href: '/br' } } },
    ],
  },
}

describe.each(Object.keys(ownerFiles) as OwnerFile[])('%s.json of the owner', (file) => {
  it('is well-formed as it is', () => {
    expect(ownerFaults(file, contentOf(file), 'en-US')).toEqual([])
  })

  it('edited at random, is refused with sentences in the owner’s language or accepted', () => {
    let refused = 0
    fc.assert(
      fc.property(editedJson(filled[file] ?? contentOf(file)), (content) => {
        const [english = [], portuguese = []] = locales.map((locale) => ownerFaults(file, content, locale))
        if (english.length) refused++
        for (const fault of [...english, ...portuguese]) expect(fault).toMatch(/^\p{L}.*: [\p{Ll}“].{9}/su)
        expect(portuguese).toHaveLength(english.length)
        const messageOf = (fault?: string) => fault?.replace(/^.*?: /su, '')
        for (const [at, fault] of english.entries())
          expect(messageOf(portuguese[at])).not.toBe(messageOf(fault))
      }),
      { numRuns: 1000 },
    )
    expect(refused).toBeGreaterThan(200)
  })
})
