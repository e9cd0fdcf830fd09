/** A part of a HEIF file: a picture, a tile of one, or something that is told about it. */
type HeifItem = {
  id: number
  /** Bytes of the file, or of the box `idat`. */
  within: 'file' | 'idat' | 'elsewhere'
  extents: { at: number; length: number }[]
}

export type Box = { type: string; start: number; body: number; end: number }

const ascii = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)))

/** The boxes of a stretch of the file, as far as they are boxes (ISO 14496-12, 4.2). */
export function boxesIn(view: DataView, from: number, limit: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= limit; ) {
    const short = view.getUint32(start)
    const body = start + (short === 1 ? 16 : 8)
    const size = short === 1 ? Number(view.getBigUint64(start + 8)) : short || limit - start
    const end = start + size
    if (end < body) break
    boxes.push({ type: ascii(view, start + 4), start, body, end })
    start = end
  }
  return boxes
}

/** Reads unsigned integers one after another; a width of 0 is a 0, as the tables of `iloc` have it. */
function cursor(view: DataView, start: number) {
  let at = start
  return (bytes: number): number => {
    let value = 0
    for (const end = at + bytes; at < end; at++) value = value * 256 + view.getUint8(at)
    return value
  }
}

/** The kinds of the items, from the entries of `iinf` (8.11.6). Entries of before HEIF have none. */
export function itemKinds(view: DataView, { body, end }: Box): Map<number, string> {
  const entries = body + (view.getUint8(body) === 0 ? 6 : 8)
  return new Map(
    boxesIn(view, entries, end).flatMap(({ type, body: at }) => {
      const version = view.getUint8(at)
      if (type !== 'infe' || version < 2) return []
      const read = cursor(view, at + 4)
      const id = read(version === 2 ? 2 : 4)
      return [[id, ascii(view, at + (version === 2 ? 8 : 10))] as const]
    }),
  )
}

/** Where the items lie, from `iloc` (8.11.3). */
export function itemPlaces(view: DataView, { body }: Box): HeifItem[] {
  const version = view.getUint8(body)
  const read = cursor(view, body + 4)
  const sizes = read(2)
  const [offset, length, base, index] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15]
  const wide = version < 2 ? 2 : 4
  return Array.from({ length: read(wide) }, () => {
    const id = read(wide)
    const method = version === 0 ? 0 : read(2) & 15
    const local = read(2) === 0
    const start = read(base)
    const extents = Array.from({ length: read(2) }, () => {
      if (version > 0) read(index)
      return { at: start + read(offset), length: read(length) }
    })
    return { id, within: local ? ((['file', 'idat'] as const)[method] ?? 'elsewhere') : 'elsewhere', extents }
  })
}
