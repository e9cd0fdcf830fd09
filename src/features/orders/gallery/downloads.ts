import type { KnownOrder } from '~/core/schemas/order'
import { isScaled, type PortraitSize, portraitSizes, sizeName } from '~/core/schemas/portraitSizes'
import type { Portrait } from './portrait'

/** The size in which portraits are downloaded; `undefined` for the originals. */
export type ChosenSize = PortraitSize | undefined

/** The size in an address, if any. */
export const sizeIn = (value: unknown): ChosenSize =>
  typeof value === 'string' && Object.hasOwn(portraitSizes, value) ? (value as PortraitSize) : undefined

type Download = { url: string; name: string; bytes: number }

/** The file of a portrait in a size: the original if it is no larger; `undefined` if there is none. */
export function downloadOf(portrait: Portrait, size: ChosenSize): Download | undefined {
  const { url, name, size: bytes } = portrait
  const original = { url, name, bytes }
  if (!size) return original
  const file = portrait.sizes.find((made) => made.size === size)
  if (file) return { url: inSize(url, size), name: sizeName(name, size), bytes: file.bytes }
  return isScaled(size) ? original : undefined
}

/** The URL of a portrait in a size, if it was made. */
export const madeOf = ({ url, sizes }: Portrait, wanted: PortraitSize) =>
  sizes.some(({ size }) => size === wanted) ? inSize(url, wanted) : undefined

/** All portraits except earlier versions in a size, as one file. */
export function zipIn({ zip, portraits }: Pick<KnownOrder, 'zip' | 'portraits'>, size: ChosenSize) {
  if (!zip || !size) return zip && { ...zip, left: 0 }
  const current = portraits.filter(({ earlier }) => !earlier)
  const files = current.flatMap((portrait) => downloadOf(portrait, size) ?? [])
  return {
    url: inSize(zip.url, size),
    count: files.length,
    size: files.reduce((sum, { bytes }) => sum + bytes, 0),
    left: current.length - files.length,
  }
}

/** A signed link opens every size of what it opens. */
const inSize = (url: string, size: PortraitSize) => `${url}&size=${size}`
