import * as platform from 'cloudflare:workers'

// Replaces the platform's module for product code in tests.
export const { env } = platform

/** Unfinished background work. */
const background = new Set<Promise<void>>()

/** Wraps the platform's `waitUntil` and tracks the work, because the platform does not expose its completion. */
export function waitUntil(work: Promise<unknown>): void {
  const settled = work.then(
    () => {},
    () => {},
  )
  background.add(settled)
  void settled.then(() => background.delete(settled))
  platform.waitUntil(work)
}

/** Waits for all background work, including work that it schedules. */
export async function backgroundDone(): Promise<void> {
  while (background.size > 0) await Promise.all(background)
}
