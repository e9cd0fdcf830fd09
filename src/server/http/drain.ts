/** Reads what is still coming, so that the sender gets our answer and not a reset connection. */
export async function drain(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => {})
}
