// The records of a zip with stored (uncompressed) files (APPNOTE.TXT 6.3.10). Sizes and checksums precede each file,
// without data descriptors, so that every offset is known in advance.

import { joinBytes } from '~/core/joinBytes'

type ZipEntry = {
  name: Uint8Array
  /** Bytes; below 4 GiB. */
  size: number
  modified: Date
  crc: number
}
/** An entry with the offset of its local header. */
type PlacedEntry = ZipEntry & { offset: number }

const most32 = 0xffffffff
const most16 = 0xffff
/** General purpose bit 11: names are UTF-8. */
const flags = 0x0800
/** Version needed to extract: stored files; 64-bit offsets. */
const version = { plain: 20, zip64: 45 }

export const localLength = ({ name }: Pick<ZipEntry, 'name'>) => 30 + name.length

/** The local header that precedes a file. */
export function localHeader(entry: ZipEntry): Uint8Array {
  const view = new DataView(new ArrayBuffer(30))
  view.setUint32(0, 0x04034b50, true)
  view.setUint16(4, version.plain, true)
  writeCommonFields(view, 6, entry)
  return joinBytes([bytesOf(view), entry.name])
}

/** The fields common to both records of a file: flags, method, time, checksum, sizes and name length. */
function writeCommonFields(view: DataView, at: number, { name, size, modified, crc }: ZipEntry): void {
  view.setUint16(at, flags, true)
  view.setUint32(at + 4, dosTime(modified), true)
  view.setUint32(at + 8, crc, true)
  view.setUint32(at + 12, size, true)
  view.setUint32(at + 16, size, true)
  view.setUint16(at + 20, name.length, true)
}

/** MS-DOS time: two-second resolution, starting in 1980. In UTC, as the format has no time zone. */
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

/** The central directory and its end record. @param start offset of the directory */
export function directory(entries: readonly PlacedEntry[], start: number): Uint8Array {
  const records = joinBytes(entries.map(directoryRecord))
  return joinBytes([records, end(entries.length, start, records.length)])
}

function directoryRecord(entry: PlacedEntry): Uint8Array {
  const far = isFar(entry)
  const view = new DataView(new ArrayBuffer(46))
  view.setUint32(0, 0x02014b50, true)
  // Made on Unix: a regular file, mode 644.
  view.setUint16(4, 0x0300 | version.zip64, true)
  view.setUint16(6, far ? version.zip64 : version.plain, true)
  writeCommonFields(view, 8, entry)
  view.setUint16(30, far ? 12 : 0, true)
  view.setUint32(38, 0o100644 * 0x10000, true)
  view.setUint32(42, Math.min(entry.offset, most32), true)
  if (!far) return joinBytes([bytesOf(view), entry.name])
  const extra = new DataView(new ArrayBuffer(12))
  extra.setUint16(0, 1, true)
  extra.setUint16(2, 8, true)
  extra.setBigUint64(4, BigInt(entry.offset), true)
  return joinBytes([bytesOf(view), entry.name, bytesOf(extra)])
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
  // Zip64 end of central directory locator, for a single disk.
  far.setUint32(56, 0x07064b50, true)
  far.setBigUint64(64, BigInt(start + length), true)
  far.setUint32(72, 1, true)
  return joinBytes([bytesOf(far), bytesOf(last)])
}

const bytesOf = ({ buffer }: DataView) => new Uint8Array(buffer as ArrayBuffer)
