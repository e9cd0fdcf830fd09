/** Bytes of one piece: by itself the runtime hands on four kilobytes at a time, of a photo seven hundred pieces. */
const pieceBytes = 65_536

/**
 * Reads the first bytes of a stream and gives them back with all of it as pieces in order. The stream is locked only
 * while somebody takes pieces: what nobody takes can be drained.
 * @param source a stream of bytes, as the body of a request is
 */
export async function peek(
  source: ReadableStream<Uint8Array>,
  bytes: number,
): Promise<{ head: Uint8Array; body: AsyncIterable<Uint8Array> }> {
  const seen: Uint8Array[] = []
  let length = 0
  const rest = piecesOf(source)
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
  return { head: head.subarray(0, bytes), body: after(head, source) }
}

async function* after(head: Uint8Array, source: ReadableStream<Uint8Array>) {
  if (head.byteLength) yield head
  yield* piecesOf(source)
}

async function* piecesOf(source: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const reader = source.getReader({ mode: 'byob' })
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(pieceBytes))
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
