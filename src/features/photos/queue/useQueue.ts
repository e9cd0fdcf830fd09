import { useEffect, useSyncExternalStore } from 'react'
import type { UploadState } from './queuedPhotos'
import type { UploadQueueStore } from './uploadQueue'

/** Subscribes to a queue: checks the server's state on mount, and warns on leaving during an upload (R-UPL-25). */
export function useQueue(queue: UploadQueueStore): UploadState {
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const { uploading } = state
  useEffect(() => {
    void queue.check()
  }, [queue])
  useEffect(() => {
    if (!uploading) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [uploading])
  return state
}
