import { reloadOnce } from './reloadOnce'

/** Serves a piece of a content page; resolves when it answers by itself. */
type Start = (host: HTMLElement) => void | Promise<void>

/**
 * Every piece by the name in its `data-piece`, each a file of its own, fetched when it comes near. React belongs to
 * the contact form alone: its element has `data-touched`, and waits for somebody to touch it.
 */
const pieces: Record<string, () => Promise<Start>> = {
  rotation: async () => (await import('./sections/rotation')).start,
  'add-ons': async () => (await import('./sections/addOns')).start,
  'power-ups': async () => (await import('./pages/home/br/powerUps')).start,
  'contact-form': async () => (await import('./sections/startContactForm')).start,
  'leave-guide': async () => (await import('./pages/photos/leaveGuide')).start,
}

const started = new WeakMap<HTMLElement, Promise<boolean>>()

/** Starts a piece, once. Says whether it answers; where its file could not be fetched, the next call tries again. */
export function startPiece(host: HTMLElement): Promise<boolean> {
  const starting =
    started.get(host) ??
    (async () => (await pieces[host.dataset.piece as string]?.())?.(host))().then(
      () => {
        host.dataset.awake = ''
        return true
      },
      () => {
        started.delete(host)
        reloadOnce()
        return false
      },
    )
  started.set(host, starting)
  return starting
}
