/** Bytes of a piece but the last: by itself the runtime hands on four kilobytes at a time, of a photo seven hundred. */
const chunkBytes = 262_144

/**
 * Reads the first bytes of a stream and gives them back with all of it as pieces in order. The stream is locked only
 * while somebody takes pieces: what nobody takes can be drained.
 * @param source a stream of bytes, as the body of a request is
 * @param size how many bytes it has, as the request says: no piece waits for more than are left
 */
export async function peekStream(
  source: ReadableStream<Uint8Array>,
  size: number,
  bytes: number,
): Promise<{ head: Uint8Array; body: AsyncIterable<Uint8Array> }> {
  const seen: Uint8Array[] = []
  let length = 0
  const rest = piecesOf(source, size)
  while (length < bytes) {
    const { done, value } = await rest.next()
    if (done) break
    seen.push(value)
    length += value.byteLength
  }
  await rest.return(undefined)
  const head = new Uint8Array(length)
  let at = 0
  for (const piece of seen) {
    head.set(piece, at)
    at += piece.byteLength
  }
  return { head: head.subarray(0, bytes), body: after(head, source, size - length) }
}

async function* after(head: Uint8Array, source: ReadableStream<Uint8Array>, size: number) {
  if (head.byteLength) yield head
  yield* piecesOf(source, size)
}

async function* piecesOf(
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
