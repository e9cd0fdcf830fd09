import type { Context } from 'hono'
import { downloadAs } from './downloadAs'
import { type ByteRange, readRange } from './readRange'

type File<Stream extends ReadableStream | undefined> = {
  type: string
  /** The file name of the download. */
  name: string
  /** Bytes. */
  size: number
  /** A strong tag: the same tag means the same bytes. */
  etag: string
  /** Opens a part of the file, or all of it; `undefined` if it no longer exists. */
  read: (part?: ByteRange) => Promise<Stream>
}

/**
 * Sends a file as a download, never inline. Supports ranges so that an interrupted download can resume, as long as the
 * file has not changed (`If-Range`).
 * @returns 200, 206 or 416; `undefined` if the file no longer exists
 */
export async function sendFile<Stream extends ReadableStream | undefined>(
  c: Context,
  { type, name, size, etag, read }: File<Stream>,
): Promise<Response | Extract<Stream, undefined>> {
  const headers = {
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Content-Type': type,
    ...downloadAs(name),
    'Cache-Control': 'private, no-store',
  }
  const condition = c.req.header('if-range')
  const mayBePart = c.req.method === 'GET' && (condition === undefined || condition.trim() === etag)
  const part = mayBePart ? readRange(c.req.header('range'), size) : undefined
  if (part === 'none')
    return c.json({ code: 'bad_range' }, 416, {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes */${size}`,
    })
  const body = await read(part)
  if (!body) return undefined as Extract<Stream, undefined>
  if (c.req.method === 'HEAD') {
    await body.cancel()
    return new Response(null, { headers: { ...headers, 'Content-Length': String(size) } })
  }
  if (!part) return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
  const { offset, length } = part
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(length),
      'Content-Range': `bytes ${offset}-${offset + length - 1}/${size}`,
    },
  })
}
