/**
 * Sections with `data-scroll-after` are scrolled to that many milliseconds after the address has named them, on
 * load and on a change of the fragment (R-USH-09, R-BRH-03, R-TIM-05). The style sheet says how far from the top,
 * and whether smoothly. Where the browser does not know the Navigation API, its own jump comes at once.
 */
const delayed = (hash: string) => document.getElementById(hash.slice(1))?.dataset.scrollAfter
const after = (delay: string) => new Promise<void>((resolve) => setTimeout(resolve, +delay))
const named = () => document.getElementById(location.hash.slice(1))

globalThis.navigation?.addEventListener('navigate', (event) => {
  const hash = new URL(event.destination.url).hash
  const delay = delayed(hash)
  if (!delay || !event.hashChange || !event.canIntercept || event.navigationType === 'traverse') return
  // Not the browser's scroll after the delay: it is given up when the router tidies the address meanwhile.
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () =>
      after(delay).then(() => {
        if (location.hash === hash) named()?.scrollIntoView()
      }),
  })
})

// Corrects the browser's own jump, which came before any script, for what has moved since. Leaves readers alone who
// have scrolled elsewhere.
addEventListener('load', async () => {
  const delay = delayed(location.hash)
  if (!delay) return
  await after(delay)
  const section = named()
  if (!section) return
  const { top } = section.getBoundingClientRect()
  if (top >= 0 && top < innerHeight / 2) section.scrollIntoView()
})
