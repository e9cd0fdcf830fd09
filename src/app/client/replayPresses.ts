declare global {
  interface Window {
    /** Buttons that were pressed before hydration; set by the script in `server/http/holdPresses.ts`. */
    held?: Set<HTMLElement>
    hold?: (event: Event) => void
  }
}

/** Stops holding presses, and repeats those that were held. */
export function replayPresses(): void {
  if (window.hold) removeEventListener('click', window.hold, true)
  for (const button of window.held ?? []) button.click()
}
