/**
 * Completes the native popover of the drawer: makes the page behind it inert though scrollable, moves the focus in and
 * back (R-A11-07), and closes it when a link is chosen.
 */
export function startDrawer(drawer: HTMLElement, toggle: HTMLElement | null): void {
  let opened: AbortController | undefined
  const close = () => drawer.hidePopover()

  const enter = () => {
    if (opened) return
    const bar = matchMedia('(min-width: 48em)')
    // The window grew while it opened, or before script came.
    if (bar.matches) return close()
    opened = new AbortController()
    const { signal } = opened
    drawer.querySelector('button')?.focus({ preventScroll: true })
    // After the drawer is drawn: it changes the style of everything on the page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!signal.aborted) signal.addEventListener('abort', holdBack(drawer))
      }),
    )
    bar.addEventListener('change', close, { signal })
  }

  // Runs before it is hidden: the focus goes back to a button that must not be inert then.
  const leave = () => {
    if (!opened) return
    const focusInside = drawer.contains(document.activeElement) || document.activeElement === document.body
    opened.abort()
    opened = undefined
    if (focusInside) toggle?.focus({ preventScroll: true })
  }

  drawer.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && leave())
  drawer.addEventListener('toggle', ({ newState }) => newState === 'open' && enter())
  drawer.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && close(),
  )
  // It works before script does.
  if (drawer.matches(':popover-open')) enter()
}

/** Makes everything but `kept` inert and says how to undo it. */
function holdBack(kept: Element): () => void {
  const held: HTMLElement[] = []
  for (let inner = kept; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) {
        sibling.inert = true
        held.push(sibling)
      }
  return () => {
    for (const element of held) element.inert = false
  }
}
