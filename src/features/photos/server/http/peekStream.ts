import { joinBytes } from '~/core/joinBytes'

/** Bytes per chunk, except the last one: by default the runtime delivers 4 KB at a time, 700 chunks for a photo. */
const chunkBytes = 262_144

/**
 * Reads the first bytes of a stream and returns them together with the whole stream as chunks. The stream is locked
 * only while chunks are being read, so that an unread rest can be drained.
 * @param source a byte stream, such as a request body
 * @param size its length in bytes as declared by the request, so that the last read waits for no more than remains
 * @param bytes how many bytes to peek
 */
export async function peekStream(
  source: ReadableStream<Uint8Array>,
  size: number,
  bytes: number,
): Promise<{ head: Uint8Array; body: AsyncIterable<Uint8Array> }> {
  const seen: Uint8Array[] = []
  let length = 0
  const rest = chunksOf(source, size)
  while (length < bytes) {
    const { done, value } = await rest.next()
    if (done) break
    seen.push(value)
    length += value.byteLength
  }
  await rest.return(undefined)
  const head = joinBytes(seen)
  return { head: head.subarray(0, bytes), body: after(head, source, size - length) }
}

async function* after(head: Uint8Array, source: ReadableStream<Uint8Array>, size: number) {
  if (head.byteLength) yield head
  yield* chunksOf(source, size)
}

async function* chunksOf(
  source: ReadableStream<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, undefined> {
  const reader = source.getReader({ mode: 'byob' })
  try {
    for (let left = size; left > 0; ) {
      const min = Math.min(chunkBytes, left)
      const { done, value } = await reader.read(new Uint8Array(min), { min })
      left -= value?.byteLength ?? 0
      if (value?.byteLength) yield value
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}
