/**
 * Remembers where somebody reads or types, before the page changes above it by itself. Not at the top of a page, where
 * what is new belongs into view.
 * @returns scrolls by what the browser's own scroll anchoring has left over; some browsers have none
 */
export function keepPlace(): () => void {
  if (scrollY === 0) return () => {}
  const focused = document.activeElement
  const isInView = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    return bottom > 0 && top < innerHeight
  }
  const place =
    focused !== document.body && isInView(focused)
      ? focused
      : document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = place?.getBoundingClientRect().top ?? 0
  return () =>
    // After the frame in which the browser anchors.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (place?.isConnected)
          scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' })
      }),
    )
}
