/**
 * Scrolls to a section with `data-scroll-after` that many milliseconds after its fragment is set, on load and on a
 * fragment change (R-USH-09, R-BRH-03, R-TIM-05). Offset and smoothness are in the style sheet. Without the Navigation
 * API, the browser's own jump happens immediately.
 */
const delayed = (hash: string) => document.getElementById(hash.slice(1))?.dataset.scrollAfter
const after = (delay: string) => new Promise<void>((resolve) => setTimeout(resolve, +delay))
const targetSection = () => document.getElementById(location.hash.slice(1))

globalThis.navigation?.addEventListener('navigate', (event) => {
  const hash = new URL(event.destination.url).hash
  const delay = delayed(hash)
  if (!delay || !event.hashChange || !event.canIntercept || event.navigationType === 'traverse') return
  // Not the browser's delayed scroll: the browser cancels it when the router normalizes the URL meanwhile.
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () =>
      after(delay).then(() => {
        if (location.hash === hash) targetSection()?.scrollIntoView()
      }),
  })
})

// Corrects the browser's initial jump for later layout shifts, unless the reader has scrolled elsewhere.
addEventListener('load', async () => {
  const delay = delayed(location.hash)
  if (!delay) return
  await after(delay)
  const section = targetSection()
  if (!section) return
  const { top } = section.getBoundingClientRect()
  if (top >= 0 && top < innerHeight / 2) section.scrollIntoView()
})
