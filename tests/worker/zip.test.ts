import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Photo } from '~/features/photos/server/photo'
import { zipOf } from '~/features/photos/server/zip/zipOf'
import { createServices, type Services } from '~/server/services'
import { unzip } from '../fixtures/unzip'

const megabyte = 1024 * 1024
const piece = 64 * 1024

/** A bucket of made-up objects of a size, that notes how many bytes were taken out of it and how many are open. */
function bucketOf(size: number) {
  const count = { taken: 0, open: 0, mostOpen: 0 }
  const get = async (key: string) => {
    let left = size
    count.mostOpen = Math.max(count.mostOpen, ++count.open)
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const bytes = new Uint8Array(Math.min(piece, left)).fill(Number(key))
          left -= bytes.length
          count.taken += bytes.length
          controller.enqueue(bytes)
          if (left > 0) return
          count.open--
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    return { body }
  }
  return { count, services: { ...createServices(), bucket: { get } as unknown as R2Bucket } as Services }
}

const photos = (count: number, size: number) =>
  Array.from(
    { length: count },
    (_, place) =>
      ({
        key: String(place),
        name: 'portrait.jpg',
        size,
        storedAt: new Date(),
        createdAt: new Date(),
        sha256: String(place),
        crc32: crc32(new Uint8Array(size).fill(place)),
      }) as Photo,
  )

it('R-UPL-17 a zip of 30 × 1 MB is what went in, and holds no more than 2 MB on the way', async () => {
  const { count, services } = bucketOf(megabyte)
  const { read: open, length } = await zipOf(services, photos(30, megabyte))
  const reader = open().getReader()
  const pieces: Uint8Array[] = []
  let [read, held] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    read += value.length
    // Whoever reads slowly keeps the bucket waiting.
    if (pieces.length % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    held = Math.max(held, count.taken - read)
  }
  expect(read).toBe(length)
  expect(count).toMatchObject({ taken: 30 * megabyte, mostOpen: 1 })
  expect(held).toBeLessThan(2 * megabyte)
  const entries = unzip(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()))
  expect(entries.map(({ name }) => name).slice(0, 3)).toEqual([
    'portrait.jpg',
    'portrait (2).jpg',
    'portrait (3).jpg',
  ])
  for (const [place, { bytes }] of entries.entries())
    expect([bytes.length, bytes.every((byte) => byte === place)]).toEqual([megabyte, true])
})

it('R-UPL-17 a zip breaks off where one of its photos has gone, and reads nothing after its reader has left', async () => {
  const { services } = bucketOf(megabyte)
  const gone = { ...services, bucket: { get: async () => null } as unknown as R2Bucket }
  await expect(new Response((await zipOf(gone, photos(1, megabyte))).read()).arrayBuffer()).rejects.toThrow()

  const { count, services: left } = bucketOf(megabyte)
  const reader = (await zipOf(left, photos(30, megabyte))).read().getReader()
  await reader.read()
  await reader.cancel()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count.taken).toBeLessThan(2 * megabyte)
})
