import type { Page } from 'playwright'

/** Waits until what was fading in or moving to its place has arrived: a contrast that is measured before is another. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const toasts = document.querySelectorAll<HTMLElement>('[data-sonner-toast]')
    const endless = Number.POSITIVE_INFINITY
    return (
      [...toasts].every(({ dataset }) => dataset.mounted === 'true') &&
      document.getAnimations().every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          // What follows the scroll never ends by itself.
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === endless,
      )
    )
  })
}
