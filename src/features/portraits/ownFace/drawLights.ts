import type { PrintName } from './lightNames'
import { type Light, lights } from './lights'
import { relight, type ToneRange, toneRange } from './relight'

/** Pixels of a print: sharp enough for its place, and fast on a slow phone. */
const width = 400
const height = 500

/** Where the face usually is: in the middle, above the center. */
const focus = { x: 0.5, y: 0.3 }

/**
 * Prints a photo in the light of each canvas (`data-print`), one after the other, so that the page stays responsive.
 * @param isCurrent whether the photo is still wanted
 * @returns false if the browser cannot open the photo; then nothing is drawn
 */
export async function drawLights(
  photo: Blob,
  prints: readonly HTMLCanvasElement[],
  isCurrent: () => boolean,
): Promise<boolean> {
  const pixels = await crop(photo)
  if (!pixels) return false
  const range = toneRange(pixels.data)
  for (const print of prints) {
    if (!isCurrent()) break
    const name = print.dataset.print as PrintName
    Object.assign(print, { width, height })
    const context = print.getContext('2d')
    if (!context) return false
    if (name === 'original') context.putImageData(pixels, 0, 0)
    else drawLight(context, pixels, range, lights[name])
    await new Promise((resolve) => setTimeout(resolve))
  }
  return true
}

/** The photo in the shape of a print; `undefined` if the browser cannot open it. */
async function crop(photo: Blob): Promise<ImageData | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale]
  context?.drawImage(bitmap, (width - wide) * focus.x, (height - high) * focus.y, wide, high)
  bitmap.close()
  return context?.getImageData(0, 0, width, height)
}

function drawLight(context: CanvasRenderingContext2D, { data }: ImageData, range: ToneRange, light: Light) {
  context.putImageData(new ImageData(relight(data, range, light), width, height), 0, 0)
  for (const glow of light.glows) drawGlow(context, glow)
}

/** Draws a light that fades out, or for a shade (`multiply`) one that fades in. */
function drawGlow(
  context: CanvasRenderingContext2D,
  { at: [x, y], radius, color, strength, blend }: Light['glows'][number],
) {
  const [centerX, centerY] = [x * width, y * height]
  const gradient = context.createRadialGradient(centerX, centerY, 0, centerX, centerY, radius * height)
  const none = color.replace(')', ' / 0)')
  const stops = blend === 'multiply' ? [none, none, color] : [color, none]
  for (const [index, stop] of stops.entries()) gradient.addColorStop(index / (stops.length - 1), stop)
  context.globalCompositeOperation = blend
  context.globalAlpha = strength
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}
