import * as v from 'valibot'
import { sizesHeaderLength } from './limits'
import { type Pixels, type PortraitSize, portraitSizes, type SizedFile } from './portraitSizes'

export const portraitSizeSchema = v.picklist(Object.keys(portraitSizes) as PortraitSize[])

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000))

/** What the desk's browser made of a portrait: its pixels, and the sizes in the sequence of their bytes. */
export const madeSizesSchema = v.object({
  width: pixels,
  height: pixels,
  files: v.pipe(
    v.array(
      v.object({
        size: portraitSizeSchema,
        width: pixels,
        height: pixels,
        bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.check((files) => new Set(files.map(({ size }) => size)).size === files.length),
  ),
})
export type MadeSizes = v.InferOutput<typeof madeSizesSchema>

/** The header of an upload of sizes. */
export const sizesHeaderSchema = v.pipe(
  v.string(),
  v.maxLength(sizesHeaderLength),
  v.parseJson(),
  madeSizesSchema,
)

/** The same as stored, with the CRC-32 of each file, for zip files. */
export type StoredSizes = Pixels & { files: (SizedFile & { crc32: number })[] }
