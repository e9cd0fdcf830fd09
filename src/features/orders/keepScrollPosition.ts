/**
 * Records the scroll position of the element that is focused or being read, before an update changes the page above it.
 * Does nothing at the top of the page, where new content should come into view.
 * @returns a function that scrolls by what the browser's scroll anchoring has left; some browsers have no anchoring
 */
export function keepScrollPosition(): () => void {
  if (scrollY === 0) return () => {}
  const focused = document.activeElement
  const isInView = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    return bottom > 0 && top < innerHeight
  }
  const anchor =
    focused !== document.body && isInView(focused)
      ? focused
      : document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = anchor?.getBoundingClientRect().top ?? 0
  return () =>
    // After the frame in which the browser adjusts its scroll anchor.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (anchor?.isConnected)
          scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
      }),
    )
}
