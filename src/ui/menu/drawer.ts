/**
 * Completes the drawer's native popover: makes the page behind it inert but scrollable, moves the focus in and back
 * (R-A11-07), and closes it when a link is clicked.
 */
export function startDrawer(drawer: HTMLElement, toggle: HTMLElement | null): void {
  let opened: AbortController | undefined
  const close = () => drawer.hidePopover()

  const enter = () => {
    if (opened) return
    const bar = matchMedia('(min-width: 48em)')
    // The window was widened while the drawer was open, or before this script loaded.
    if (bar.matches) return close()
    opened = new AbortController()
    const { signal } = opened
    drawer.querySelector('button')?.focus({ preventScroll: true })
    // After the drawer is painted: this recalculates the style of the whole page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!signal.aborted) signal.addEventListener('abort', makeOthersInert(drawer))
      }),
    )
    bar.addEventListener('change', close, { signal })
  }

  // Runs before the popover is hidden: the button that gets the focus back must not be inert then.
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
  // It may have been opened before this script loaded.
  if (drawer.matches(':popover-open')) enter()
}

/** Makes everything except `kept` inert. Returns a function that undoes it. */
function makeOthersInert(kept: Element): () => void {
  const madeInert: HTMLElement[] = []
  for (let inner = kept; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) {
        sibling.inert = true
        madeInert.push(sibling)
      }
  return () => {
    for (const element of madeInert) element.inert = false
  }
}
