/**
 * Sections with `data-scroll-after` are scrolled to that many milliseconds after the address has named them, on
 * load and on a change of the fragment (R-USH-09, R-BRH-03, R-TIM-05). The style sheet says how far from the top,
 * and whether smoothly. Where the browser does not know the Navigation API, its own jump comes at once.
 */
const delayed = (hash: string) => document.getElementById(hash.slice(1))?.dataset.scrollAfter
const after = (delay: string) => new Promise<void>((resolve) => setTimeout(resolve, +delay))

globalThis.navigation?.addEventListener('navigate', (event) => {
  const delay = delayed(new URL(event.destination.url).hash)
  if (delay && event.hashChange && event.canIntercept && event.navigationType !== 'traverse')
    event.intercept({ focusReset: 'manual', handler: () => after(delay) })
})

// The browser's own jump has come before any script. This mends what moved meanwhile, and leaves a reader alone
// who has scrolled elsewhere in that time.
addEventListener('load', async () => {
  const delay = delayed(location.hash)
  if (!delay) return
  await after(delay)
  const section = document.getElementById(location.hash.slice(1))
  const top = section?.getBoundingClientRect().top ?? -1
  if (top >= 0 && top < innerHeight / 2) section?.scrollIntoView()
})
