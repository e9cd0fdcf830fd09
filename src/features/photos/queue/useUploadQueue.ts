import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Edition } from '~/catalog/editions'
import { uploadMessages } from '~/features/photos/uploadErrors'
import { notify } from '~/ui/shell/notify'
import { arrived, isLeftOut, isToSend, placesTaken, type UploadState } from './queuedPhotos'
import { createUploadQueue, type UploadQueueStore } from './uploadQueue'
import { buyerTarget } from './uploadTarget'
import { useQueue } from './useQueue'

export type UploadQueue = Omit<UploadState, 'message'> & {
  /** 0 to 100: completed ÷ total. */
  progress: number
  /** Photos of the order, chosen and received. */
  total: number
  /** Photos of the order that the server has. */
  arrived: number
  /** Chosen photos that will not be sent. */
  leftOut: number
  /** Translated. */
  message: { kind: 'error' | 'info' | 'success'; text: string; files: readonly string[] } | undefined
  add: (files: Iterable<File>) => void
  remove: (id: string) => void
  /** Takes the photos that cannot be sent out of the selection. */
  leaveOut: () => void
  /** Sends what is not stored yet; after a failure too. */
  submit: () => void
  /** Goes on with what arrived. */
  finish: () => void
  recheck: () => Promise<void>
  /** Looks again at what the server has. */
  refresh: () => Promise<void>
}

const closedStates = new Set<UploadState['session']>(['closed', 'refunded', 'review', 'emptied'])

const queues = new Map<string, UploadQueueStore>()

/** Only the browser keeps queues; the server renders each page with one of its own. */
function queueOf(sessionId: string): UploadQueueStore {
  const queue = queues.get(sessionId) ?? createUploadQueue(buyerTarget(sessionId))
  if (typeof window !== 'undefined') queues.set(sessionId, queue)
  return queue
}

export function useUploadQueue({ edition, sessionId }: { edition: Edition; sessionId: string }): UploadQueue {
  const { i18n } = useLingui()
  const router = useRouter()
  const [queue] = useState(() => queueOf(sessionId))
  const state = useQueue(queue)
  const { photos } = state

  const textOf = ({ code, minutes = 0 }: NonNullable<UploadState['message']>) =>
    i18n._(uploadMessages[code].id, { minutes })
  const tell = () => {
    const now = queue.read().message
    if (now) void notify(now.kind, textOf(now))
  }
  const toOrder = (replace = false) =>
    router.navigate({
      to: '/$edition/thank-you',
      params: { edition },
      search: { session_id: sessionId },
      replace,
    })

  // An order that takes no more photos is looked at on its own page. Whoever has photos here hears that here.
  const over = closedStates.has(state.session) && photos.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (over) void toOrder(true)
  }, [over])

  const send = async (way: 'submit' | 'finish') => {
    const done = await queue[way]()
    tell()
    if (!done) return
    await toOrder()
    queue.clear()
  }
  // Leaves the reasons to the page where no retry helps: it gives one for each photo.
  const sent = !photos.some(isToSend) && photos.some(isLeftOut)
  const said = sent && /failed|too_many/.test(state.message?.code ?? '') ? undefined : state.message
  const taken = photos.filter((photo) => !isLeftOut(photo))
  return {
    ...state,
    message: said && { kind: said.kind, text: textOf(said), files: said.files ?? [] },
    total: placesTaken(state),
    arrived: arrived(state),
    leftOut: photos.length - taken.length,
    progress: taken.length
      ? Math.round((taken.filter(({ state }) => state === 'stored').length / taken.length) * 100)
      : 0,
    add: (files) => void queue.add(files).then(tell),
    remove: queue.remove,
    leaveOut: queue.leaveOut,
    submit: () => void send('submit'),
    finish: () => void send('finish'),
    recheck: queue.check,
    refresh: queue.check,
  }
}
