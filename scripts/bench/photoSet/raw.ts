import sharp, { type Sharp } from 'sharp'

/** Decoded pixels, three bytes each. */
export type Raw = { data: Buffer; width: number; height: number }

/** Decodes an image to upright pixels. */
export async function toRaw(image: Sharp): Promise<Raw> {
  const { data, info } = await image.flatten({ background: '#fff' }).toColorspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  })
  return { data, width: info.width, height: info.height }
}

/** Wraps pixels for further processing. */
export const fromRaw = ({ data, width, height }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

/** Computes each pixel anew. `change` writes the new values of the pixel at (x, y) into `rgb`. */
export function mapPixels(
  { data, width, height }: Raw,
  change: (rgb: [number, number, number], x: number, y: number) => void,
): Raw {
  const changed = Buffer.allocUnsafe(data.length)
  const rgb: [number, number, number] = [0, 0, 0]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      for (let channel = 0; channel < 3; channel++) rgb[channel] = data[at + channel] ?? 0
      change(rgb, x, y)
      for (let channel = 0; channel < 3; channel++)
        changed[at + channel] = Math.max(0, Math.min(255, Math.round(rgb[channel] ?? 0)))
    }
  return { data: changed, width, height }
}

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** The value of a channel as a camera would record it with `factor` times the light. */
export function exposed(value: number, factor: number): number {
  const light = (linear[value] ?? 0) * factor
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055)
}

/** Distance from the center, as a share of an ellipse around a subject: below 1 inside of it. */
export function fromSubject({ width, height }: Raw, x: number, y: number): number {
  const [across, down] = [(x - width / 2) / (width * 0.36), (y - height / 2) / (height * 0.46)]
  return Math.hypot(across, down)
}

/** From 0 to 1 between two limits, smoothly. */
export function smooth(value: number, low: number, high: number): number {
  const part = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return part * part * (3 - 2 * part)
}
