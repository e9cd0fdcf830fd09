import type { PhotoFormat } from './format'

/** Requests bytes, skips bytes, or skips everything up to and including a pair of bytes. */
type Step =
  | {
      read: number
      /** The file may end here. */
      mayEnd?: boolean
    }
  | { skip: number }
  | { find: readonly [number, number] }

/** Parses a file's structure and returns whether it is valid. Bytes after the last requested one may be anything. */
type Reader = Generator<Step, boolean, Uint8Array>

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Maximum number of stray bytes skipped before a marker: browsers set no limit, but each byte costs a step. */
const maxStrayBytes = 65_536

/**
 * Returns the next marker of a JPEG. Skips other bytes before it, as browsers do (libjpeg, `next_marker`): fill bytes,
 * and leftovers of faulty programs. An 0xff before a zero is not a marker.
 */
function* nextMarker(): Generator<Step, number | undefined, Uint8Array> {
  let previous = 0
  for (let skipped = 0; skipped < maxStrayBytes; skipped++) {
    const byte = view(yield { read: 1 }).getUint8(0)
    if (previous === 0xff && byte !== 0xff && byte !== 0) return byte
    previous = byte
  }
  return undefined
}

/** Requires a frame before the first scan, then skips to the end of the image (ITU T.81, annex B). */
function* jpeg(): Reader {
  yield { skip: 2 }
  let frame = false
  for (;;) {
    const kind = yield* nextMarker()
    if (kind === undefined) return false
    if (kind === 0x01 || (kind >= 0xd0 && kind <= 0xd7)) continue
    const length = view(yield { read: 2 }).getUint16(0)
    if (kind === 0xd9 || length < 2) return false
    // Three markers in this range are not frames: Huffman tables, an extension, arithmetic coding.
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      if (length < 8) return false
      frame = view(yield { read: 5 }).getUint16(3) > 0
      yield { skip: length - 7 }
      continue
    }
    yield { skip: length - 2 }
    if (kind !== 0xda) continue
    if (!frame) return false
    yield { find: [0xff, 0xd9] }
    return true
  }
}

function* png(): Reader {
  yield { skip: 8 }
  const header = yield { read: 16 }
  if (ascii(header, 4) !== 'IHDR') return false
  if (!view(header).getUint32(8) || !view(header).getUint32(12)) return false
  yield { skip: 9 }
  let pixels = false
  for (;;) {
    const chunk = yield { read: 8 }
    const kind = ascii(chunk, 4)
    yield { skip: view(chunk).getUint32(0) + 4 }
    if (kind === 'IDAT') pixels = true
    if (kind === 'IEND') return pixels
  }
}

/** Reads up to the first frame. */
function* gif(): Reader {
  const screen = view(yield { read: 13 })
  if (!screen.getUint16(6, true) || !screen.getUint16(8, true)) return false
  const flags = screen.getUint8(10)
  if (flags & 0x80) yield { skip: 3 << ((flags & 7) + 1) }
  for (;;) {
    const kind = view(yield { read: 1 }).getUint8(0)
    if (kind !== 0x21) return kind === 0x2c
    yield { skip: 1 }
    let block: number
    do {
      block = view(yield { read: 1 }).getUint8(0)
      yield { skip: block }
    } while (block)
  }
}

function* webp(): Reader {
  const head = yield { read: 20 }
  if (!/^VP8[ LX]$/.test(ascii(head, 12))) return false
  yield { skip: Math.max(0, view(head).getUint32(4, true) + 8 - head.length) }
  return true
}

function* bmp(): Reader {
  const head = view(yield { read: 26 })
  // The header of 1990 stores the sizes in two bytes.
  return head.getUint32(14, true) === 12
    ? head.getUint16(18, true) > 0 && head.getUint16(20, true) > 0
    : head.getInt32(18, true) > 0 && head.getInt32(22, true) !== 0
}

function* tiff(): Reader {
  const head = view(yield { read: 8 })
  const little = head.getUint8(0) === 0x49
  yield { skip: Math.max(0, head.getUint32(4, little) - 8) }
  const entries = view(yield { read: 2 }).getUint16(0, little)
  yield { skip: entries * 12 }
  return entries > 0
}

/** Reads boxes to the end of the file. One of them must describe the images (ISO 14496-12, 23008-12). */
function* heif(): Reader {
  let described = false
  for (;;) {
    const box = yield { read: 8, mayEnd: described }
    let header = 8
    let size = view(box).getUint32(0)
    if (ascii(box, 4) === 'meta' || ascii(box, 4) === 'moov') described = true
    if (size === 0) return described
    if (size === 1) {
      header = 16
      size = Number(view(yield { read: 8 }).getBigUint64(0))
    }
    if (size < header) return false
    yield { skip: size - header }
  }
}

export const readers: Record<PhotoFormat, () => Reader> = { jpeg, png, gif, webp, bmp, tiff, heif }
