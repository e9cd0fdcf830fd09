import { createMiddleware } from 'hono/factory'
import { drainedBytes } from '~/core/schemas/limits'

/** Milliseconds without data, and in total; the total lets a slow connection finish sending a photo. */
const timeouts = { idle: 5_000, inAll: 120_000 }

/**
 * Reads the rest of a body, so that the client receives our response instead of a connection reset, and the next
 * request on the connection starts cleanly. Cancels the body when a limit is exceeded.
 */
async function drain(body: ReadableStream): Promise<void> {
  if (body.locked) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const cancel = () => reader.cancel().catch(() => {})
  const deadline = Date.now() + timeouts.inAll
  for (let left = drainedBytes; left > 0 && Date.now() < deadline; ) {
    const idle = setTimeout(cancel, timeouts.idle)
    // No chunk: the body is complete or was already read, or the client is gone.
    const { value } = await reader.read().catch(() => ({ value: undefined }))
    clearTimeout(idle)
    if (!value) return
    left -= value.byteLength
  }
  await cancel()
}

/** Drains the request body after every handler, so that a refused request leaves none half read. */
export const drainBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw
  await next()
  if (body) await drain(body)
})
