import { type Box, boxesIn, itemKinds, itemPlaces } from './heifItems'

/** Item types that hold metadata: Exif, XMP and the like (ISO 23008-12, annex A). */
const describing = new Set(['Exif', 'mime', 'uri '])

/** Boxes that define the image structure. Others, such as `uuid` and `udta`, may contain the location. */
const structure = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'ipro', 'grpl', 'dinf'])

/**
 * Zeroes every byte of a HEIC or AVIF photo that no image item refers to, which removes location, time, camera and
 * attached videos. Offsets and pixels stay the same.
 * @returns the bytes, or the reason for failure: the file is truncated, or its metadata cannot be told from its pixels
 */
export function blankMetadata(file: Uint8Array): Uint8Array<ArrayBuffer> | 'damaged' | 'locatable' {
  try {
    return keepPictures(file)
  } catch (error) {
    // A table points past the end of the file.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

function keepPictures(file: Uint8Array): Uint8Array<ArrayBuffer> | 'damaged' | 'locatable' {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const boxes = boxesIn(view, 0, file.length)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta) return 'damaged'
  // Videos are not supported: their tables and metadata are elsewhere.
  if (boxes.some(({ type }) => type === 'moov')) return 'locatable'
  const inside = boxesIn(view, meta.body + 4, meta.end)
  const [info, places, data] = ['iinf', 'iloc', 'idat'].map((name) =>
    inside.find(({ type }) => type === name),
  )
  if (!info || !places) return 'damaged'

  const last = boxes.findLast(({ type }) => type === 'meta' || type === 'mdat') ?? meta
  const kept = new Uint8Array(last.end)
  const keep = (from: number, to: number) => {
    if (to > file.length) throw new RangeError()
    kept.set(file.subarray(from, to), from)
  }
  for (const box of boxes.slice(0, boxes.indexOf(last) + 1))
    keep(box.start, box.type === 'ftyp' ? box.end : box === meta ? box.body + 4 : box.body)
  for (const box of inside) keep(box.start, structure.has(box.type) ? box.end : box.body)

  const kinds = itemKinds(view, info)
  for (const { id, within, extents } of itemPlaces(view, places)) {
    const kind = kinds.get(id)
    if (kind === undefined || describing.has(kind)) continue
    // Derived items, or ones that span the whole file: neither defines which bytes are pixels.
    if (within === 'elsewhere' || extents.some(({ length }) => length === 0)) return 'locatable'
    const start = within === 'idat' ? originOf(data) : 0
    for (const { at, length } of extents) keep(start + at, start + at + length)
  }
  return kept
}

function originOf(data: Box | undefined): number {
  if (!data) throw new RangeError()
  return data.body
}
