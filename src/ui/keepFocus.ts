/**
 * Remembers the pressed control before something is done that may take it away or switch it off.
 * @returns what to call afterwards: it gives the focus back, or leads it to the page's heading (`tabIndex={-1}`) where
 * the control has gone; somebody who has moved on meanwhile is left alone
 */
export function keepFocus(): () => void {
  const pressed = document.activeElement
  const settle = () => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost) return
    if (pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled'))
      pressed.focus({ preventScroll: true })
    else document.querySelector('h1')?.focus({ preventScroll: true })
  }
  // Waits until React has drawn what was done.
  return () => requestAnimationFrame(() => requestAnimationFrame(settle))
}
