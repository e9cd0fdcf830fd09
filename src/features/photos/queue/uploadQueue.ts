import { RateLimitedError } from '~/core/calls/callServer'
import { retryRead } from '~/core/calls/retryRead'
import { isImage } from '~/features/photos/isImage'
import type { UploadMessage } from '~/features/photos/uploadErrors'
import { readFile } from '../prepare/preparePhoto'
import { sha256Hex } from '../prepare/sha256Hex'
import {
  fillSlots,
  initialUpload,
  isLeftOut,
  isReceived,
  markReceived,
  needsUpload,
  type QueuedPhoto,
  slotsUsed,
  type UploadState,
} from './queuedPhotos'
import { PhotoRefused, UploadClosed } from './sendPhoto'
import type { UploadTarget } from './uploadTarget'

type QueueMessage = NonNullable<UploadState['message']>

export type UploadQueueStore = ReturnType<typeof createUploadQueue>

/**
 * Holds the selected photos and uploads them. Lives outside of the components, so that visiting the instructions keeps
 * the selection.
 */
export function createUploadQueue(target: UploadTarget) {
  let state = initialUpload
  const listeners = new Set<() => void>()
  /** Photos are prepared one at a time: each needs memory for its pixels. */
  const preparations = new Map<string, Promise<void>>()
  let adding = Promise.resolve()
  let preparing = Promise.resolve()
  let checkAbort = new AbortController()

  const warnOnLeaving = (event: Event) => event.preventDefault()
  const set = (change: Partial<UploadState>) => {
    state = { ...state, ...change }
    // Here and not by the page, whose place the photo guide can take during an upload (R-UPL-25).
    if ('uploading' in change)
      (change.uploading ? addEventListener : removeEventListener)('beforeunload', warnOnLeaving)
    for (const listener of listeners) listener()
  }
  const find = (id: string) => state.photos.find((photo) => photo.id === id)
  const update = (id: string, change: Partial<QueuedPhoto>) =>
    set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) })
  const hasFull = () => state.photos.some(({ error }) => error === 'full')
  const setError = (code: UploadMessage, about: Omit<QueueMessage, 'kind' | 'code'> = {}) =>
    set({ message: { kind: 'error', code, ...about } })

  /**
   * Reads the server's state, with up to three retries while the payment is pending or unreachable (R-TIM-11).
   * @returns whether the payment could be checked
   */
  async function check(): Promise<boolean> {
    checkAbort.abort()
    checkAbort = new AbortController()
    const { signal } = checkAbort
    // A photo that is stored while the server is asked may be missing from the answer.
    let stored: QueuedPhoto[] = []
    const readStatus = () => {
      stored = state.photos.filter((photo) => photo.state === 'stored')
      return target.readStatus()
    }
    try {
      await retryRead(readStatus, {
        signal,
        show({ state: session, checkoutPath, order, retakeRequest, mayFinish = false, received }) {
          const wasFull = hasFull()
          set({ session, checkoutPath, order, retakeRequest, mayFinish, received })
          set({ photos: markReceived(state) })
          if (session !== 'ready') return
          const gone = stored.filter((photo) => !isReceived(received, photo)).map(({ id }) => id)
          drop(({ id }) => gone.includes(id))
          if (wasFull && !hasFull()) set({ message: undefined })
        },
        unsettled: ({ state: session }) => session === 'confirming' || session === 'unreachable',
      })
    } catch (error) {
      if (!signal.aborted) set({ session: error instanceof RateLimitedError ? 'too_often' : 'unreachable' })
    }
    return state.session !== 'too_often' && state.session !== 'unreachable'
  }

  function add(files: Iterable<File>): Promise<void> {
    const chosen = [...files]
    adding = adding.then(() => addChosen(chosen))
    return adding
  }

  async function addChosen(chosen: File[]) {
    const images = await Promise.all(chosen.map(isImage))
    const others = chosen.filter((_, at) => !images[at])
    if (others.length) return setError('not_image', { files: others.map(({ name }) => name) })
    set({ reading: true, message: undefined })
    const added = await deduplicate(chosen)
    set({ reading: false })
    if (!added.length) return set({ message: { kind: 'info', code: 'chosen_already' } })
    const photos = markReceived({ ...state, photos: [...state.photos, ...added] })
    if (slotsUsed({ ...state, photos }) > target.places) return setError('too_many')
    set({ photos })
    for (const { id } of added) {
      preparing = preparing.then(() => prepare(id))
      preparations.set(id, preparing)
    }
  }

  /** The photos that are not selected yet, compared by content: phones give many photos the same name. */
  async function deduplicate(chosen: File[]): Promise<QueuedPhoto[]> {
    const known = new Set(state.photos.map(({ source }) => source))
    const added: QueuedPhoto[] = []
    for (const file of chosen) {
      const bytes = await readFile(file)
      const source = bytes && (await sha256Hex(bytes))
      if (source && known.has(source)) continue
      known.add(source)
      added.push({
        id: crypto.randomUUID(),
        file,
        name: file.name,
        size: file.size,
        source,
        prepared: undefined,
        state: source ? 'waiting' : 'failed',
        error: source ? undefined : 'unreadable',
        url: undefined,
      })
    }
    return added
  }

  async function prepare(id: string) {
    const photo = find(id)
    if (!photo?.source) return
    if (photo.state === 'waiting') update(id, { state: 'preparing' })
    const result = await target.prepare(photo.file, id).catch(() => 'unreadable' as const)
    const { state: now } = find(id) ?? {}
    if (typeof result !== 'string') {
      if (!now && result.preview) URL.revokeObjectURL(result.preview)
      update(id, { prepared: result, ...(now === 'preparing' ? { state: 'waiting' } : {}) })
      set({ photos: markReceived(state) })
      void result.analysis?.then((analysis) => update(id, { analysis: analysis ?? null }))
    } else if (now !== 'stored') update(id, { state: 'failed', error: result })
  }

  /** Takes photos out of the list, and readmits others in their slots. */
  function drop(matches: (photo: QueuedPhoto) => boolean) {
    for (const photo of state.photos) if (matches(photo)) revokePreview(photo)
    const kept = { ...state, photos: state.photos.filter((photo) => !matches(photo)) }
    set({ photos: fillSlots(kept, target.places) })
  }

  function remove(matches: (photo: QueuedPhoto) => boolean) {
    if (state.uploading) return
    drop(matches)
    set({ message: undefined })
  }

  /** Waits until all files are added, including those that are chosen meanwhile. */
  async function allAdded() {
    let last: Promise<void> | undefined
    while (last !== adding) {
      last = adding
      await last
    }
  }

  /** Sends the photos that are not stored yet, one by one. @returns whether the upload is complete */
  async function submit(): Promise<boolean> {
    await allAdded()
    if (state.uploading) return false
    if (state.photos.every(isLeftOut)) {
      setError('none_chosen')
      return false
    }
    const known = state.photos.filter(isLeftOut).length
    set({ uploading: true, message: undefined })
    const tried = new Set<string>()
    const next = () => state.photos.findIndex(({ id }) => !tried.has(id))
    for (let index = next(); index >= 0; index = next()) {
      const { id = '' } = state.photos[index] ?? {}
      tried.add(id)
      if (!(await sendOne(id, index))) break
      // Files that are still being read are sent too.
      if (next() < 0) await allAdded()
    }
    const full = hasFull()
    const refused = state.photos.filter(isLeftOut).length > known
    const done = !state.photos.some(needsUpload) && !refused
    // The upload is complete: all photos are sent, or those for which the order had places.
    if (done || (full && state.photos.some((photo) => photo.state === 'stored'))) await reportDone()
    set({
      uploading: false,
      message: done
        ? { kind: 'success', code: 'uploaded' }
        : (state.message ?? { kind: 'error', code: full ? 'too_many' : 'failed' }),
    })
    return done
  }

  /** Continues with the photos that were uploaded. */
  async function finish(): Promise<boolean> {
    if (state.uploading) return false
    set({ uploading: true, message: undefined })
    await reportDone()
    set({ uploading: false, message: { kind: 'success', code: 'uploaded' } })
    return true
  }

  /** @returns whether to continue with the next photo */
  async function sendOne(id: string, index: number): Promise<boolean> {
    await preparations.get(id)
    const photo = find(id)
    if (!photo?.prepared || !photo.source || !needsUpload(photo)) return true
    const { name, source, prepared } = photo
    update(id, { state: 'sending', error: undefined })
    try {
      const url = await target.send({ ...prepared, index, name, source })
      update(id, { state: 'stored', url })
      return true
    } catch (error) {
      if (error instanceof PhotoRefused) {
        update(id, { state: 'failed', error: error.refusal })
        return true
      }
      const tooOften = error instanceof RateLimitedError
      if (tooOften) setError('too_often', { minutes: error.minutes })
      const closed = error instanceof UploadClosed
      if (closed && error.code === 'outdated') setError(error.code)
      update(id, { state: 'failed', error: closed || tooOften ? 'not-sent' : 'no-connection' })
      if (closed) await onClosed(error)
      return false
    }
  }

  /** Updates the session state, so that the page shows why; for a full order, marks the photos that were not stored. */
  async function onClosed({ code }: UploadClosed) {
    await check()
    if (code === 'too_many')
      set({
        photos: state.photos.map((photo) =>
          needsUpload(photo) ? { ...photo, state: 'failed' as const, error: 'full' as const } : photo,
        ),
      })
  }

  /** Reports the upload as finished. The photos are already stored, so a failure is only logged (R-UPL-19). */
  async function reportDone(again = true) {
    const photoUrls = state.photos.flatMap(({ url }) => url ?? [])
    try {
      const result = await target.close(photoUrls)
      if (result.ok) return
      if (!again || result.code !== 'foreign_photo') return logFailure(result.code)
      // A photo was deleted elsewhere: the check drops it.
      await check()
      await reportDone(false)
    } catch {
      logFailure('not reached')
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) checkAbort.abort()
      }
    },
    check,
    add,
    remove: (id: string) => remove((photo) => photo.id === id && photo.state !== 'stored'),
    leaveOut: () => remove(isLeftOut),
    submit,
    finish,
    /** Clears the selection after a completed upload. */
    clear() {
      for (const photo of state.photos) revokePreview(photo)
      set({ photos: [], session: 'checking', message: undefined })
      // The buyer came back to a page that is still mounted.
      if (listeners.size) void check()
    },
  }
}

function revokePreview({ prepared }: QueuedPhoto) {
  if (prepared?.preview) URL.revokeObjectURL(prepared.preview)
}

// biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else
const logFailure = (reason: string) => console.warn(`upload-photos: ${reason}`)
