import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

type Refuse = (c: Context) => Response | Promise<Response>

const tooLarge: Refuse = (c) => c.json({ code: 'too_large' }, 413)

/**
 * Refuses a body of more than `bytes`, whether or not its length was declared, before any handler sees it. Unlike
 * Hono's `bodyLimit`, it leaves the unread rest to be drained.
 */
export const limitBody = (bytes: number, refuse = tooLarge) =>
  createMiddleware(async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    if (Number(c.req.header('content-length') ?? 0) > bytes) return refuse(c)
    const read = await readAtMost(body, bytes)
    if (!read) return refuse(c)
    c.req.raw = new Request(c.req.raw, { body: read })
    return next()
  })

/** Reads a body; returns `undefined` as soon as it exceeds `bytes`. */
async function readAtMost(
  body: ReadableStream<Uint8Array>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.byteLength
      if (length > bytes) return undefined
      chunks.push(new Uint8Array(value))
    }
  } finally {
    reader.releaseLock()
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
