import pRetry from 'p-retry'
import { TooOften } from './callServer'

/** How often a read is repeated by itself (R-TIM-11). From then on it is for the person to ask again. */
const retries = 3

/** Milliseconds before the n-th repetition, from 0: a second, doubling, half a minute at most (R-TIM-11). */
export function retryDelay(repetition: number): number {
  return Math.min(1000 * 2 ** repetition, 30_000)
}

/** The read succeeded, and what it says may be another in a moment. */
class Unsettled extends Error {}

type RetryOptions<Value> = {
  /** Gets each value as it is read. */
  show: (value: Value) => void
  /** Whether a value may be another in a moment, so that it is worth reading again. */
  unsettled: (value: Value) => boolean
  /** Ends it: nothing is read or shown any more. */
  signal: AbortSignal
}

/**
 * Reads, and repeats it up to three times while it fails or is unsettled. For reads only: no payment and no submission is
 * ever repeated by itself. A reader who is told to come later is not helped by asking at once.
 * @throws what the last read threw; the reason of the signal where that ends it
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
    shouldRetry: ({ error }) => !(error instanceof TooOften),
  }).catch((error) => {
    if (!(error instanceof Unsettled)) throw error
  })
}
