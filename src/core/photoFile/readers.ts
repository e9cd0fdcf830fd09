import type { PhotoFormat } from './format'

/** Asks to see bytes, to pass over them, or to pass over everything up to two of them. */
type Ask =
  | {
      see: number
      /** The file may be over here. */
      mayEnd?: boolean
    }
  | { pass: number }
  | { find: readonly [number, number] }

/** Reads a file's structure, and says whether it is one; what it has not asked for when it returns is free. */
type Reader = Generator<Ask, boolean, Uint8Array>

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Stray bytes before a marker that are passed over at most: browsers set no limit, and each costs a step. */
const trailingBytes = 65_536

/**
 * The next marker of a JPEG. What stands before it and is none is passed over, as browsers do (libjpeg, `next_marker`): fill
 * bytes, and what a broken program left behind. An 0xff before a zero is no marker.
 */
function* nextMarker(): Generator<Ask, number | undefined, Uint8Array> {
  let before = 0
  for (let passed = 0; passed < trailingBytes; passed++) {
    const byte = view(yield { see: 1 }).getUint8(0)
    if (before === 0xff && byte !== 0xff && byte !== 0) return byte
    before = byte
  }
  return undefined
}

/** Segments up to the first scan, a frame among them; then to the end of the picture (ITU T.81, annex B). */
function* jpeg(): Reader {
  yield { pass: 2 }
  let frame = false
  for (;;) {
    const kind = yield* nextMarker()
    if (kind === undefined) return false
    if (kind === 0x01 || (kind >= 0xd0 && kind <= 0xd7)) continue
    const length = view(yield { see: 2 }).getUint16(0)
    if (kind === 0xd9 || length < 2) return false
    // Three markers of this range say other things: tables, an extension, a coding.
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      if (length < 8) return false
      frame = view(yield { see: 5 }).getUint16(3) > 0
      yield { pass: length - 7 }
      continue
    }
    yield { pass: length - 2 }
    if (kind !== 0xda) continue
    if (!frame) return false
    yield { find: [0xff, 0xd9] }
    return true
  }
}

function* png(): Reader {
  yield { pass: 8 }
  const header = yield { see: 16 }
  if (ascii(header, 4) !== 'IHDR') return false
  if (!view(header).getUint32(8) || !view(header).getUint32(12)) return false
  yield { pass: 9 }
  let pixels = false
  for (;;) {
    const chunk = yield { see: 8 }
    const kind = ascii(chunk, 4)
    yield { pass: view(chunk).getUint32(0) + 4 }
    if (kind === 'IDAT') pixels = true
    if (kind === 'IEND') return pixels
  }
}

/** Up to the first frame. */
function* gif(): Reader {
  const screen = view(yield { see: 13 })
  if (!screen.getUint16(6, true) || !screen.getUint16(8, true)) return false
  const flags = screen.getUint8(10)
  if (flags & 0x80) yield { pass: 3 << ((flags & 7) + 1) }
  for (;;) {
    const kind = view(yield { see: 1 }).getUint8(0)
    if (kind !== 0x21) return kind === 0x2c
    yield { pass: 1 }
    let block: number
    do {
      block = view(yield { see: 1 }).getUint8(0)
      yield { pass: block }
    } while (block)
  }
}

function* webp(): Reader {
  const head = yield { see: 20 }
  if (!/^VP8[ LX]$/.test(ascii(head, 12))) return false
  yield { pass: Math.max(0, view(head).getUint32(4, true) + 8 - head.length) }
  return true
}

function* bmp(): Reader {
  const head = view(yield { see: 26 })
  // The header of 1990 counts in two bytes.
  return head.getUint32(14, true) === 12
    ? head.getUint16(18, true) > 0 && head.getUint16(20, true) > 0
    : head.getInt32(18, true) > 0 && head.getInt32(22, true) !== 0
}

function* tiff(): Reader {
  const head = view(yield { see: 8 })
  const little = head.getUint8(0) === 0x49
  yield { pass: Math.max(0, head.getUint32(4, little) - 8) }
  const entries = view(yield { see: 2 }).getUint16(0, little)
  yield { pass: entries * 12 }
  return entries > 0
}

/** Boxes to the end of the file, with what describes the pictures among them (ISO 14496-12, 23008-12). */
function* heif(): Reader {
  let described = false
  for (;;) {
    const box = yield { see: 8, mayEnd: described }
    let header = 8
    let size = view(box).getUint32(0)
    if (ascii(box, 4) === 'meta' || ascii(box, 4) === 'moov') described = true
    if (size === 0) return described
    if (size === 1) {
      header = 16
      size = Number(view(yield { see: 8 }).getBigUint64(0))
    }
    if (size < header) return false
    yield { pass: size - header }
  }
}

export const readers: Record<PhotoFormat, () => Reader> = { jpeg, png, gif, webp, bmp, tiff, heif }
