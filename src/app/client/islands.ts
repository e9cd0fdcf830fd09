import { reloadOnStaleChunk } from '~/ui/browser/reloadOnStaleChunk'

/** Module of an island. `start` gets the island's element and resolves when that is interactive. */
type Island = { start: (host: HTMLElement) => void | Promise<void> }

/**
 * All islands by the name in their `data-island`. Each is a separate chunk, fetched when it nears the viewport.
 * An element with `data-touched` loads on the first interaction with it: the contact form, the only one that uses React
 * at once, the checkout, the agent, and the visitor's own photo.
 */
const islands = {
  rotation: () => import('~/features/home/testimonials/rotation'),
  'add-ons': () => import('~/features/home/parts/addOns'),
  'power-ups': () => import('~/features/home/br/powerUps'),
  'contact-form': () => import('~/features/contact/startContactForm'),
  agent: () => import('~/features/home/agent/agent'),
  checkout: () => import('~/features/checkout/client/startCheckout'),
  leaving: () => import('~/features/portraits/leaving'),
  'own-face': () => import('~/features/portraits/ownFace/ownFace'),
  // A page that React hydrates as a whole; named by its `data-hydrate`.
  now: () => import('./hydrate'),
} satisfies Record<string, () => Promise<Island>>

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-island'?: keyof typeof islands
  }
}

const started = new WeakMap<HTMLElement, Promise<boolean>>()

/**
 * Hydrates an island once. Returns whether it is interactive. After a failed fetch, a call tries again after five
 * seconds: a page older than a deployment would ask for a lost file at every move of the pointer.
 */
export function hydrateIsland(host: HTMLElement): Promise<boolean> {
  const starting =
    started.get(host) ??
    islands[(host.dataset.island ?? host.dataset.hydrate) as keyof typeof islands]()
      .then((island: Island) => island.start(host))
      .then(
        () => {
          host.dataset.ready = ''
          return true
        },
        () => {
          setTimeout(() => started.delete(host), 5000)
          reloadOnStaleChunk()
          return false
        },
      )
  started.set(host, starting)
  return starting
}
