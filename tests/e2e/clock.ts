import type { Page } from 'playwright'

/** Later than any page has been open for. */
const stop = 3_600_000

/** Gives the page a clock of its own, which runs until `stopClock`. Before the visit, where a timer starts with it. */
export const ownClock = (page: Page) => page.clock.install({ time: 0 })

/** Stops the clock that the page was given: what was due is over, and from now on its time is in the test's hand. */
export async function stopClock(page: Page): Promise<void> {
  await worked(page)
  await page.clock.pauseAt(stop)
  await worked(page)
}

/** Lets so many milliseconds pass for the page, and React do what has become due in them. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await worked(page)
}

/** Lets React do what is due. It works in messages, which a stopped clock does not hold. */
export function worked(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turns = 0; turns < 4; turns++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
  })
}
