/** Milliseconds to wait for the page to render the result of an action. */
const settleTime = 1000

/**
 * Remembers the pressed control before an action that may remove or disable it.
 * @returns a function to call afterwards: restores the focus, or moves it to the page's heading (`tabIndex={-1}`) if
 *   the control is gone, unless the user has moved the focus meanwhile
 */
export function keepFocus(): () => void {
  const pressed = document.activeElement
  const lost = () => document.activeElement === null || document.activeElement === document.body
  const usable = () =>
    pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled') ? pressed : null
  return () => {
    const end = performance.now() + settleTime
    const settle = () => {
      const over = performance.now() > end
      if (lost()) {
        const target = usable() ?? (over || !pressed?.isConnected ? document.querySelector('h1') : null)
        target?.focus({ preventScroll: true })
      }
      // The control may be removed in the next frame.
      if (!over) requestAnimationFrame(settle)
    }
    requestAnimationFrame(settle)
  }
}
