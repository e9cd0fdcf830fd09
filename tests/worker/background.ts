import * as platform from 'cloudflare:workers'

// This is what the product gets for the platform's own module in tests.
export const { env } = platform

/** What answers have left to be done after them, and is not done yet. */
const background = new Set<Promise<void>>()

/** The platform's, noting what it is given: the platform does not tell when that is done, and tests are to know. */
export function waitUntil(work: Promise<unknown>): void {
  const settled = work.then(
    () => {},
    () => {},
  )
  background.add(settled)
  void settled.then(() => background.delete(settled))
  platform.waitUntil(work)
}

/** Waits until all is done that answers have left to be done after them, and what that left. */
export async function backgroundDone(): Promise<void> {
  while (background.size > 0) await Promise.all(background)
}
