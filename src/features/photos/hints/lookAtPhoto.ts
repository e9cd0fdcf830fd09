import type { PhotoLook } from './hint'
import type { LookAnswer, LookRequest } from './hintWorker'

/** Looks that the worker has not returned yet, by the id of their photo. */
const pending = new Map<string, (look: PhotoLook | undefined) => void>()

/** One worker for the page, started with the first photo; `null` where there can be none. */
let worker: Worker | null | undefined

function start(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  const started = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module', name: 'hints' })
  started.onmessage = ({ data: { id, look } }: MessageEvent<LookAnswer>) => settle(id, look)
  // The file did not arrive or does not run: photos are sent without hints.
  started.onerror = (event) => {
    event.preventDefault()
    stop()
  }
  started.onmessageerror = stop
  return started
}

/** Gives up looking. Photos that are waiting have no hint. */
function stop() {
  worker?.terminate()
  worker = null
  for (const id of pending.keys()) settle(id, undefined)
}

function settle(id: string, look: PhotoLook | undefined) {
  pending.get(id)?.(look)
  pending.delete(id)
}

/**
 * Looks at a photo in a worker, on this device, and takes over its pixels.
 * @returns what was seen; `undefined` where the browser cannot look, or the photo cannot be judged
 */
export function lookAtPhoto(id: string, file: File, bitmap: ImageBitmap): Promise<PhotoLook | undefined> {
  // Keeps the browser-only code below out of the Worker bundle.
  if (import.meta.env.SSR) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    pending.set(id, resolve)
    try {
      worker = worker === undefined ? start() : worker
      const request: LookRequest = { id, file, bitmap }
      worker?.postMessage(request, [bitmap])
    } catch {
      // A browser extension or policy forbids workers.
      stop()
    }
    if (worker) return
    bitmap.close()
    settle(id, undefined)
  })
}
