import { crc32 } from 'node:zlib'
import { joinBytes } from '~/core/joinBytes'
import type { ByteRange } from '~/server/http/readRange'
import type { Services } from '~/server/services'
import { checksumOf, PhotoGone } from '../checksum'
import type { Photo } from '../photo'
import type { SizePart } from '../sizes/sizePart'
import { directory, directoryLength, localHeader, localLength } from './zipFormat'
import { uniqueNames } from './zipNames'

type Zip = {
  /** Bytes. */
  length: number
  /** A strong ETag: equal tags mean equal bytes. */
  etag: string
  read: (part?: ByteRange) => ReadableStream<Uint8Array>
}

/** A photo, or a portrait in a size. */
type ZipPhoto = Photo & { part?: SizePart }

/** Paths of the photos, unique and safe, in place of their names; texts that come before them. */
export type ZipExtra = {
  paths: readonly string[]
  texts: readonly { path: string; bytes: Uint8Array }[]
  /** Time of the texts. */
  modified: Date
}

/** A part of the zip: bytes generated when needed, or a part of an object in the bucket. */
type ZipPart = { length: number } & (
  | { make: () => Promise<Uint8Array> }
  | { key: string; start: number; whole: number | undefined }
)

/**
 * Streams photos as one zip, from any offset: one object is open at a time, and nothing is buffered beyond the current
 * chunk. Photos are stored without compression, so every offset is known in advance.
 */
export async function zipOf(services: Services, photos: readonly ZipPhoto[], extra?: ZipExtra): Promise<Zip> {
  const names = extra?.paths ?? uniqueNames(photos.map(({ name, part }) => part?.name ?? name))
  let offset = 0
  const texts = (extra?.texts ?? []).map(({ path, bytes }) => {
    const name = new TextEncoder().encode(path)
    const placed = {
      name,
      size: bytes.length,
      modified: extra?.modified ?? new Date(0),
      offset,
      crc: crc32(bytes),
    }
    offset += localLength(placed) + bytes.length
    return { placed, bytes }
  })
  const files = photos.map((photo, at) => {
    const { storedAt, createdAt, part } = photo
    const { key, size } = part ?? photo
    const name = new TextEncoder().encode(names[at])
    const placed = { name, size, modified: storedAt ?? createdAt, offset }
    offset += localLength(placed) + size
    return { photo, key, start: part?.offset ?? 0, placed }
  })
  const start = offset
  const placed = [...texts, ...files].map((file) => file.placed)
  const withChecksum = async ({ photo, placed }: (typeof files)[number]) => ({
    ...placed,
    crc: photo.part?.crc32 ?? (await checksumOf(services, photo)),
  })
  const parts: ZipPart[] = [
    ...texts.map(({ placed, bytes }) => ({
      length: localLength(placed) + bytes.length,
      make: async () => joinBytes([localHeader(placed), bytes]),
    })),
    ...files.flatMap((file) => [
      { length: localLength(file.placed), make: async () => localHeader(await withChecksum(file)) },
      {
        length: file.placed.size,
        key: file.key,
        start: file.start,
        whole: file.photo.part ? undefined : file.photo.size,
      },
    ]),
    {
      length: directoryLength(placed, start),
      make: async () => {
        const entries = texts.map(({ placed }) => placed)
        // One after another: in the last part of a zip, the objects of missing checksums are read for this alone.
        for (const file of files) entries.push(await withChecksum(file))
        return directory(entries, start)
      },
    },
  ]
  const length = start + directoryLength(placed, start)
  return {
    length,
    etag: await tagOf([
      ...texts.map(({ placed }) => [placed.crc, placed.size, placed.modified.getTime()]),
      ...photos.map(({ sha256, part }, at) => [
        names[at],
        part?.etag ?? sha256,
        files[at]?.placed.modified.getTime(),
      ]),
    ]),
    read: (part = { offset: 0, length }) => {
      // Only this stream type makes the platform send a Content-Length.
      const exact = new FixedLengthStream(part.length)
      void pipeChunks(readPart(services, parts, part), exact.writable)
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
  parts: readonly ZipPart[],
  { offset, length }: ByteRange,
): AsyncGenerator<Uint8Array, void> {
  let begin = 0
  for (const zipPart of parts) {
    const from = Math.max(offset - begin, 0)
    const to = Math.min(offset + length - begin, zipPart.length)
    begin += zipPart.length
    if (from >= to) continue
    if ('make' in zipPart) yield (await zipPart.make()).subarray(from, to)
    else {
      // Only a whole object needs no range.
      const whole = to - from === zipPart.whole
      const object = await bucket.get(
        zipPart.key,
        whole ? {} : { range: { offset: zipPart.start + from, length: to - from } },
      )
      // Fail the stream, so that a partial zip is not mistaken for a complete one.
      if (!object) throw new PhotoGone()
      yield* object.body
    }
  }
}

/** Pipes chunks. A read error aborts the stream for the reader; a reader that cancels stops the reading. */
async function pipeChunks(from: AsyncIterable<Uint8Array>, to: WritableStream<Uint8Array>): Promise<void> {
  const writer = to.getWriter()
  writer.closed.catch(() => {})
  try {
    for await (const chunk of from) await writer.write(chunk)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => {})
  }
}
