import { reloadOnStaleChunk } from '~/ui/browser/reloadOnStaleChunk'

/** What serves a piece: it gets its element, and is done when that answers by itself. */
type Island = { start: (host: HTMLElement) => void | Promise<void> }

/**
 * Every piece by the name in its `data-island`, each a file of its own, fetched when it comes near. React belongs to
 * the contact form alone: its element has `data-touched`, and waits for somebody to touch it.
 */
const islands = {
  rotation: () => import('~/features/home/testimonials/rotation'),
  'add-ons': () => import('~/features/home/parts/addOns'),
  'power-ups': () => import('~/features/home/br/powerUps'),
  'contact-form': () => import('~/features/contact/startContactForm'),
  'leave-guide': () => import('~/features/portraits/confirmLeave'),
  // A page that is React's whole, by its `data-hydrate`.
  now: () => import('./hydrate'),
} satisfies Record<string, () => Promise<Island>>

const started = new WeakMap<HTMLElement, Promise<boolean>>()

/** Starts a piece, once. Says whether it answers; where its file could not be fetched, the next call tries again. */
export function hydrateIsland(host: HTMLElement): Promise<boolean> {
  const starting =
    started.get(host) ??
    islands[(host.dataset.island ?? host.dataset.hydrate) as keyof typeof islands]()
      .then((piece: Island) => piece.start(host))
      .then(
        () => {
          host.dataset.ready = ''
          return true
        },
        () => {
          started.delete(host)
          reloadOnStaleChunk()
          return false
        },
      )
  started.set(host, starting)
  return starting
}
