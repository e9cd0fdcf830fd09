import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Photo } from '~/features/photos/server/photo'
import { zipOf } from '~/features/photos/server/zip/zipOf'
import { createServices, type Services } from '~/server/services'
import { unzip } from '~tests/fixtures/unzip'

const megabyte = 1024 * 1024
const chunkSize = 64 * 1024

/** A bucket of generated objects of `size` bytes that counts bytes read and open objects. */
function bucketOf(size: number) {
  const count = { bytesRead: 0, open: 0, mostOpen: 0 }
  const get = async (key: string) => {
    let left = size
    count.mostOpen = Math.max(count.mostOpen, ++count.open)
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const bytes = new Uint8Array(Math.min(chunkSize, left)).fill(Number(key))
          left -= bytes.length
          count.bytesRead += bytes.length
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
    (_, index) =>
      ({
        key: String(index),
        name: 'portrait.jpg',
        size,
        storedAt: new Date(),
        createdAt: new Date(),
        sha256: String(index),
        crc32: crc32(new Uint8Array(size).fill(index)),
      }) as Photo,
  )

it('R-UPL-17 a zip of 30 × 1 MB contains the original bytes and buffers at most 2 MB', async () => {
  const { count, services } = bucketOf(megabyte)
  const { read: open, length } = await zipOf(services, photos(30, megabyte))
  const reader = open().getReader()
  const chunks: Uint8Array[] = []
  let [read, buffered] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    read += value.length
    // A slow reader applies backpressure to the bucket.
    if (chunks.length % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    buffered = Math.max(buffered, count.bytesRead - read)
  }
  expect(read).toBe(length)
  expect(count).toMatchObject({ bytesRead: 30 * megabyte, mostOpen: 1 })
  expect(buffered).toBeLessThan(2 * megabyte)
  const entries = unzip(new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()))
  expect(entries.map(({ name }) => name).slice(0, 3)).toEqual([
    'portrait.jpg',
    'portrait (2).jpg',
    'portrait (3).jpg',
  ])
  for (const [index, { bytes }] of entries.entries())
    expect([bytes.length, bytes.every((byte) => byte === index)]).toEqual([megabyte, true])
})

it('R-UPL-17 a zip reads photos without a checksum twice, one at a time: for the checksum and for the zip', async () => {
  const without = () => photos(5, megabyte).map((photo) => ({ ...photo, crc32: null }))
  const { count, services } = bucketOf(megabyte)
  const zip = await zipOf(services, without())
  const bytes = new Uint8Array(await new Response(zip.read()).arrayBuffer())
  expect(unzip(bytes).map(({ bytes }) => bytes[0])).toEqual([0, 1, 2, 3, 4])
  expect(count).toMatchObject({ bytesRead: 10 * megabyte, mostOpen: 1 })
  // Of the last bytes alone, only the directory is needed.
  const { count: last, services: again } = bucketOf(megabyte)
  const end = await zipOf(again, without())
  await new Response(end.read({ offset: end.length - 100, length: 100 })).arrayBuffer()
  expect(last).toMatchObject({ bytesRead: 5 * megabyte, mostOpen: 1 })
})

it('R-UPL-17 a zip fails when a photo is missing, and stops reading when its reader cancels', async () => {
  const { services } = bucketOf(megabyte)
  const gone = { ...services, bucket: { get: async () => null } as unknown as R2Bucket }
  await expect(new Response((await zipOf(gone, photos(1, megabyte))).read()).arrayBuffer()).rejects.toThrow()

  const { count, services: left } = bucketOf(megabyte)
  const reader = (await zipOf(left, photos(30, megabyte))).read().getReader()
  await reader.read()
  await reader.cancel()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count.bytesRead).toBeLessThan(2 * megabyte)
})
