/** Milliseconds for which a page may take to draw what was done. */
const patience = 1000

/**
 * Remembers the pressed control before something is done that may take it away or switch it off.
 * @returns what to call afterwards: it gives the focus back, or leads it to the page's heading (`tabIndex={-1}`) where
 * the control has gone; somebody who has moved on meanwhile is left alone
 */
export function keepFocus(): () => void {
  const pressed = document.activeElement
  const lost = () => document.activeElement === null || document.activeElement === document.body
  const usable = () =>
    pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled') ? pressed : null
  return () => {
    const end = performance.now() + patience
    const settle = () => {
      const over = performance.now() > end
      if (lost()) {
        const there = usable() ?? (over || !pressed?.isConnected ? document.querySelector('h1') : null)
        there?.focus({ preventScroll: true })
      }
      // The control may still be there and go with the next frame.
      if (!over) requestAnimationFrame(settle)
    }
    requestAnimationFrame(settle)
  }
}
