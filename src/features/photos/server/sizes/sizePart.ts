import { isScaled, type PortraitSize, sizeFormat, sizeName } from '~/core/schemas/portraitSizes'
import type { Photo } from '../photo'
import { sizesKey } from '../photoKey'

/** A portrait in one size: a part of the object that has all its sizes. */
export type SizePart = {
  key: string
  /** Both in bytes. */
  offset: number
  size: number
  name: string
  type: string
  crc32: number
  /** Changes with its bytes. */
  etag: string
}

/** Finds a portrait in a size; `undefined` if it is too small for it, or its sizes were never made. */
export function sizePart(
  { id, name, sha256, sizes }: Pick<Photo, 'id' | 'name' | 'sha256' | 'sizes'>,
  size: PortraitSize,
): SizePart | undefined {
  let offset = 0
  for (const file of sizes?.files ?? []) {
    if (file.size === size)
      return {
        key: sizesKey(id),
        offset,
        size: file.bytes,
        name: sizeName(name, size),
        type: `image/${sizeFormat(size)}`,
        crc32: file.crc32,
        etag: `"${sha256}-${size}-${file.crc32}"`,
      }
    offset += file.bytes
  }
  return undefined
}

/**
 * Portraits in a size, for one zip: those too small for a shape are left out; those not larger than a scaled size come
 * as they are.
 */
export function inSize<Portrait extends Photo>(
  portraits: readonly Portrait[],
  size: PortraitSize,
): (Portrait & { part?: SizePart })[] {
  return portraits.flatMap((portrait) => {
    const part = sizePart(portrait, size)
    if (part) return [{ ...portrait, part }]
    return isScaled(size) ? [portrait] : []
  })
}
