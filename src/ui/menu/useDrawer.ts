import { useEffect, useRef, useState } from 'react'

/**
 * What script adds to the native popover: the page behind it is inert though it can be scrolled, scrolling it
 * closes the drawer (R-NAV-09), the body is marked (R-NAV-10), and the focus moves in and back (R-A11-07).
 */
export function useDrawer() {
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const drawer = panel.current
    if (!drawer) return
    let opened: AbortController | undefined
    const close = () => drawer.hidePopover()

    const enter = () => {
      if (opened) return
      opened = new AbortController()
      const { signal } = opened
      const release = holdBack(drawer)
      signal.addEventListener('abort', release)
      markBody(true)
      setOpen(true)
      drawer.querySelector('button')?.focus({ preventScroll: true })
      addEventListener('scroll', close, { signal, passive: true })
      matchMedia('(min-width: 48em)').addEventListener('change', close, { signal })
    }

    // Before it is hidden, because the focus goes back to a button that must be alive again by then.
    const leave = () => {
      if (!opened) return
      const focusInside = drawer.contains(document.activeElement) || document.activeElement === document.body
      opened.abort()
      opened = undefined
      markBody(false)
      setOpen(false)
      if (focusInside) toggle.current?.focus({ preventScroll: true })
    }

    const onBeforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && leave()
    const onToggle = ({ newState }: ToggleEvent) => newState === 'open' && enter()
    const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && close()
    drawer.addEventListener('beforetoggle', onBeforeToggle)
    drawer.addEventListener('toggle', onToggle)
    drawer.addEventListener('click', onClick)
    setOpen(false)
    // It works before script does.
    if (drawer.matches(':popover-open')) enter()
    return () => {
      leave()
      drawer.removeEventListener('beforetoggle', onBeforeToggle)
      drawer.removeEventListener('toggle', onToggle)
      drawer.removeEventListener('click', onClick)
    }
  }, [])

  return { open, toggle, panel }
}

function markBody(open: boolean): void {
  document.body.classList.toggle('menu-open', open)
  if (open) document.body.dataset.menuOpen = 'true'
  else delete document.body.dataset.menuOpen
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
