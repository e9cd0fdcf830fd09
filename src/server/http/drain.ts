/** Reads what is still coming, so that the sender gets our answer and not a reset connection. */
export async function drain(body: ReadableStream | null): Promise<void> {
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => {})
}
