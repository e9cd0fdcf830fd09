import { afterEach, beforeEach, vi } from 'vitest'
import { clearProviderFaults } from './buyer'

/** Lets the tests of a file move the date, writes counters immediately, and clears provider faults. */
export function withMovableClock(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
    await clearProviderFaults()
  })
  afterEach(async () => {
    await clearProviderFaults()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
