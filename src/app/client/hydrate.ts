import { nameLostFiles } from '~/ui/browser/chunkLoadError'
import { recoverHydration } from '~/ui/browser/recoverHydration'
import { holdDrops } from './holdDrops'
import { replayPresses } from './replayPresses'

let lost: Error | undefined
nameLostFiles((error) => {
  lost = error
})

/**
 * Lets React take over the page, and is done when that answers. Rejects where a file that it needs cannot be fetched: a
 * page that the server made whole is better left as it is than replaced by word of a failure. React and the router are
 * evaluated one after the other, so that somebody who touches the page meanwhile is answered in between.
 * @public `pieces.ts` loads it by name.
 */
export async function start(): Promise<void> {
  holdDrops()
  await firstPaintWithFonts()
  // All at once: each would name the next only when it has come. Put in anew, for only then every browser follows it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media]')) {
    link.media = ''
    document.head.appendChild(link)
  }
  // The first that is lost ends this. Of the others nothing is to be said: somebody who goes on loses all at once.
  const [{ startTransition }, { hydrateRoot }, { startPage }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./startPage'),
  ])
  await yieldToMain()
  const page = await startPage()
  // The router goes on without the code of a page, and would find that out while rendering it.
  if (lost) throw lost
  await yieldToMain()
  // `HydrationMark` says it.
  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve))
  startTransition(() => {
    hydrateRoot(document, page, recoverHydration(document))
  })
  await hydrated
  // What a component does once it is hydrated.
  await yieldToMain()
  replayPresses()
}

/**
 * Waits until the page is drawn in its own letters, which share the line with the script. Not for somebody who touches
 * it, nor for a font that does not come, nor in a tab that nobody sees.
 */
function firstPaintWithFonts(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, resolve, true)
    setTimeout(resolve, 1000)
    new PerformanceObserver(() => document.fonts.ready.then(resolve)).observe({
      type: 'paint',
      buffered: true,
    })
  })
}

/** Lets the browser do what waits. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))
