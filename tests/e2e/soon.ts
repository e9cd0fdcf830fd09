import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Tries until it holds, and lets half a minute of the page's own clock go by each time: the longest that a page waits
 * before it looks again. The clock of the page must be installed.
 */
export function soon(page: Page, attempt: () => Promise<void>): Promise<void> {
  return expect
    .poll(
      async () => {
        await page.clock.fastForward(30_000)
        return attempt().then(
          () => 'holds',
          ({ message }: Error) => message,
        )
      },
      { interval: 100, timeout: 10_000 },
    )
    .toBe('holds')
}
