import { createMiddleware } from 'hono/factory'
import { drainedBytes } from '~/core/schemas/limits'

/** Milliseconds: without anything coming, and in all, in which a slow line still brings a photo. */
const patience = { idle: 5_000, inAll: 120_000 }

/**
 * Reads what is still coming, so that the sender gets our answer and not a reset connection, and the next request
 * on that connection is read from its own start. Bounded: past that the connection is given up.
 */
async function drain(body: ReadableStream): Promise<void> {
  if (body.locked) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const giveUp = () => reader.cancel().catch(() => {})
  const until = Date.now() + patience.inAll
  for (let left = drainedBytes; left > 0 && Date.now() < until; ) {
    const idle = setTimeout(giveUp, patience.idle)
    // No chunk: it has all come, the sender is gone, or somebody read the body before.
    const { value } = await reader.read().catch(() => ({ value: undefined }))
    clearTimeout(idle)
    if (!value) return
    left -= value.byteLength
  }
  await giveUp()
}

/** Leaves no body half read, whichever step refuses it. */
export const drainBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw
  await next()
  if (body) await drain(body)
})
