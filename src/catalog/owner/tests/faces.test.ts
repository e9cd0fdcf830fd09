import { describe, expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { ownerFaults } from '~/catalog/owner/ownerFaults'

describe('the owner’s data about faces', () => {
  const faults = (change: object, locale: 'en-US' | 'pt-BR' = 'en-US') =>
    ownerFaults('faces', { ...faces, ...change }, locale)

  it('are well-formed as delivered and with every value at its limits', () => {
    expect(faults({})).toEqual([])
    expect(faults({ photoDays: 7, portraitDays: 180, warningDays: 6, consentBox: true })).toEqual([])
    expect(faults({ tools: [{ name: 'Studio AI', link: 'https://studio.example/privacy' }] })).toEqual([])
  })

  it.each([
    [
      { photoDays: 6, warningDays: 3 },
      'Photos of faces, Days for photos: must be a whole number from 7 to 180',
    ],
    [{ portraitDays: 181 }, 'Photos of faces, Days for portraits: must be a whole number from 7 to 180'],
    [{ portraitDays: 30.5 }, 'Photos of faces, Days for portraits: must be a whole number from 7 to 180'],
    [{ photoDays: '90' }, 'Photos of faces, Days for photos: must be a whole number from 7 to 180'],
    [{ photoDays: 14 }, 'Photos of faces: the days of warning must be fewer'],
    [{ warningDays: 1 }, 'Photos of faces, Days of warning: must be a whole number from 2 to 30'],
    [{ firstReminderHours: 72 }, 'Photos of faces: the second reminder must come after the first'],
    [{ consentBox: 'yes' }, 'Photos of faces, Tick box: must be true or false'],
    [{ tools: 'Studio AI' }, 'Photos of faces, Tools: must be a list of tools'],
    [
      { tools: [{ name: '', link: 'https://a.example' }] },
      'Photos of faces, Tools, Tool 1, Name: must be a name',
    ],
    [
      { tools: [{ name: 'AI', link: 'http://a.example' }] },
      'Photos of faces, Tools, Tool 1, Link: must be a web',
    ],
    [
      { tools: [{ name: 'AI', link: 'javascript:alert(1)' }] },
      'Photos of faces, Tools, Tool 1, Link: must be a web',
    ],
    [{ days: 90 }, 'Photos of faces, days: must have all of its values, and nothing else'],
  ])('%j are refused with a sentence', (change, sentence) => {
    const [first, ...more] = faults(change)
    expect(first).toContain(sentence)
    expect(more).toEqual([])
    expect(faults(change, 'pt-BR')[0]).toMatch(/^Fotos de rostos.*: \p{L}/u)
  })
})
