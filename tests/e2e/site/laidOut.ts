import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The `content-visibility` of a page's last part: `auto` until it is laid out (end of `src/sections/hero.css`). */
export const lastPart = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const part = document.querySelector('main')?.lastElementChild
    return part ? getComputedStyle(part).contentVisibility : null
  })

/** Waits until all of a page is laid out, after which nothing moves. */
export const laidOut = (page: Page): Promise<void> =>
  expect.poll(() => lastPart(page), { timeout: 20_000 }).toBe('visible')
