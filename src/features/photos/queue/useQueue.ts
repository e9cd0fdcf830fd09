import { useEffect, useSyncExternalStore } from 'react'
import { initialUpload, type UploadState } from './queuedPhotos'
import { createUploadQueue, type UploadQueueStore } from './uploadQueue'
import type { UploadTarget } from './uploadTarget'

const queues = new Map<string, UploadQueueStore>()

/**
 * Renders a page on the server, without photos: keeps the others, and what they send with, out of the Worker bundle.
 */
export const serverQueue = { read: () => initialUpload } as UploadQueueStore

/** The queue of an order in the browser. It is kept, so that leaving its page loses no photos. */
export function queueOf(order: string, targetOf: (order: string) => UploadTarget): UploadQueueStore {
  const queue = queues.get(order) ?? createUploadQueue(targetOf(order))
  queues.set(order, queue)
  return queue
}

/** Subscribes to a queue, and checks the server's state on mount. */
export function useQueue(queue: UploadQueueStore): UploadState {
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    void queue.check()
  }, [queue])
  return state
}
