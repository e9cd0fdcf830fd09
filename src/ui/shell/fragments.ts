/**
 * Scrolls to a section with `data-scroll-after` that many milliseconds after its fragment is set, on load and on a
 * fragment change (R-USH-09, R-BRH-03, R-TIM-05). Offset and smoothness are in the style sheet. Without the Navigation
 * API, the browser's own jump happens immediately.
 */
const sectionOf = (hash: string) => document.getElementById(hash.slice(1))

globalThis.navigation?.addEventListener('navigate', (event) => {
  const hash = new URL(event.destination.url).hash
  const section = sectionOf(hash)
  const delay = section?.dataset.scrollAfter
  if (!delay || !event.hashChange || event.navigationType === 'traverse') return
  // Not the browser's delayed scroll: the browser cancels it when the router normalizes the URL meanwhile.
  event.intercept({ focusReset: 'manual', scroll: 'manual' })
  setTimeout(() => {
    if (location.hash !== hash) return
    section.scrollIntoView()
    // As after the browser's own jump, the next Tab goes to the section's first control.
    if (section.contains(document.activeElement)) return
    section.tabIndex = -1
    section.style.outline = '0'
    section.focus({ preventScroll: true })
  }, +delay)
})

// Corrects the browser's initial jump for later layout shifts, unless the reader has scrolled elsewhere.
addEventListener('load', () => {
  const section = sectionOf(location.hash)
  const delay = section?.dataset.scrollAfter
  if (!delay) return
  setTimeout(() => {
    const { top } = section.getBoundingClientRect()
    if (top >= 0 && top < innerHeight / 2) section.scrollIntoView()
  }, +delay)
})
