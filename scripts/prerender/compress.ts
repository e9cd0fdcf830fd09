import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'
import { findSlots } from '../../src/core/pageSlots.ts'

const compressWhole = promisify(brotliCompress)

/**
 * Compresses a page with brotli at its best level. Its placeholders are stored as they are, each in a block of its own
 * (RFC 7932, 9.2: an uncompressed meta-block), so that the Worker can write a value of the same length over one.
 * @throws when the result does not contain the page, whatever the values
 */
export async function compressPage(page: Buffer): Promise<Buffer> {
  const slots = findSlots(page)
  if (!slots.length) return compressWhole(page)
  const stream = createBrotliCompress()
  const chunks: Buffer[] = []
  stream.on('data', (chunk) => chunks.push(chunk))
  const compress = async (piece: Buffer) => {
    stream.write(piece)
    await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done))
    return chunks.splice(0)
  }
  const noise = createNoise()
  const blocks: Buffer[] = []
  let from = 0
  for (const { at, width } of slots) {
    const end = at + width + contextBytes
    blocks.push(...(await compress(page.subarray(from, at))))
    // The compressor gets noise in place of the value, so that it finds nothing there to refer to.
    await compress(Buffer.concat([noise(width), page.subarray(at + width, end)]))
    blocks.push(uncompressed(page.subarray(at, end)))
    from = end
  }
  stream.end(page.subarray(from))
  await once(stream, 'end')
  const whole = Buffer.concat([...blocks, ...chunks])
  if (!brotliDecompressSync(whole).equals(page) || !brotliDecompressSync(blank(whole)).equals(blank(page)))
    throw new Error('scripts/prerender/compress.ts: a compressed page differs from the page')
  return whole
}

/** Returns a copy of a page with blanks in place of its values. */
function blank(page: Buffer): Buffer {
  const copy = Buffer.from(page)
  for (const { at, width } of findSlots(page)) copy.fill(' ', at, at + width)
  return copy
}

/** Bytes before a literal that choose its code (RFC 7932, 7.1): they have to be those that the compressor saw. */
const contextBytes = 2

/** Returns a source of bytes that occur nowhere else in a page: the same for every build. */
function createNoise() {
  let seed = 1
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return 128 + ((seed >> 16) % 128)
  }
  return (width: number) => Buffer.from(Array.from({ length: width }, next))
}

/** A meta-block of up to 64 kB: not the last, its length less one in 16 bits, uncompressed, padded to whole bytes. */
function uncompressed(piece: Buffer): Buffer {
  const header = ((piece.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), piece])
}
