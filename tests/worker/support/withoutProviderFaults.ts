import { afterEach, beforeEach, vi } from 'vitest'
import { clearProviderFaults } from './buyer'

/** Clears provider faults before and after each test of a file, and the clock of a test after it. */
export function withoutProviderFaults(): void {
  beforeEach(() => clearProviderFaults())
  afterEach(async () => {
    vi.useRealTimers()
    await clearProviderFaults()
  })
}
