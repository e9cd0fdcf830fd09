import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { locales } from '~/catalog/locales'
import { consentLines, consentTexts, currentConsent, currentValues, unnamedConsent } from '../content/consent'

const values = { brand: 'The Studio', tools: [], photoDays: 90, portraitDays: 90 }
const latest = (change: Partial<typeof values> | { tools: string[] } = {}) => ({
  version: currentConsent,
  ...values,
  ...change,
})

describe('R-UPL-26 the texts that buyers agree to', () => {
  it.each(consentTexts.map(({ version, ...texts }) => [version, texts] as const))(
    '%s is named after its day and its words: a change of the text is a new entry',
    (version, texts) => {
      const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
      expect(version, `A text is never changed. Add an entry: "version": "<today>-${hash}".`).toBe(
        `${version.slice(0, 10)}-${hash}`,
      )
    },
  )

  it('are in the order of their days, and those that are in use are never removed', () => {
    const versions = consentTexts.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted())
    expect(new Set(versions).size).toBe(versions.length)
    expect(versions).toEqual(expect.arrayContaining([unnamedConsent, '2026-11-27-26faef51']))
    expect(currentConsent).toBe(versions.at(-1))
  })

  it.each(locales)('have the same parts in both languages, and every value filled in: %s', (locale) => {
    for (const text of consentTexts) {
      const parts = (language: 'en-US' | 'pt-BR') => text[language].lines.map(({ when }) => when)
      expect(parts(locale)).toEqual(parts('en-US'))
      for (const change of [{}, { tools: ['One', 'Two', 'Three'] }, { portraitDays: 180 }]) {
        const lines = consentLines({ ...latest(change), version: text.version }, locale)
        expect(lines.length).toBeGreaterThan(2)
        expect(lines.join(' ')).not.toMatch(/[{}]|undefined/)
      }
    }
  })

  it('say what is done, by whom, for how long and how to withdraw', () => {
    const text = consentLines(latest(), 'en-US').join(' ')
    expect(text).toMatch(
      /The Studio uses these photos of your face to make your portraits, and for nothing else/,
    )
    expect(text).toMatch(/with AI tools\. Ask us which ones, and we’ll tell you/)
    expect(text).toMatch(/photos and portraits 90 days after delivery/)
    expect(text).toMatch(/withdraw this consent at any time/)
    const own = latest({ tools: ['One', 'Two', 'Three'], photoDays: 7, portraitDays: 180 })
    const named = consentLines(own, 'pt-BR').join(' ')
    expect(named).toContain('com One, Two e Three, que processam')
    expect(named).toContain('as fotos 7 dias e os retratos 180 dias após')
    expect(named).not.toContain('perguntar')
  })

  it('are shown with the values of their time, and not at all if this release has no such text', () => {
    expect(consentLines({ ...currentValues(), version: unnamedConsent }, 'en-US').join(' ')).toContain(
      '90 days',
    )
    expect(consentLines({ ...currentValues(), version: '2030-01-01-00000000' }, 'en-US')).toEqual([])
  })
})
