import type { Context } from 'hono'
import type { Part } from '~/features/photos/server/zip/zipOf'
import { downloadAs } from './downloadAs'
import { readRange } from './readRange'

type File = {
  type: string
  /** What a browser saves it as. */
  name: string
  /** Bytes. */
  size: number
  /** Strong: the same tag stands for the same bytes. */
  etag: string
  /** Opens a part of it, or all of it; nothing where it has gone. */
  read: (part?: Part) => Promise<ReadableStream | undefined>
}

/**
 * A file as a download and never as a page, from any place on, so that a download that broke off goes on where it stopped.
 * A range is served only while the file is the one that it was begun with (`If-Range`).
 * @returns 200, 206 or 416; `undefined` where the file has gone
 */
export async function sendFile(
  c: Context,
  { type, name, size, etag, read }: File,
): Promise<Response | undefined> {
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
  if (!body) return undefined
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
