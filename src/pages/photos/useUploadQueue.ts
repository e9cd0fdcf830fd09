import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Edition } from '~/editions'
import { uploadMessages } from '~/i18n/uploadErrors'
import { notify } from '~/ui/notify'
import {
  createUploadQueue,
  placesTaken,
  type QueuedPhoto,
  type UploadQueueStore,
  type UploadState,
} from './uploadQueue'

export type { QueuedPhoto } from './uploadQueue'

export type UploadQueue = Omit<UploadState, 'message'> & {
  /** 0 to 100: completed ÷ total. */
  progress: number
  /** Photos of the order, chosen and received. */
  total: number
  /** Translated. */
  message: { kind: 'error' | 'info' | 'success'; text: string } | undefined
  add: (files: Iterable<File>) => void
  remove: (id: string) => void
  submit: () => void
  /** Sends the rest after a failure. */
  retry: () => void
  recheck: () => void
}

const queues = new Map<string, UploadQueueStore>()

/** Only the browser keeps queues; the server renders each page with one of its own. */
function queueOf(sessionId: string): UploadQueueStore {
  const queue = queues.get(sessionId) ?? createUploadQueue(sessionId)
  if (typeof window !== 'undefined') queues.set(sessionId, queue)
  return queue
}

export function useUploadQueue({ edition, sessionId }: { edition: Edition; sessionId: string }): UploadQueue {
  const { i18n } = useLingui()
  const router = useRouter()
  const [queue] = useState(() => queueOf(sessionId))
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const { uploading, photos } = state

  useEffect(() => {
    void queue.check()
  }, [queue])

  // R-UPL-25.
  useEffect(() => {
    if (!uploading) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [uploading])

  const message = state.message && {
    kind: state.message.kind,
    text: i18n._(uploadMessages[state.message.code].id, { minutes: state.message.minutes }),
  }
  const tell = () => {
    const now = queue.read().message
    if (now) void notify(now.kind, i18n._(uploadMessages[now.code].id, { minutes: now.minutes }))
  }
  const submit = async () => {
    const done = await queue.submit()
    tell()
    if (!done) return
    await router.navigate({ to: '/$edition/thank-you', params: { edition } })
    queue.clear()
  }
  return {
    ...state,
    message,
    total: placesTaken(state),
    progress: photos.length ? Math.round((photos.filter(isStored).length / photos.length) * 100) : 0,
    add(files) {
      queue.add(files)
      tell()
    },
    remove: queue.remove,
    submit,
    retry: submit,
    recheck: () => void queue.check(),
  }
}

const isStored = (photo: QueuedPhoto) => photo.state === 'stored'
