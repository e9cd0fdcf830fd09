/** Bytes of one piece: by itself the runtime hands on four kilobytes at a time, of a photo seven hundred pieces. */
const pieceBytes = 65_536

/**
 * Reads the first bytes of a stream and gives them back with a stream that still has everything.
 * @param source a stream of bytes, as the body of a request is
 */
export async function peek(
  source: ReadableStream<Uint8Array>,
  bytes: number,
): Promise<{ head: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = source.getReader({ mode: 'byob' })
  const read = () => reader.read(new Uint8Array(pieceBytes))
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { done, value } = await read()
    if (done) break
    chunks.push(value)
    length += value.byteLength
  }
  const head = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    head.set(chunk, at)
    at += chunk.byteLength
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (length) controller.enqueue(head)
    },
    async pull(controller) {
      const { done, value } = await read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { head: head.subarray(0, bytes), body }
}
