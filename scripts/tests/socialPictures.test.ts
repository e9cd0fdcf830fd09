import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { captionOf } from '../social/caption'
import { outdatedPictures } from '../social/outdatedPictures'

const folder = mkdtempSync(join(tmpdir(), 'social-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a social picture is drawn again when its page has another headline, price, color or typeface, or when it is missing', async () => {
  const home = { screen: 'home', edition: 'br', headline: 'Bom dia', price: 'A partir de US$ 57' } as const
  const terms = { screen: 'terms', edition: 'us', headline: 'Terms' } as const
  mkdirSync(join(folder, 'social/br'), { recursive: true })
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .withExif({ IFD0: { ImageDescription: captionOf(home) } })
    .toFile(join(folder, 'social/br/home.png'))
  const recolored = { ...home, edition: 'us' } as const
  mkdirSync(join(folder, 'social/us'), { recursive: true })
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .withExif({ IFD0: { ImageDescription: captionOf(recolored, ['oklch(0.66 0.19 240)']) } })
    .toFile(join(folder, 'social/us/home.png'))
  const outdated = (...texts: Parameters<typeof outdatedPictures>[0]) =>
    outdatedPictures(texts, pathToFileURL(`${folder}/`))
  expect(await outdated(home, terms, recolored)).toEqual([terms, recolored])
  const dearer = { ...home, price: 'A partir de US$ 67' }
  const reworded = { ...home, headline: 'Boa tarde' }
  expect(await outdated(dearer, reworded)).toEqual([dearer, reworded])
})
