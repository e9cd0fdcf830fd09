import type { Page } from 'playwright'

/** Waits until the pieces answer by themselves, without a sign to them. */
export async function islandsReady(page: Page, pieces: string): Promise<void> {
  await page.waitForFunction(
    (all) => [...document.querySelectorAll<HTMLElement>(all)].every(({ dataset }) => 'ready' in dataset),
    pieces,
  )
}
