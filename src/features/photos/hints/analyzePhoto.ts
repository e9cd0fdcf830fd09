import type { PhotoAnalysis } from './hint'
import type { AnalysisAnswer, AnalysisRequest } from './hintWorker'

/** Analyses that the worker has not returned yet, by the id of their photo. */
const pending = new Map<string, (analysis: PhotoAnalysis | undefined) => void>()

/** One worker for the page, started with the first photo; `null` where there can be none. */
let worker: Worker | null | undefined

function start(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  const started = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module', name: 'hints' })
  started.onmessage = ({ data: { id, analysis } }: MessageEvent<AnalysisAnswer>) => settle(id, analysis)
  // The file did not arrive or does not run: photos are sent without hints.
  started.onerror = (event) => {
    event.preventDefault()
    stop()
  }
  started.onmessageerror = stop
  return started
}

/** Gives up the analysis. Photos that are waiting have no hint. */
function stop() {
  worker?.terminate()
  worker = null
  for (const id of pending.keys()) settle(id, undefined)
}

function settle(id: string, analysis: PhotoAnalysis | undefined) {
  pending.get(id)?.(analysis)
  pending.delete(id)
}

/**
 * Analyzes a photo in a worker, on this device, and takes over its pixels.
 * @returns what was seen; `undefined` where the browser cannot analyze it, or the photo cannot be judged
 */
export function analyzePhoto(
  id: string,
  file: File,
  bitmap: ImageBitmap,
): Promise<PhotoAnalysis | undefined> {
  // Keeps the browser-only code below out of the Worker bundle.
  if (import.meta.env.SSR) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    pending.set(id, resolve)
    try {
      worker = worker === undefined ? start() : worker
      const request: AnalysisRequest = { id, file, bitmap }
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
