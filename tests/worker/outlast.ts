import { vi } from 'vitest'

/** Milliseconds for which the sandbox keeps a call without an answer when nobody ends it. */
const silence = 10_000

/**
 * Does work whose provider may be silent, and waits for none of it: once nobody will answer any more, or the work rests
 * before its next try, its clock goes on to what comes next.
 * @returns what the work gave, and how long it took by that clock, in milliseconds
 */
export async function outlast<Value>(work: () => Promise<Value>): Promise<{ value: Value; took: number }> {
  const wait = globalThis.setTimeout
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const held = globalThis.setTimeout
  // Put in by hand: a spy's restoring would put the held clock back long after this.
  globalThis.setTimeout = ((act: () => void, ms = 0, ...more: unknown[]) => {
    const timer = held(act, ms, ...more)
    if (ms === silence || ms < 1_000) wait(() => vi.advanceTimersToNextTimer())
    return timer
  }) as typeof setTimeout
  // The platform's own is no timer that a test can hold.
  const signals = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    held(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms)
    return controller.signal
  })
  try {
    const began = Date.now()
    const value = await work()
    return { value, took: Date.now() - began }
  } finally {
    signals.mockRestore()
    globalThis.setTimeout = held
    vi.useRealTimers()
  }
}
