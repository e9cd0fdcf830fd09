import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** Between the pointer's leaving and the closing (R-NAV-04, R-TIM-03), in milliseconds. */
const leaveDelay = 150

/**
 * Opens and closes the list of services: by pointer, click and keys. A click on what the pointer has opened
 * keeps it open, so that someone who clicks by habit does not close it.
 */
export function useServicesMenu() {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [live, setLive] = useState(false)
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)

  const close = () => {
    clearTimeout(leaving.current)
    // What has the focus is about to vanish.
    if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
    setOpened(null)
  }

  // The style sheet may have opened it already, for a pointer that rests here while script takes over.
  useLayoutEffect(() => {
    setLive(true)
    if (root.current?.matches(':hover')) setOpened('hover')
    return () => clearTimeout(leaving.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads nothing but refs
  useEffect(() => {
    const menu = root.current
    if (!opened || !menu) return
    const listening = new AbortController()
    const { signal } = listening
    const outside = ({ target }: Event) => target instanceof Element && !menu.contains(target)
    const otherItem = (event: Event) =>
      outside(event) && (event.target as Element).closest('a, button') && close()
    const onEscape = ({ key }: { key: string }) => {
      if (key !== 'Escape') return
      if (document.activeElement === document.body) button.current?.focus()
      close()
    }
    addEventListener('scroll', close, { signal, passive: true })
    addEventListener('keydown', onEscape, { signal })
    addEventListener('pointerdown', (event) => outside(event) && close(), { signal })
    menu.closest('header')?.addEventListener('pointerover', otherItem, { signal })
    return () => listening.abort()
  }, [opened])

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || (!opened && step < 0)) return
    event.preventDefault()
    // Only what is shown can be focused.
    if (!opened) flushSync(() => setOpened('press'))
    const stops = [button.current, ...(panel.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement | null)
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  return {
    live,
    open: opened !== null,
    root: {
      ref: root,
      onKeyDown: walk,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        clearTimeout(leaving.current)
        // A finger enters with every tap; its click decides.
        if (pointerType !== 'touch') setOpened((now) => now ?? 'hover')
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') leaving.current = setTimeout(close, leaveDelay)
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
    },
    button: {
      ref: button,
      onClick: () => setOpened((now) => (now === 'press' ? null : 'press')),
    },
    panel: {
      ref: panel,
      onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close(),
    },
  }
}
