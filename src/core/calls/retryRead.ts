import { RateLimitedError } from './callServer'
import { retry } from './retry'

/** Automatic retries of a read (R-TIM-11). After that, the user can retry manually. */
const retries = 3

/** The read succeeded, but its value may change soon. */
class Unsettled extends Error {}

type ReadOptions<Value> = {
  /** Receives each value that is read. */
  show: (value: Value) => void
  /** Whether a value may change soon, so that it is worth reading again. */
  unsettled: (value: Value) => boolean
  /** Aborts: nothing is read or shown after that. */
  signal: AbortSignal
}

/**
 * Reads, and retries up to three times while the read fails or its value is unsettled. For reads only: payments and
 * submissions are never retried automatically. Does not retry a rate-limited read.
 * @throws the error of the last read, or the reason of an aborted signal
 */
export async function retryRead<Value>(
  read: () => Promise<Value>,
  { show, unsettled, signal }: ReadOptions<Value>,
): Promise<void> {
  const attempt = async () => {
    const value = await read()
    signal.throwIfAborted()
    show(value)
    if (unsettled(value)) throw new Unsettled()
  }
  await retry(attempt, { retries, isFinal: (error) => error instanceof RateLimitedError, signal }).catch(
    (error) => {
      if (!(error instanceof Unsettled)) throw error
    },
  )
}
