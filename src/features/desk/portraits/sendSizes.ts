import { retry } from '~/core/calls/retry'
import { drawSizes } from './drawSizes'

/** Timeout of one attempt in milliseconds. */
const timeout = 60_000

/**
 * Makes the sizes of a stored portrait and sends them, with up to three attempts. Without them the buyer is offered the
 * original only.
 */
export async function sendSizes(id: string, portrait: Blob): Promise<void> {
  const drawn = await drawSizes(portrait)
  if (!drawn) return
  await retry(
    async () => {
      const response = await fetch(`/desk/photos/${id}/sizes`, {
        method: 'PUT',
        body: drawn.body,
        headers: { 'X-Sizes': JSON.stringify(drawn.made) },
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
    },
    { retries: 2, isFinal: () => false },
  )
}
