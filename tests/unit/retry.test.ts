import { expect, it, vi } from 'vitest'
import { retryDelay, retryRead } from '~/functions/retryRead'

it('R-API-09 R-TIM-11 waits 1, 2, 4 … seconds and never more than 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ])
})

it('R-API-09 repeats a read three times and then gives up', async () => {
  vi.useFakeTimers()
  const read = vi.fn(() => Promise.reject(new Error('down')))
  const outcome = retryRead(read).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(await outcome).toBe('down')
  expect(read).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})
