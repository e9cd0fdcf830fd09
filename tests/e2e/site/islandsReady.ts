import type { Page } from 'playwright'

/** Waits until the islands are hydrated, without triggering hydration. */
export async function islandsReady(page: Page, islands: string): Promise<void> {
  await page.waitForFunction(
    (all) => [...document.querySelectorAll<HTMLElement>(all)].every(({ dataset }) => 'ready' in dataset),
    islands,
  )
}
