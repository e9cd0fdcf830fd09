import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { isLeftOut, isReceived, needsUpload } from '~/features/photos/queue/queuedPhotos'
import { queueOf, serverQueue, useQueue } from '~/features/photos/queue/useQueue'
import { useReload } from '../shell/useReload'
import { portraitTarget } from './portraitTarget'
import { queueTexts } from './portraitTexts'

/** Upload queue for the portraits of one order. Dropped files are uploaded at once. */
export function usePortraitQueue({ id, made, status }: Pick<DeskOrder, 'id' | 'made' | 'status'>) {
  const { i18n } = useLingui()
  const reload = useReload()
  const [queue] = useState(() => (import.meta.env.SSR ? serverQueue : queueOf(id, portraitTarget)))
  const state = useQueue(queue)
  const { uploading, reading } = state
  // A new status, such as after an undone delivery, can open or close the upload.
  const [checked, setChecked] = useState(status)
  useEffect(() => {
    if (checked !== status) void queue.check().then(() => setChecked(status))
  }, [queue, checked, status])
  const photos = state.photos.filter((photo) => !(photo.state === 'stored' && isReceived(made, photo)))

  /** Uploads everything pending, including files added meanwhile, then reloads the order. */
  async function send() {
    if (queue.read().uploading) return
    let pending = queue.read().photos.some(needsUpload)
    const hadPending = pending
    while (pending) {
      pending = (await queue.submit()) && queue.read().photos.some(needsUpload)
    }
    if (hadPending) await reload()
  }

  const { message } = state
  const sending = photos.filter((photo) => !isLeftOut(photo))
  return {
    photos,
    uploading,
    busy: uploading || reading || photos.some(({ state }) => state === 'preparing'),
    reading,
    closed: checked === status && (state.session === 'closed' || state.session === 'unknown'),
    leftOut: photos.filter(isLeftOut).length,
    unsent: photos.filter(needsUpload).length,
    progress: sending.length
      ? (sending.filter(({ state }) => state === 'stored').length / sending.length) * 100
      : 0,
    message: message && {
      ...message,
      text: i18n._(queueTexts[message.code].id, { minutes: message.minutes }),
    },
    add: (files: File[]) => void queue.add(files).then(send),
    remove: queue.remove,
    leaveOut: queue.leaveOut,
    send: () => void send(),
    /** Call after a removal: takes the removed portrait out of the list, so that it can be uploaded again. */
    check: () => void queue.check(),
  }
}

export type PortraitQueue = ReturnType<typeof usePortraitQueue>
