import pRetry from 'p-retry'
import { RateLimitedError } from './callServer'

/** Automatic retries of a read (R-TIM-11). After that, the user can retry manually. */
const retries = 3

/** Milliseconds before the n-th retry, from 0: one second, doubling, at most 30 seconds (R-TIM-11). */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000)
}

/** The read succeeded, but its value may change soon. */
class Unsettled extends Error {}

type RetryOptions<Value> = {
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
  { show, unsettled, signal }: RetryOptions<Value>,
): Promise<void> {
  const attempt = async () => {
    const value = await read()
    signal.throwIfAborted()
    show(value)
    if (unsettled(value)) throw new Unsettled()
  }
  await pRetry(attempt, {
    retries,
    factor: 2,
    minTimeout: retryDelay(0),
    maxTimeout: 30_000,
    signal,
    shouldRetry: ({ error }) => !(error instanceof RateLimitedError),
  }).catch((error) => {
    if (!(error instanceof Unsettled)) throw error
  })
}
