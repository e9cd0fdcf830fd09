import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { sentFragment } from '~/features/photos/sentFragment'
import { uploadMessages } from '~/features/photos/uploadErrors'
import { notify } from '~/ui/shell/notify'
import { mayConsent } from './consentField'
import { focusNextPhoto } from './focusNextPhoto'
import { arrived, closedStates, isLeftOut, needsUpload, slotsUsed, type UploadState } from './queuedPhotos'
import { buyerTarget } from './uploadTarget'
import { queueOf, serverQueue, useQueue } from './useQueue'

export type UploadQueue = Omit<UploadState, 'message'> & {
  /** 0 to 100: completed ÷ total. */
  progress: number
  /** Photos of the order, selected and received. */
  total: number
  /** Photos of the order that the server has. */
  arrived: number
  /** Selected photos that cannot be sent. */
  leftOut: number
  /** The current message, translated. */
  message: { kind: 'error' | 'info' | 'success'; text: string; files: readonly string[] } | undefined
  add: (files: Iterable<File>) => void
  remove: (id: string) => void
  /** Removes the photos that cannot be sent from the selection. */
  leaveOut: () => void
  /** Sends the photos that are not stored yet; also retries after a failure. */
  submit: () => void
  /** Continues with the photos that were uploaded. */
  finish: () => void
  /** Reads the server's state again. @returns whether the payment could be checked */
  check: () => Promise<boolean>
}

type QueueOptions = { edition: EditionsWith<'upload'>; sessionId: string }

export function useUploadQueue({ edition, sessionId }: QueueOptions): UploadQueue {
  const { i18n } = useLingui()
  const [queue] = useState(() => (import.meta.env.SSR ? serverQueue : queueOf(sessionId, buyerTarget)))
  const state = useQueue(queue)
  const { photos } = state

  const textOf = ({ code, minutes = 0 }: NonNullable<UploadState['message']>) =>
    i18n._(uploadMessages[code].id, { minutes })
  const notifyMessage = () => {
    const current = queue.read().message
    if (current) void notify(current.kind, textOf(current))
  }
  const order = `${pathOf('thank-you', edition)}?session_id=${encodeURIComponent(sessionId)}`

  // A closed order is shown on its own page, unless photos are selected here: then this page explains it.
  const isClosed = closedStates.has(state.session) && photos.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the order is closed
  useEffect(() => {
    if (isClosed) location.replace(order)
  }, [isClosed])

  const send = async (action: 'submit' | 'finish') => {
    const done = await queue[action]()
    if (!done) return notifyMessage()
    // A browser may keep this page and show it again on the way back.
    addEventListener('pageshow', queue.clear, { once: true })
    location.assign(order + sentFragment)
  }
  // When a retry is useless, each photo shows its own reason instead.
  const onlyRejected = !photos.some(needsUpload) && photos.some(isLeftOut)
  const shownMessage =
    onlyRejected && /failed|too_many/.test(state.message?.code ?? '') ? undefined : state.message
  const sendable = photos.filter((photo) => !isLeftOut(photo))
  return {
    ...state,
    message: shownMessage && {
      kind: shownMessage.kind,
      text: textOf(shownMessage),
      files: shownMessage.files ?? [],
    },
    total: slotsUsed(state),
    arrived: arrived(state),
    leftOut: photos.length - sendable.length,
    progress: sendable.length
      ? Math.round((sendable.filter(({ state }) => state === 'stored').length / sendable.length) * 100)
      : 0,
    add: (files) => void queue.add(files).then(notifyMessage),
    remove: (id) => {
      focusNextPhoto(document.activeElement)
      queue.remove(id)
    },
    leaveOut: queue.leaveOut,
    submit: () => void (mayConsent(photos.length > 0 || state.reading) && send('submit')),
    finish: () => void send('finish'),
    check: queue.check,
  }
}
