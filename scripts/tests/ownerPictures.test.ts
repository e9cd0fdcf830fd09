import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testimonials } from '~/catalog/owner/testimonials'
import { pictureFaults } from '../owner/ownerPictures'

const folder = mkdtempSync(join(tmpdir(), 'public-'))
afterAll(() => rmSync(folder, { recursive: true }))

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

beforeAll(async () => {
  mkdirSync(`${folder}/pictures`)
  const save = (name: string, content: Buffer | string) =>
    writeFileSync(`${folder}/pictures/${name}`, content)
  save('good.webp', await draw(400, 400).webp().toBuffer())
  save('good.avif', await draw(400, 396).avif().toBuffer())
  save('good.jpg', await draw(240, 240).jpeg().toBuffer())
  save('good.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"/>')
  save('wide.png', await draw(400, 300).png().toBuffer())
  save('small.webp', await draw(100, 100).webp().toBuffer())
  save('large.png', Buffer.alloc(20_000_000))
  save('text.webp', 'not a picture')
  save('renamed.webp', await draw(400, 400).png().toBuffer())
})

const faultsOf = (picture: string) => {
  const [first, ...others] = testimonials.us
  const content = { us: [...others, { ...first, picture }], br: [] }
  const drawn = others.map((entry) => entry.picture)
  return pictureFaults('testimonials', content, 'en-US', folder).then((faults) =>
    faults.filter((fault) => !drawn.some((path) => path && fault.includes(path))),
  )
}

it.each(['good.webp', 'good.avif', 'good.jpg', 'good.svg'])('%s can be shown', async (name) => {
  expect(await faultsOf(`/pictures/${name}`)).toEqual([])
})

it.each([
  ['missing.webp', /there is no file .*public-.*missing\.webp$/],
  ['wide.png', /has the wrong shape: 400 × 300 instead of a square$/],
  ['small.webp', /is too small: 100 pixels wide instead of at least 240$/],
  ['large.png', /is too large: 20000 kB instead of at most 500 kB$/],
  ['text.webp', /is not a picture of the kind \.webp$/],
  ['renamed.webp', /is not a picture of the kind \.webp$/],
])('%s is refused with a sentence', async (name, sentence) => {
  const [fault, ...more] = await faultsOf(`/pictures/${name}`)
  expect(fault).toMatch(sentence)
  expect(fault).toMatch(/^Testimonials, English edition, Testimonial \d, Picture: /)
  expect(more).toEqual([])
})

it('the pictures of the delivered values can be shown', async () => {
  const delivered = fileURLToPath(new URL('../../public', import.meta.url))
  expect(await pictureFaults('testimonials', testimonials, 'pt-BR', delivered)).toEqual([])
})

const pairs = (before: string) => ({
  photoPairs: [
    { before, after: '/pictures/wide.png', caption: { us: 'Ana', br: 'Ana' }, consented: '2026-01-31' },
  ],
})

it('photos of customers have any shape, and the owner reads in their language which file is missing', async () => {
  expect(await pictureFaults('photoPairs', pairs('/pictures/small.webp'), 'pt-BR', folder)).toEqual([])
  expect(await pictureFaults('photoPairs', pairs('/pictures/ana.jpg'), 'pt-BR', folder)).toEqual([
    expect.stringMatching(/^Antes e depois, Pares, Par 1, Foto: o arquivo .*ana\.jpg não existe$/),
  ])
})
