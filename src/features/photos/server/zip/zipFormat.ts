// The records of a zip whose files are stored as they are (APPNOTE.TXT 6.3.10). Sizes and checksums stand before each file,
// none after it, so that each byte's place is known without reading a file.

type ZipEntry = {
  name: Uint8Array
  /** Bytes; less than 4 GiB. */
  size: number
  modified: Date
  crc: number
}
/** An entry and where its local header begins. */
type PlacedEntry = ZipEntry & { offset: number }

const most32 = 0xffffffff
const most16 = 0xffff
/** Names are UTF-8. */
const flags = 0x0800
/** Of the format that a reader must know: files as they are; offsets of 64 bits. */
const version = { plain: 20, zip64: 45 }

export const localLength = ({ name }: Pick<ZipEntry, 'name'>) => 30 + name.length

/** The record before a file. */
export function localHeader(entry: ZipEntry): Uint8Array {
  const view = new DataView(new ArrayBuffer(30))
  view.setUint32(0, 0x04034b50, true)
  view.setUint16(4, version.plain, true)
  writeFacts(view, 6, entry)
  return join([bytesOf(view), entry.name])
}

/** Flags, method, time, checksum, sizes and the name's length, which both records of a file have in this order. */
function writeFacts(view: DataView, at: number, { name, size, modified, crc }: ZipEntry): void {
  view.setUint16(at, flags, true)
  view.setUint32(at + 4, dosTime(modified), true)
  view.setUint32(at + 8, crc, true)
  view.setUint32(at + 12, size, true)
  view.setUint32(at + 16, size, true)
  view.setUint16(at + 20, name.length, true)
}

/** Two seconds are the finest, 1980 is the first year. In UTC, as the format has no zone. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return (
    ((date << 16) | (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)) >>> 0
  )
}

const isFar = ({ offset }: Pick<PlacedEntry, 'offset'>) => offset >= most32

export function directoryLength(entries: readonly Omit<PlacedEntry, 'crc'>[], start: number): number {
  const records = entries.map((entry) => 46 + entry.name.length + (isFar(entry) ? 12 : 0))
  const end = start >= most32 || entries.length >= most16 ? 56 + 20 + 22 : 22
  return records.reduce((sum, length) => sum + length, end)
}

/** What a zip ends with: a record of each file, and where those begin. @param start of the directory */
export function directory(entries: readonly PlacedEntry[], start: number): Uint8Array {
  const records = join(entries.map(directoryRecord))
  return join([records, end(entries.length, start, records.length)])
}

function directoryRecord(entry: PlacedEntry): Uint8Array {
  const far = isFar(entry)
  const view = new DataView(new ArrayBuffer(46))
  view.setUint32(0, 0x02014b50, true)
  // Made on Unix: a plain file that its owner may write.
  view.setUint16(4, 0x0300 | version.zip64, true)
  view.setUint16(6, far ? version.zip64 : version.plain, true)
  writeFacts(view, 8, entry)
  view.setUint16(30, far ? 12 : 0, true)
  view.setUint32(38, 0o100644 * 0x10000, true)
  view.setUint32(42, Math.min(entry.offset, most32), true)
  if (!far) return join([bytesOf(view), entry.name])
  const extra = new DataView(new ArrayBuffer(12))
  extra.setUint16(0, 1, true)
  extra.setUint16(2, 8, true)
  extra.setBigUint64(4, BigInt(entry.offset), true)
  return join([bytesOf(view), entry.name, bytesOf(extra)])
}

function end(count: number, start: number, length: number): Uint8Array {
  const last = new DataView(new ArrayBuffer(22))
  last.setUint32(0, 0x06054b50, true)
  last.setUint16(8, Math.min(count, most16), true)
  last.setUint16(10, Math.min(count, most16), true)
  last.setUint32(12, length, true)
  last.setUint32(16, Math.min(start, most32), true)
  if (start < most32 && count < most16) return bytesOf(last)
  const far = new DataView(new ArrayBuffer(76))
  far.setUint32(0, 0x06064b50, true)
  far.setBigUint64(4, 44n, true)
  far.setUint16(12, 0x0300 | version.zip64, true)
  far.setUint16(14, version.zip64, true)
  far.setBigUint64(24, BigInt(count), true)
  far.setBigUint64(32, BigInt(count), true)
  far.setBigUint64(40, BigInt(length), true)
  far.setBigUint64(48, BigInt(start), true)
  // Where the record above stands, on one disk.
  far.setUint32(56, 0x07064b50, true)
  far.setBigUint64(64, BigInt(start + length), true)
  far.setUint32(72, 1, true)
  return join([bytesOf(far), bytesOf(last)])
}

const bytesOf = ({ buffer }: DataView) => new Uint8Array(buffer as ArrayBuffer)

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
