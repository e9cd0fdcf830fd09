/** An item of a HEIF file: an image, one of its tiles, or metadata. */
type HeifItem = {
  id: number
  /** What the offsets refer to: the file, or the `idat` box. */
  within: 'file' | 'idat' | 'elsewhere'
  extents: { at: number; length: number }[]
}

export type Box = { type: string; start: number; body: number; end: number }

const ascii = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)))

/** Parses the boxes in a range of the file; stops at invalid data (ISO 14496-12, 4.2). */
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

/** Reads consecutive unsigned integers; a width of 0 reads as 0, as in the tables of `iloc`. */
function cursor(view: DataView, start: number) {
  let at = start
  return (bytes: number): number => {
    let value = 0
    for (const end = at + bytes; at < end; at++) value = value * 256 + view.getUint8(at)
    return value
  }
}

/** Item types, from the `iinf` entries (8.11.6). Entries older than HEIF have none. */
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

/** Item locations, from `iloc` (8.11.3). */
export function itemPlaces(view: DataView, { body }: Box): HeifItem[] {
  const version = view.getUint8(body)
  const read = cursor(view, body + 4)
  const sizes = read(2)
  const [offset, length, base, index] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15]
  const idBytes = version < 2 ? 2 : 4
  return Array.from({ length: read(idBytes) }, () => {
    const id = read(idBytes)
    const constructionMethod = version === 0 ? 0 : read(2) & 15
    const local = read(2) === 0
    const start = read(base)
    const extents = Array.from({ length: read(2) }, () => {
      if (version > 0) read(index)
      return { at: start + read(offset), length: read(length) }
    })
    return {
      id,
      within: local ? ((['file', 'idat'] as const)[constructionMethod] ?? 'elsewhere') : 'elsewhere',
      extents,
    }
  })
}
