import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { editionList } from '~/catalog/editions'
import { halos } from '../art/samples/adPair'
import { samplePictures } from '../art/samples/samplePictures'
import { lights } from '../art/vignettes/creativePack'
import { drawWithWords } from '../art/vignettes/withWords'
import { em } from '../art/words/glyphs'

it.each(Object.entries(samplePictures))(
  'the sample %s shows the words of its page; after a change: npm run draw -- samples',
  (path, drawn) => {
    expect(readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8') === drawn).toBe(true)
  },
)

/** The texts of a picture in their order, each with its place and size and with the places of its letters. */
const textsOf = (picture: string) =>
  [...picture.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">((?:<use [^>]*>)+)/g)].map(
    ([, left, top, scale, letters = '']) => ({
      left: Number(left),
      top: Number(top),
      scale: Number(scale),
      letters: [...letters.matchAll(/ x="(-?\d+)" y="(\d+)"/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      })),
    }),
  )

/** How far each letter of a text is from a light. */
const gapsTo = (light: { x: number; y: number; r: number }, text: ReturnType<typeof textsOf>[number]) =>
  text.letters.map((letter) => {
    // The right edge of a letter of ordinary width, half as high as a capital.
    const right = text.left + (letter.x + 0.55 * em) * text.scale
    const middle = text.top + (letter.y - 0.35 * em) * text.scale
    return Math.hypot(right - light.x, middle - light.y) - light.r
  })

const ads = editionList.flatMap((edition) => [
  {
    picture: `the sample (${edition})`,
    drawn: samplePictures[`/samples/ad-creative-pack-${edition}.svg`],
    // A slogan and a button.
    onAd: 2,
    below: 0,
  },
  {
    picture: `the highlight (${edition})`,
    drawn: drawWithWords('ai_campaigns', edition),
    // A slogan, and below the ad a number and its unit.
    onAd: 1,
    below: 2,
  },
])

it.each(ads)(
  'no letter of the two ads of $picture touches the light behind its bottle',
  ({ drawn, onAd, below }) => {
    const texts = textsOf(drawn)
    const each = onAd + below
    expect(texts).toHaveLength(2 * each)
    halos.forEach((halo, index) => {
      const ad = texts.slice(index * each, index * each + onAd)
      const gaps = ad.flatMap((text) => gapsTo(halo, text))
      expect(gaps.length).toBeGreaterThan(20)
      expect(Math.min(...gaps)).toBeGreaterThan(8)
    })
  },
)

it.each(editionList)(
  'no letter of the three ads of the head (%s) touches the light behind its bottle',
  (edition) => {
    const texts = textsOf(drawWithWords('ad-creative-pack', edition))
    expect(texts).toHaveLength(lights.length)
    lights.forEach((light, index) => {
      const gaps = texts.slice(index, index + 1).flatMap((text) => gapsTo(light, text))
      expect(gaps.length).toBeGreaterThan(20)
      expect(Math.min(...gaps)).toBeGreaterThan(4)
    })
  },
)

it.each(editionList)('on a phone, the words of the sample ads (%s) are at least 9 px', (edition) => {
  const texts = textsOf(samplePictures[`/samples/ad-creative-pack-${edition}.svg`])
  // An ad is 400 wide, and 350 px on a phone of 390.
  expect(Math.min(...texts.map(({ scale }) => (scale * em * 350) / 400))).toBeGreaterThanOrEqual(9)
})
