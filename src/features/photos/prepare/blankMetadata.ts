import { type Box, boxesIn, itemKinds, itemPlaces } from './heifItems'

/** What is told about a picture: Exif, XMP and the like (ISO 23008-12, annex A). */
const describing = new Set(['Exif', 'mime', 'uri '])

/** Boxes that say how the picture is put together. Others, such as `uuid` and `udta`, may say where it was taken. */
const structure = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'ipro', 'grpl', 'dinf'])

/**
 * Blanks everything in a HEIC or AVIF photo but its pictures: sets every byte to zero that no picture item refers to,
 * so that place, time, camera and attached films are gone. Keeps offsets and pixels as they are.
 * @returns the bytes, or why there are none: the file is cut off, or its place data cannot be told from its pixels
 */
export function blankMetadata(file: Uint8Array): Uint8Array<ArrayBuffer> | 'damaged' | 'locatable' {
  try {
    return keepPictures(file)
  } catch (error) {
    // Refuses a table that points behind the end of the file.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

function keepPictures(file: Uint8Array): Uint8Array<ArrayBuffer> | 'damaged' | 'locatable' {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const boxes = boxesIn(view, 0, file.length)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta) return 'damaged'
  // Gives films up: they keep their tables and metadata elsewhere.
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
    // Refuses items made of other items, or of the whole file: neither says which bytes are pixels.
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
