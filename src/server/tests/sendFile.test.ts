import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sendFile } from '~/server/http/sendFile'

it('a HEAD request gets the headers of a file, and cancels its stream', async () => {
  let cancelled = 0
  const read = async () => new ReadableStream({ cancel: () => void cancelled++ })
  const file = { type: 'image/png', name: 'one.png', size: 7, etag: '"x"', read }
  const app = new Hono().get('/', (c) => sendFile(c, file))
  const { status, headers } = await app.request('/', { method: 'HEAD' })
  expect([status, headers.get('content-length'), headers.get('etag')]).toEqual([200, '7', '"x"'])
  expect(cancelled).toBe(1)
})
