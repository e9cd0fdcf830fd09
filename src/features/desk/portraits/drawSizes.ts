import type { MadeSizes } from '~/core/schemas/madeSizes'
import { type PortraitSize, portraitSizes, sizeFormat } from '~/core/schemas/portraitSizes'
import { type Cut, cutPortrait } from './cutPortrait'
import { printDensity, setDensity } from './setDensity'

/** The sizes of a portrait: their list, and their bytes in its sequence. */
type DrawnSizes = { made: MadeSizes; body: Blob }

/** Draws a portrait in every size that it is large enough for. @returns `undefined` when the browser cannot */
export async function drawSizes(portrait: Blob): Promise<DrawnSizes | undefined> {
  const bitmap = await createImageBitmap(portrait).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const files: MadeSizes['files'] = []
  const bodies: Blob[] = []
  try {
    for (const size of Object.keys(portraitSizes) as PortraitSize[]) {
      const cut = cutPortrait(bitmap, size)
      if (!cut) continue
      const file = await draw(bitmap, cut, size)
      if (!file) return undefined
      bodies.push(file)
      files.push({ size, width: cut.width, height: cut.height, bytes: file.size })
    }
  } finally {
    bitmap.close()
  }
  return { made: { width, height, files }, body: new Blob(bodies) }
}

async function draw(bitmap: ImageBitmap, cut: Cut, size: PortraitSize): Promise<Blob | undefined> {
  const { width, height, part } = cut
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  const format = sizeFormat(size)
  if (size === 'round') {
    context.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI)
    context.clip()
  } else {
    // JPEG has no transparency: transparent pixels would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${format}`, 0.9))
  // Free the pixels immediately.
  canvas.width = 0
  if (!file) return undefined
  return size === 'print' ? setDensity(file, printDensity) : file
}
