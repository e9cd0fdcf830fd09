import type { Page } from 'playwright'

/** Waits until toasts and time-based animations have finished: they change measured contrast and positions. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const toasts = document.querySelectorAll<HTMLElement>('[data-sonner-toast]')
    const infinite = Number.POSITIVE_INFINITY
    return (
      [...toasts].every(({ dataset }) => dataset.mounted === 'true') &&
      document.getAnimations().every(
        (animation) =>
          animation.playState !== 'running' ||
          // Scroll-driven animations never finish on their own.
          animation.timeline !== document.timeline ||
          animation.effect?.getComputedTiming().endTime === infinite ||
          // That of a phone's first seconds moves nothing.
          (animation as CSSAnimation).animationName === 'soon',
      )
    )
  })
}
