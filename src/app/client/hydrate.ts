import { holdDrops } from './holdDrops'
import { replayClicks } from './replayClicks'
import type { StartedPage } from './startOwnPage'

type Starter = { startPage: (host: HTMLElement) => Promise<StartedPage> }

/** What starts a page without the router, by its `data-page`. */
const ownPages: Record<string, () => Promise<Starter>> = {
  order: () => import('./pages/order'),
  'thank-you': () => import('./pages/thankYou'),
  upload: () => import('./pages/upload'),
}

/**
 * Hydrates the page with React; resolves when the page is interactive. Rejects when a required file cannot be fetched,
 * because a complete server-rendered page is better left as it is than replaced by an error. Evaluates React and the
 * router in separate tasks, so that the browser can handle input in between. This module imports no shared chunk, which
 * would be fetched before the page has painted.
 * @public `islands.ts` loads it by name.
 */
export async function start(): Promise<void> {
  holdDrops()
  await firstPaintWithFonts()
  // Preloads all chunks in parallel; re-inserts the links because some browsers ignore a changed `media`.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media]')) {
    link.media = ''
    document.head.appendChild(link)
  }
  const own = document.querySelector<HTMLElement>('[data-page]') ?? document.documentElement
  const load: () => Promise<Starter> = ownPages[own.dataset.page ?? ''] ?? (() => import('./startPage'))
  // The first failed import rejects. Other failures are ignored: when the visitor navigates away, all fail at once.
  const [{ startTransition }, { hydrateRoot }, { startPage }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    load(),
  ])
  await yieldToMain()
  const [host, page, recover] = await startPage(own)
  await yieldToMain()
  // `HydrationMark` dispatches this event.
  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve))
  startTransition(() => {
    hydrateRoot(host, page, recover(host))
  })
  await hydrated
  // Lets components run their effects after hydration.
  await yieldToMain()
  replayClicks()
}

/**
 * Waits until the page is painted with its web fonts, which compete with the script for bandwidth. Resolves early on an
 * interaction, and after one second when a font does not load or the tab is hidden.
 */
function firstPaintWithFonts(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, resolve, true)
    setTimeout(resolve, 1000)
    new PerformanceObserver(() => document.fonts.ready.then(resolve)).observe({
      type: 'paint',
      buffered: true,
    })
  })
}

/** Yields to the main thread. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))
