import type { Page } from 'playwright'

/** In milliseconds; later than any test keeps a page open. */
const stop = 3_600_000

/** Installs a fake clock, which runs until `stopClock`. Call it before the visit if the page starts a timer on load. */
export const installClock = (page: Page) => page.clock.install({ time: 0 })

/** Runs all due timers and stops the fake clock; from then on only `pass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await flushReact(page)
  await page.clock.pauseAt(stop)
  await flushReact(page)
}

/** Advances the fake clock and flushes the React work that has become due. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await flushReact(page)
}

/** Flushes due React work. React schedules through `MessageChannel`, which the fake clock does not stop. */
export function flushReact(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turns = 0; turns < 4; turns++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
  })
}
