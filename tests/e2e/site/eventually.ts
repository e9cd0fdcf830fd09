import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Retries until the attempt passes, advancing the page's clock by 30 s each time, the longest polling interval of a
 * page. Requires an installed page clock.
 */
export function eventually(page: Page, attempt: () => Promise<void>): Promise<void> {
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
