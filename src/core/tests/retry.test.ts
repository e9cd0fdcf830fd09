import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RateLimitedError } from '~/core/calls/callServer'
import { retryDelay } from '~/core/calls/retry'
import { retryRead } from '~/core/calls/retryRead'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs a read with retries and records the values shown. */
function startRead(read: () => Promise<string>) {
  const stop = new AbortController()
  const shown: string[] = []
  const outcome = retryRead(read, {
    signal: stop.signal,
    show: (value) => shown.push(value),
    unsettled: (value) => value === 'confirming',
  }).then(
    () => 'read',
    (error: Error) => error.message,
  )
  return { outcome, shown, stop: () => stop.abort(new Error('left')) }
}

it('R-API-09 R-TIM-11 waits 1, 2, 4 … seconds, at most 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ])
})

it.each([
  ['fails', () => Promise.reject(new Error('down')), 'down', []],
  ['is not settled', () => Promise.resolve('confirming'), 'read', Array(4).fill('confirming')],
] as const)(
  'R-API-09 R-TIM-11 retries a read that %s after 1, 2 and 4 seconds, then stops',
  async (_, read, end, values) => {
    const spy = vi.fn(read)
    const { outcome, shown } = startRead(spy)
    for (const [wait, times] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(spy).toHaveBeenCalledTimes(times)
    }
    expect(await outcome).toBe(end)
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(spy).toHaveBeenCalledTimes(4)
    expect(shown).toEqual(values)
  },
)

it('R-TIM-11 stops on a settled value, on a 429 response and on abort', async () => {
  const answers = ['confirming', 'paid', 'confirming']
  const settling = vi.fn(async () => answers.shift() ?? '')
  const { outcome, shown } = startRead(settling)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await outcome, shown]).toEqual(['read', ['confirming', 'paid']])

  const refused = vi.fn(() => Promise.reject(new RateLimitedError(new Response(null, { status: 429 }))))
  void startRead(refused).outcome
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toHaveBeenCalledTimes(1)

  const left = vi.fn(async () => 'confirming')
  const visit = startRead(left)
  await vi.advanceTimersByTimeAsync(0)
  visit.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await visit.outcome, left.mock.calls.length]).toEqual(['left', 1])
})
