import type { Services } from '~/server/services'
import { checksumOf, PhotoGone } from '../checksum'
import type { Photo } from '../photo'
import { directory, directoryLength, localHeader, localLength } from './zipFormat'
import { uniqueNames } from './zipNames'

/** Bytes of a file, from the first one on. */
export type Part = { offset: number; length: number }

type Zip = {
  /** Bytes. */
  length: number
  /** Strong: the same tag stands for the same bytes. */
  etag: string
  read: (part?: Part) => ReadableStream<Uint8Array>
}

/** A stretch of the zip: bytes that are made when it is their turn, or an object of the bucket. */
type ZipPart = { length: number } & ({ make: () => Promise<Uint8Array> } | { key: string })

/**
 * Packs photos into one zip while it is read, from any place on: one object is open at a time, and no more of it is held
 * than is on its way. Photos are compressed already, so that they are stored as they are and every place is known before.
 */
export async function zipOf(services: Services, photos: readonly Photo[]): Promise<Zip> {
  const names = uniqueNames(photos.map(({ name }) => name))
  let offset = 0
  const files = photos.map((photo, at) => {
    const { key, size, storedAt, createdAt } = photo
    const name = new TextEncoder().encode(names[at])
    const placed = { name, size, modified: storedAt ?? createdAt, offset }
    offset += localLength(placed) + size
    return { photo, key, placed }
  })
  const start = offset
  const placed = files.map((file) => file.placed)
  const described = async ({ photo, placed }: (typeof files)[number]) => ({
    ...placed,
    crc: await checksumOf(services, photo),
  })
  const pieces: ZipPart[] = [
    ...files.flatMap((file) => [
      { length: localLength(file.placed), make: async () => localHeader(await described(file)) },
      { length: file.placed.size, key: file.key },
    ]),
    {
      length: directoryLength(placed, start),
      make: async () => directory(await Promise.all(files.map(described)), start),
    },
  ]
  const length = start + directoryLength(placed, start)
  return {
    length,
    etag: await tagOf(photos.map(({ sha256 }, at) => [names[at], sha256, placed[at]?.modified.getTime()])),
    read: (part = { offset: 0, length }) => {
      // The platform takes the length of an answer from such a stream and from nothing else.
      const exact = new FixedLengthStream(part.length)
      void pass(readPart(services, pieces, part), exact.writable)
      return exact.readable
    },
  }
}

async function tagOf(facts: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(facts)))
  return `"${new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })}"`
}

async function* readPart(
  { bucket }: Services,
  pieces: readonly ZipPart[],
  { offset, length }: Part,
): AsyncGenerator<Uint8Array, void> {
  let begin = 0
  for (const piece of pieces) {
    const from = Math.max(offset - begin, 0)
    const to = Math.min(offset + length - begin, piece.length)
    begin += piece.length
    if (from >= to) continue
    if ('make' in piece) yield (await piece.make()).subarray(from, to)
    else {
      const whole = to - from === piece.length
      const object = await bucket.get(piece.key, whole ? {} : { range: { offset: from, length: to - from } })
      // Breaks off, so that nobody takes a part for the whole.
      if (!object) throw new PhotoGone()
      yield* object.body
    }
  }
}

/** Passes pieces on. The reader learns of a failure by the stream that breaks off; where the reader leaves, reading ends. */
async function pass(from: AsyncIterable<Uint8Array>, to: WritableStream<Uint8Array>): Promise<void> {
  const writer = to.getWriter()
  writer.closed.catch(() => {})
  try {
    for await (const piece of from) await writer.write(piece)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => {})
  }
}
