import { expect, it } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import { testimonials } from '~/catalog/owner/testimonials'

const [first] = testimonials.us
const faultsWith = (change: object) =>
  ownerFaults('testimonials', { ...testimonials, us: [{ ...first, ...change }, testimonials.us[1]] }, 'en-US')
const one = 'Testimonials, English edition, Testimonial 1'

it.each([
  [{ name: '' }, `${one}, Name: must be one line of text`],
  [{ name: undefined }, `${one}, Name: must be one line of text`],
  [{ words: ` ${first?.words}` }, `${one}, Words: must be one line of text, without spaces`],
  [{ words: 'x'.repeat(241) }, `${one}, Words: must have 240 characters at most`],
  [{ picture: 'ana.webp' }, `${one}, Picture: must be the path of a picture below “public”`],
  [{ picture: '/../secret.png' }, `${one}, Picture: must be the path of a picture`],
  [{ picture: '/pictures/ana.gif' }, `${one}, Picture: must be the path of a picture`],
  [{ consented: '2026-13-01' }, `${one}, Day of the consent: must be a date such as`],
  [{ consented: '2096-01-31' }, `${one}, Day of the consent: must not be in the future`],
  [{ stars: 5 }, `${one}, stars: is not a field`],
])('%j is refused with a sentence', (change, sentence) => {
  expect(faultsWith(change)).toEqual([expect.stringContaining(sentence)])
})

it.each([
  [{ us: testimonials.us.slice(0, 1) }, 'English edition: must be a list of 2 to 6 testimonials'],
  [{ br: Array(7).fill(testimonials.br[0]) }, 'Portuguese edition: must be a list of 2 to 6 testimonials'],
  [{ us: [first, first] }, 'English edition: must not have the same words twice'],
  [
    { br: testimonials.br.map((entry) => ({ ...entry, stars: 4.5 })) },
    'Testimonial 1, Stars: must be a whole number of stars from 1 to 5',
  ],
])('%j is refused', (change, sentence) => {
  expect(ownerFaults('testimonials', { ...testimonials, ...change }, 'en-US')[0]).toContain(sentence)
})
