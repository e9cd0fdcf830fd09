import sharp from 'sharp'
import { between, oneOf } from './random.ts'
import { exposed, fromRaw, mapPixels, type Raw } from './raw.ts'
import type { Change } from './types.ts'

const jpeg = (raw: Raw, quality = 88) => fromRaw(raw).jpeg({ quality }).toBuffer()

/** Sensor noise: it grows where a camera amplifies little light. */
const noisy = (random: () => number, strength: number) =>
  (random() + random() + random() - 1.5) * 2 * strength

/** As saved from a profile or a preview. */
export const tooSmall: Change = async (photo, random) => {
  const side = Math.round(between(random, 120, 560))
  const size = photo.width < photo.height ? { width: side } : { height: side }
  return fromRaw(photo).resize(size).jpeg({ quality: 85 }).toBuffer()
}

/** Two and a half to four stops less light, with noise. */
export const tooDark: Change = async (photo, random) => {
  const factor = 2 ** -between(random, 2.5, 4)
  const strength = between(random, 1, 4)
  return jpeg(
    mapPixels(photo, (rgb) => {
      const noise = noisy(random, strength)
      for (let channel = 0; channel < 3; channel++) rgb[channel] = exposed(rgb[channel] ?? 0, factor) + noise
    }),
  )
}

/** Two to three and a half stops more light, sometimes through a hazy lens. */
export const tooBright: Change = async (photo, random) => {
  const factor = 2 ** between(random, 2, 3.5)
  const haze = random() < 0.4 ? between(random, 20, 70) : 0
  return jpeg(
    mapPixels(photo, (rgb) => {
      for (let channel = 0; channel < 3; channel++)
        rgb[channel] = haze + (exposed(rgb[channel] ?? 0, factor) * (255 - haze)) / 255
    }),
  )
}

/** Out of focus: a blur of 0.2 to 1.2 % of the longer side. */
export const outOfFocus: Change = async (photo, random) => {
  const sigma = Math.max(photo.width, photo.height) * between(random, 0.002, 0.012)
  return fromRaw(photo).blur(sigma).jpeg({ quality: 90 }).toBuffer()
}

/** Camera shake along a line of 1 to 4 % of the longer side, in any direction. */
export const shaken: Change = async (photo, random) => {
  const { data, width, height } = photo
  const length = Math.max(width, height) * between(random, 0.01, 0.04)
  const angle = random() * Math.PI
  const steps = Math.ceil(length)
  const sums = new Float32Array(data.length)
  for (let step = 0; step < steps; step++) {
    const along = (step / (steps - 1) - 0.5) * length
    const [right, down] = [Math.round(Math.cos(angle) * along), Math.round(Math.sin(angle) * along)]
    for (let y = 0, at = 0; y < height; y++) {
      const row = Math.max(0, Math.min(height - 1, y + down)) * width
      for (let x = 0; x < width; x++, at += 3) {
        const from = (row + Math.max(0, Math.min(width - 1, x + right))) * 3
        sums[at] = (sums[at] ?? 0) + (data[from] ?? 0)
        sums[at + 1] = (sums[at + 1] ?? 0) + (data[from + 1] ?? 0)
        sums[at + 2] = (sums[at + 2] ?? 0) + (data[from + 2] ?? 0)
      }
    }
  }
  const noise = between(random, 0, 2)
  const moved = Buffer.from(sums.map((sum) => Math.max(0, Math.min(255, sum / steps + noisy(random, noise)))))
  return jpeg({ data: moved, width, height }, 90)
}

/** The same photograph again: cropped by up to 12 %, smaller, compressed once more, a little brighter or darker. */
export const twin: Change = async (photo, random) => {
  const { width, height } = photo
  const crop = random() < 0.7 ? 0.12 : 0
  const [wide, high] = [1 - random() * crop, 1 - random() * crop]
  const area = {
    width: Math.round(width * wide),
    height: Math.round(height * high),
    left: Math.floor(width * (1 - wide) * random()),
    top: Math.floor(height * (1 - high) * random()),
  }
  const smaller = Math.max(720 / Math.min(area.width, area.height), between(random, 0.5, 1))
  return fromRaw(photo)
    .extract(area)
    .resize({ width: Math.round(area.width * Math.min(1, smaller)) })
    .modulate({ brightness: between(random, 0.93, 1.07) })
    .jpeg({ quality: oneOf(random, [35, 50, 70, 85]) })
    .toBuffer()
}

type Screen = { width: number; height: number; top: number; bottom: number }

/** Screens of common phones, in pixels, and the share of them that bars take at the top and at the bottom. */
const screens: [Screen, ...Screen[]] = [
  { width: 1080, height: 2340, top: 0.09, bottom: 0.12 },
  { width: 1170, height: 2532, top: 0.12, bottom: 0.09 },
  { width: 828, height: 1792, top: 0.05, bottom: 0.3 },
  { width: 1440, height: 3120, top: 0.14, bottom: 0.2 },
  { width: 1536, height: 960, top: 0.11, bottom: 0.05 },
]

/** A photo in an app: status bar, title, buttons and lines of text around it. */
export const screenshot: Change = async (photo, random) => {
  const { width, height, top, bottom } = oneOf(random, screens)
  const dark = random() < 0.5
  const [ground, ink] = dark ? ['#000', '#f2f2f2'] : ['#fff', '#1a1a1a']
  const [above, below] = [Math.round(height * top), Math.round(height * (1 - bottom))]
  const fit = random() < 0.5 ? 'contain' : 'cover'
  const line = Math.round(Math.min(width, height) * 0.04)
  const words = (x: number, y: number, text: string, size = line) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${ink}">${text}</text>`
  const clock = `${Math.floor(between(random, 8, 20))}:${Math.floor(between(random, 10, 59))}`
  const lines = Math.floor(((height - below) / line) * 0.5)
  const bars = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${words(line, line * 1.5, clock)}${words(width - line * 4, line * 1.5, `${Math.floor(between(random, 20, 99))} %`)}
    ${words(line, above - line * 0.8, oneOf(random, ['Photos', 'lu.silva', 'Today']), line * 1.2)}
    ${Array.from({ length: lines }, (_, at) => words(line, below + line * 1.6 * (at + 1), oneOf(random, ['Liked by ana and others', 'Share   Edit   Delete', '12 comments', 'What a day by the sea']))).join('')}
    </svg>`
  const shown = await fromRaw(photo)
    .resize(width, below - above, { fit, background: ground })
    .png()
    .toBuffer()
  const screen = sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: shown, left: 0, top: above },
    { input: Buffer.from(bars), left: 0, top: 0 },
  ])
  return random() < 0.5 ? screen.png().toBuffer() : screen.jpeg({ quality: 85 }).toBuffer()
}
