import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type RotationOptions = {
  count: number
  /** Milliseconds that one item stands. */
  every: number
}

type Place = {
  index: number
  /** Whether it was turned to. A reader who swipes moves the scroller alone, and then nothing is to be animated. */
  turned: boolean
}

export type Rotation = ReturnType<typeof useRotation>

/**
 * Turns the items of a sideways scroller one after the other. It rests while the pointer is over the region or
 * the keyboard is in it, while the reader has stopped it, and from the start where less motion is wanted.
 * The arrow keys turn too, from inside the region only. `region` and `scroller` are refs for the two elements;
 * every child of the scroller is an item.
 */
export function useRotation({ count, every }: RotationOptions) {
  const region = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ index: 0, turned: false })
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const rotating = !stopped && !hovered && !focused

  const show = useCallback((index: number) => setPlace({ index, turned: true }), [])
  const turn = useCallback(
    (by: 1 | -1) => setPlace(({ index }) => ({ index: (index + by + count) % count, turned: true })),
    [count],
  )

  useLayoutEffect(() => {
    const item = scroller.current?.children[place.index]
    if (place.turned && item instanceof HTMLElement)
      scroller.current?.scrollTo({ left: item.offsetLeft, behavior: 'instant' })
  }, [place])

  // Restarts with each new item, so that it stays for the whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => turn(1), every)
    return () => clearTimeout(timer)
  }, [rotating, every, turn, place])

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const rest = () => calm.matches && setStopped(true)
    rest()
    calm.addEventListener('change', rest)
    return () => calm.removeEventListener('change', rest)
  }, [])

  useEffect(() => {
    const [around, list] = [region.current, scroller.current]
    if (!around || !list) return
    const listening = new AbortController()
    const { signal } = listening

    // Catches up with what the reader did while the page slept.
    const look = () => {
      setHovered(around.matches(':hover'))
      setFocused(around.matches(':has(:focus-visible)'))
    }
    const settle = () => {
      const index = Math.round(list.scrollLeft / list.clientWidth)
      setPlace((before) => (before.index === index ? before : { index, turned: false }))
    }
    look()
    settle()
    around.addEventListener('pointerenter', () => setHovered(true), { signal })
    around.addEventListener('pointerleave', () => setHovered(false), { signal })
    around.addEventListener('focusin', () => setFocused(around.matches(':has(:focus-visible)')), { signal })
    around.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) setFocused(false)
      },
      { signal },
    )
    around.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        turn(event.key === 'ArrowRight' ? 1 : -1)
      },
      { signal },
    )
    list.addEventListener('scroll', settle, { signal, passive: true })
    return () => listening.abort()
  }, [turn])

  return { region, scroller, ...place, rotating, stopped, show, turn, toggle: () => setStopped(!stopped) }
}
