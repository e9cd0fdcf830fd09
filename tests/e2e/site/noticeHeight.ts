import type { Page } from 'playwright'

/**
 * Height of the owner's notice above the page, in pixels; 0 without one. What has to be in the first window is below
 * it.
 */
export const noticeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.site-notice')?.getBoundingClientRect().height ?? 0)
