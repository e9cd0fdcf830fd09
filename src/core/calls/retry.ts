/** Milliseconds before the n-th retry, from 0: one second, doubling, at most 30 seconds (R-TIM-11). */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000)
}

type RetryOptions = {
  /** How often to call again. */
  retries: number
  /** Whether an error will not go away by itself. */
  isFinal: (error: unknown) => boolean
  /** Aborts the wait for the next call. */
  signal?: AbortSignal
}

/**
 * Calls again after a failure, after one second, two, four. A few lines of our own, because every buyer loads them:
 * `p-retry` would take 1.4 kB more.
 * @throws the error of the last call, or the reason of an aborted signal
 */
export async function retry<Value>(
  call: () => Promise<Value>,
  { retries, isFinal, signal }: RetryOptions,
): Promise<Value> {
  for (let failed = 0; ; failed++)
    try {
      return await call()
    } catch (error) {
      if (failed === retries || signal?.aborted || isFinal(error)) throw error
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, retryDelay(failed))
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    }
}
