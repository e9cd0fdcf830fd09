import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { editionList } from '~/catalog/editions'
import { vignettePath, vignettesWithWords } from '~/catalog/vignettes'
import { sample } from '~/features/services/content/samples/dominion.sample'
import { adHeadline } from '../art/vignettes/adManagement'
import { dominion } from '../art/vignettes/dominion'
import { dominionAreas } from '../art/vignettes/dominionAreas'
import { drawWithWords } from '../art/vignettes/withWords'
import { em } from '../art/words/glyphs'
import { sayIn } from '../art/words/say'

it.each(vignettesWithWords.flatMap((name) => editionList.map((edition) => [name, edition] as const)))(
  'the picture %s (%s) shows the words of its sample; after a change: npm run draw -- vignettes',
  (name, edition) => {
    const file = new URL(`../../public${vignettePath(name, edition)}`, import.meta.url)
    expect(readFileSync(file, 'utf8') === drawWithWords(name, edition)).toBe(true)
  },
)

it('says so when a sample no longer has the text that its picture shows', () => {
  expect(sayIn('br', 'ad-management').text('Week 6')).toBe('Semana 6')
  expect(() => sayIn('br', 'ad-management').text('Week 7')).toThrow('has no “Week 7”')
})

it.each(vignettesWithWords.flatMap((name) => editionList.map((edition) => [name, edition] as const)))(
  'no word in the picture %s (%s) is squeezed below a readable size',
  (name, edition) => {
    const sizes = [...drawWithWords(name, edition).matchAll(/ scale\(([\d.]+)\)"><use/g)]
    expect(sizes.length).toBeGreaterThan(0)
    // In hundredths of the letters' em: 10 of the 640 px of a picture's width.
    expect(Math.min(...sizes.map(([, scale]) => Number(scale)))).toBeGreaterThanOrEqual(0.1)
  },
)

it.each(Object.entries(dominionAreas))('the panel %s says what its number counts', (_, draw) => {
  const said: string[] = []
  const remember = (text: string) => {
    said.push(text)
    return text
  }
  draw({ text: remember, count: String })
  const { piece } = sample
  const labels = piece.kind === 'report' ? piece.rows.map(({ label }) => label.message) : []
  expect(labels).toHaveLength(6)
  expect(labels).toContain(said[0])
})

it('the skyline of Dominion names its falling line, which is a cost', () => {
  const said: string[] = []
  const remember = (text: string) => {
    said.push(text)
    return text
  }
  dominion({ text: remember, count: String })
  expect(said).toContain('Cost per inquiry')
  expect(said).not.toContain('Ads')
})

it.each([
  ['us', 'High-back armchair'],
  ['br', 'Poltrona de encosto alto'],
] as const)('the headline of the ad (%s) begins with a capital', (edition, headline) => {
  expect(adHeadline(sayIn(edition, 'ad-management'))).toBe(headline)
})

it.each(editionList)('on a phone, the words on the board of Momentum (%s) are at least 9 px', (edition) => {
  const sizes = [...drawWithWords('momentum', edition).matchAll(/ scale\(([\d.]+)\)"><use/g)]
  // Three steps and what is on their cards; the picture is 640 wide, and 350 px on a phone of 390.
  expect(sizes).toHaveLength(6)
  expect(Math.min(...sizes.map(([, scale]) => (Number(scale) * em * 350) / 640))).toBeGreaterThanOrEqual(9)
})
