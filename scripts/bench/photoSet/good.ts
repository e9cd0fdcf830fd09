import { between } from './random.ts'
import { exposed, fromRaw, fromSubject, mapPixels, type Raw, smooth, toRaw } from './raw.ts'
import type { Change } from './types.ts'

const jpeg = (raw: Raw) => fromRaw(raw).jpeg({ quality: 90 }).toBuffer()

/** As it is. */
export const asTaken: Change = (photo) => jpeg(photo)

/** A part of it: 60 to 90 % of each side. */
export const cropped: Change = async (photo, random) => {
  const { width, height } = photo
  const [wide, high] = [between(random, 0.6, 0.9), between(random, 0.6, 0.9)]
  const area = {
    width: Math.round(width * wide),
    height: Math.round(height * high),
    left: Math.floor(width * (1 - wide) * random()),
    top: Math.floor(height * (1 - high) * random()),
  }
  const part = fromRaw(photo).extract(area)
  const enlarged = Math.max(1, 720 / Math.min(area.width, area.height))
  return part
    .resize({ width: Math.round(area.width * enlarged) })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const tinted = (red: number, green: number, blue: number): Change => {
  const factors = [red, green, blue]
  return (photo, random) => {
    const part = between(random, 0.5, 1)
    return jpeg(
      mapPixels(photo, (rgb) => {
        for (let channel = 0; channel < 3; channel++)
          rgb[channel] = (rgb[channel] ?? 0) * (1 + part * ((factors[channel] ?? 1) - 1))
      }),
    )
  }
}

/** Lamps or a low sun. */
export const warm = tinted(1.1, 0.96, 0.7)
/** Shade or a cloudy day. */
export const cold = tinted(0.8, 0.95, 1.12)

/** The light comes from behind: bright around the subject, who is one stop darker. */
export const backlit: Change = (photo, random) => {
  const glow = between(random, 120, 220)
  return jpeg(
    mapPixels(photo, (rgb, x, y) => {
      const around = smooth(fromSubject(photo, x, y), 0.8, 1.6)
      for (let channel = 0; channel < 3; channel++) {
        const value = exposed(rgb[channel] ?? 0, 2 ** (-1 * (1 - around)))
        rgb[channel] = 255 - ((255 - value) * (255 - glow * around)) / 255
      }
    }),
  )
}

/** Keeps the subject and changes the light around it, in stops. */
const backdrop =
  (subject: number, around: number, from = 0.85): Change =>
  (photo) =>
    jpeg(
      mapPixels(photo, (rgb, x, y) => {
        const outside = smooth(fromSubject(photo, x, y), from, from + 0.35)
        const factor = 2 ** (subject + (around - subject) * outside)
        for (let channel = 0; channel < 3; channel++) rgb[channel] = exposed(rgb[channel] ?? 0, factor)
      }),
    )

/** A studio with a black backdrop. */
export const darkBackdrop = backdrop(0, -6)
/** One lamp: half of the light on the subject, and little around it. */
export const lowKey = backdrop(-1, -5, 0.6)
/** A studio with a white backdrop. */
export const lightBackdrop = backdrop(0, 4)

/** A wide aperture: sharp within, blurred around. */
export const bokeh: Change = async (photo, random) => {
  const sigma = Math.max(photo.width, photo.height) * between(random, 0.008, 0.02)
  const blurred = await toRaw(fromRaw(photo).blur(sigma))
  return jpeg(
    mapPixels(photo, (rgb, x, y) => {
      const outside = smooth(fromSubject(photo, x, y), 0.6, 0.9)
      const at = (y * photo.width + x) * 3
      for (let channel = 0; channel < 3; channel++)
        rgb[channel] = (rgb[channel] ?? 0) * (1 - outside) + (blurred.data[at + channel] ?? 0) * outside
    }),
  )
}

/** Black and white, with more contrast. */
export const blackAndWhite: Change = (photo) =>
  fromRaw(photo).grayscale().linear(1.15, -18).jpeg({ quality: 90 }).toBuffer()
