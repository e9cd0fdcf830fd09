import pRetry from 'p-retry'
import { TooOften } from './callServer'

/** Milliseconds before the n-th repetition, from 0: a second, doubling, half a minute at most (R-TIM-11). */
export function retryDelay(repetition: number): number {
  return Math.min(1000 * 2 ** repetition, 30_000)
}

/**
 * Repeats a read up to three times. For reads only: no payment and no submission is ever repeated by itself. Who is
 * told to come later is not helped by asking at once.
 */
export function retryRead<Value>(read: () => Promise<Value>): Promise<Value> {
  return pRetry(read, {
    retries: 3,
    factor: 2,
    minTimeout: retryDelay(0),
    maxTimeout: 30_000,
    shouldRetry: ({ error }) => !(error instanceof TooOften),
  })
}
