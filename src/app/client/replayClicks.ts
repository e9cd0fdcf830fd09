declare global {
  interface Window {
    /** Buttons pressed before hydration; set by the script in `app/pages/queueClicks.ts`. */
    held?: Set<HTMLElement>
    hold?: (event: Event) => void
  }
}

/** Stops holding button presses and replays the held ones. */
export function replayClicks(): void {
  if (window.hold) removeEventListener('click', window.hold, true)
  for (const button of window.held ?? []) button.click()
}
