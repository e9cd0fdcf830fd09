import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '~/catalog/locales'
import { testimonials } from '~/catalog/owner/testimonials'
import { pictureFaults } from '~/catalog/ownerPictures'
import { savedPicture } from '../savedPictures'

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const { width, height } = await sharp(await file.arrayBuffer()).metadata()
    return { width, height }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()

/** What is said of a testimonial whose picture is about to be saved with it. */
async function faultsOf(content: Uint8Array<ArrayBuffer>, locale: Locale = 'en-US', type = 'image/webp') {
  const data = new File([content], 'ana.webp', { type })
  vi.stubGlobal('editorChanges', [{ path: 'public/pictures/ana.webp', data }])
  const [first, ...others] = testimonials.us
  const edited = { ...testimonials, us: [{ ...first, picture: '/pictures/ana.webp' }, ...others] }
  return pictureFaults('testimonials', edited, locale, savedPicture)
}
const bytesOf = async (width: number, height: number) => new Uint8Array(await draw(width, height))

it('a picture that the site can show is saved, and one of the repository is not read again', async () => {
  expect(await faultsOf(await bytesOf(400, 400))).toEqual([])
  vi.stubGlobal('editorChanges', [])
  expect(await pictureFaults('testimonials', testimonials, 'en-US', savedPicture)).toEqual([])
})

it('a picture that a deployment would refuse is not saved, and the owner reads why in their language', async () => {
  const field = 'Testimonials, English edition, Testimonial 1, Picture'
  expect(await faultsOf(await bytesOf(400, 300))).toEqual([
    `${field}: has the wrong shape: 400 × 300 instead of a square`,
  ])
  expect(await faultsOf(await bytesOf(100, 100), 'pt-BR')).toEqual([
    'Depoimentos, Edição em inglês, Depoimento 1, Imagem: é pequena demais: 100 pixels de largura, e o mínimo é 240',
  ])
  expect(await faultsOf(new Uint8Array(600_000))).toEqual([
    `${field}: is too large: 600 kB instead of at most 500 kB`,
  ])
  const notPicture = [`${field}: is not a picture of the kind .webp`]
  expect(await faultsOf(new Uint8Array(600))).toEqual(notPicture)
  expect(await faultsOf(await bytesOf(400, 400), 'en-US', 'image/png')).toEqual(notPicture)
})
