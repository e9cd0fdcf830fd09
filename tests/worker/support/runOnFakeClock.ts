import { vi } from 'vitest'

/** Milliseconds for which the sandbox holds a call without a response in the timeout fault. */
const silence = 10_000

/**
 * Runs work whose provider may not respond, without real waiting: when a call hangs or the work pauses before a
 * retry, the fake clock advances to the next timer.
 * @returns the result of the work, and its duration on the fake clock in milliseconds
 */
export async function runOnFakeClock<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; took: number }> {
  const realTimeout = globalThis.setTimeout
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const fakeTimeout = globalThis.setTimeout
  // Not a spy: restoring it later would reinstall the fake clock.
  globalThis.setTimeout = ((act: () => void, ms = 0, ...more: unknown[]) => {
    const timer = fakeTimeout(act, ms, ...more)
    if (ms === silence || ms < 1_000) realTimeout(() => vi.advanceTimersToNextTimer())
    return timer
  }) as typeof setTimeout
  // Fake timers do not control the platform's `AbortSignal.timeout`.
  const signals = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    fakeTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms)
    return controller.signal
  })
  try {
    const startedAt = Date.now()
    const value = await work()
    return { value, took: Date.now() - startedAt }
  } finally {
    signals.mockRestore()
    globalThis.setTimeout = fakeTimeout
    vi.useRealTimers()
  }
}
