import { zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressWith, dictionaryOf, linkDictionaries } from '../prerender/dictionaries'
import type { PrerenderedPage } from '../prerender/render'

const page = (path: string, html: string, since?: string, language = 'en-US'): PrerenderedPage => ({
  path,
  language,
  since,
  html,
  facts: { status: 200, etag: '', origin: '', hashes: { script: [], style: [] }, dictionaries: [] },
})
const linked = (...pages: PrerenderedPage[]) => linkDictionaries(pages).map(({ facts }) => facts.dictionaries)

it('links the content pages of an edition, except the landing page, with its home and packages', () => {
  expect(
    linked(
      page('/us', 'us'),
      page('/br', 'br'),
      page('/launch-us', 'launch'),
      page('/ad-creative-pack-us', 'ads'),
      page('/', 'landing'),
      page('/payment', 'checkout'),
      page('/not-found', 'missing'),
    ),
  ).toEqual([
    [dictionaryOf('launch')],
    [],
    [dictionaryOf('us')],
    [dictionaryOf('us'), dictionaryOf('launch')],
    [],
    [],
    [],
  ])
})

it('links a page with those that are shown on the same day', () => {
  const days = ['2026-12-24', '2026-12-27']
  expect(
    linked(
      page('/us', 'home'),
      page('/us', 'home with notice', days[0]),
      page('/us', 'home after it', days[1]),
      page('/terms-of-service', 'terms'),
      page('/terms-of-service', 'terms with notice', days[1]),
    ),
  ).toEqual([
    [],
    [],
    [],
    [dictionaryOf('home'), dictionaryOf('home with notice')],
    [dictionaryOf('home after it')],
  ])
})

it('compresses a page to its difference from the dictionary', async () => {
  const dictionary = Array.from({ length: 500 }, (_, index) => `<p>${index * 7919}</p>`).join('')
  const body = Buffer.from(`${dictionary}<p>one more</p>`)
  const small = await compressWith(dictionary, body)
  expect(small.length).toBeLessThan(100)
  expect(zstdDecompressSync(small.subarray(40), { dictionary: Buffer.from(dictionary) }).equals(body)).toBe(
    true,
  )
})
