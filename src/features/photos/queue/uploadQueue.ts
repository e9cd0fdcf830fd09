import { TooOften } from '~/core/calls/callServer'
import { retryRead } from '~/core/calls/retryRead'
import { isImage } from '~/features/photos/isImage'
import type { UploadMessage } from '~/features/photos/uploadErrors'
import { hashOf } from '../prepare/hashOf'
import { readFile } from '../prepare/preparePhoto'
import {
  isLeftOut,
  isReceived,
  isToSend,
  placesTaken,
  type QueuedPhoto,
  type UploadState,
} from './queuedPhotos'
import { PhotoRefused, UploadClosed } from './sendPhoto'
import type { UploadTarget } from './uploadTarget'

type QueueMessage = NonNullable<UploadState['message']>

export type UploadQueueStore = ReturnType<typeof createUploadQueue>

/**
 * Holds the photos that somebody chose and sends them. It lives outside of the page's components, so that a look at
 * the instructions does not lose the selection.
 */
export function createUploadQueue(door: UploadTarget) {
  let state: UploadState = {
    session: 'checking',
    payAt: undefined,
    order: undefined,
    wanted: undefined,
    mayFinish: false,
    received: [],
    photos: [],
    reading: false,
    uploading: false,
    message: undefined,
  }
  const listeners = new Set<() => void>()
  /** One photo is prepared at a time: each takes the memory of its pixels. */
  const preparations = new Map<string, Promise<void>>()
  let adding = Promise.resolve()
  let preparing = Promise.resolve()
  let looking = new AbortController()

  const set = (change: Partial<UploadState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const find = (id: string) => state.photos.find((photo) => photo.id === id)
  const update = (id: string, change: Partial<QueuedPhoto>) =>
    set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) })
  const complain = (code: UploadMessage, about: Omit<QueueMessage, 'kind' | 'code'> = {}) =>
    set({ message: { kind: 'error', code, ...about } })

  /** Looks what the server has, and again up to three times while it does not know (R-TIM-11). */
  async function check() {
    looking.abort()
    looking = new AbortController()
    const { signal } = looking
    try {
      await retryRead(door.look, {
        signal,
        show({ state: session, payAt, order, wanted, mayFinish = false, received }) {
          const photos = settled(state.photos, received)
          set({ session, payAt, order, wanted, mayFinish, received, photos })
        },
        unsettled: ({ state: session }) => session === 'confirming' || session === 'unreachable',
      })
    } catch (error) {
      if (!signal.aborted) set({ session: error instanceof TooOften ? 'too_often' : 'unreachable' })
    }
  }

  function add(files: Iterable<File>): Promise<void> {
    const chosen = [...files]
    adding = adding.then(() => take(chosen))
    return adding
  }

  async function take(chosen: File[]) {
    const images = await Promise.all(chosen.map(isImage))
    const others = chosen.filter((_, at) => !images[at])
    if (others.length) return complain('not_image', { files: others.map(({ name }) => name) })
    set({ reading: true, message: undefined })
    const fresh = await tellApart(chosen)
    set({ reading: false })
    if (!fresh.length) return set({ message: { kind: 'info', code: 'chosen_already' } })
    const photos = settled([...state.photos, ...fresh], state.received)
    if (placesTaken({ ...state, photos }) > door.places) return complain('too_many')
    set({ photos })
    for (const { id } of fresh) {
      preparing = preparing.then(() => prepare(id))
      preparations.set(id, preparing)
    }
  }

  /** The photos that are not among the chosen ones yet. Their bytes tell: phones give many the same name. */
  async function tellApart(chosen: File[]): Promise<QueuedPhoto[]> {
    const known = new Set(state.photos.map(({ source }) => source))
    const fresh: QueuedPhoto[] = []
    for (const file of chosen) {
      const bytes = await readFile(file)
      const source = bytes && (await hashOf(bytes))
      if (source && known.has(source)) continue
      known.add(source)
      fresh.push({
        id: crypto.randomUUID(),
        file,
        name: file.name,
        size: file.size,
        source,
        prepared: undefined,
        state: source ? 'waiting' : 'failed',
        trouble: source ? undefined : 'unreadable',
        url: undefined,
      })
    }
    return fresh
  }

  async function prepare(id: string) {
    const photo = find(id)
    if (!photo?.source) return
    if (photo.state === 'waiting') update(id, { state: 'preparing' })
    const result = await door.prepare(photo.file).catch(() => 'unreadable' as const)
    const { state: now } = find(id) ?? {}
    if (typeof result !== 'string') {
      if (!now && result.preview) URL.revokeObjectURL(result.preview)
      update(id, { prepared: result, ...(now === 'preparing' ? { state: 'waiting' } : {}) })
      set({ photos: settled(state.photos, state.received) })
    } else if (now !== 'stored') update(id, { state: 'failed', trouble: result })
  }

  function drop(gone: (photo: QueuedPhoto) => boolean) {
    if (state.uploading) return
    for (const photo of state.photos) if (gone(photo)) forget(photo)
    set({ photos: state.photos.filter((photo) => !gone(photo)), message: undefined })
  }

  /** Sends what is not stored yet, one by one. @returns whether the buyer is done */
  async function submit(): Promise<boolean> {
    await adding
    if (state.uploading) return false
    if (state.photos.every(isLeftOut)) {
      complain('none_chosen')
      return false
    }
    const known = state.photos.filter(isLeftOut).length
    set({ uploading: true, message: undefined })
    for (const [index, { id }] of state.photos.entries()) if (!(await sendOne(id, index))) break
    const full = state.photos.some(({ trouble }) => trouble === 'full')
    const refused = state.photos.filter(isLeftOut).length > known
    const done = !state.photos.some(isToSend) && !refused
    // Tells the server once nothing more will come: all is sent, or the order is full.
    if (done || full) await tellServer()
    set({
      uploading: false,
      message: done
        ? { kind: 'success', code: 'uploaded' }
        : (state.message ?? { kind: 'error', code: full ? 'too_many' : 'failed' }),
    })
    return done
  }

  /** The buyer goes on with what arrived. */
  async function finish(): Promise<boolean> {
    if (state.uploading) return false
    set({ uploading: true, message: undefined })
    await tellServer()
    set({ uploading: false, message: { kind: 'success', code: 'uploaded' } })
    return true
  }

  /** @returns whether it makes sense to go on with the next */
  async function sendOne(id: string, index: number): Promise<boolean> {
    await preparations.get(id)
    const photo = find(id)
    if (!photo?.prepared || !photo.source || !isToSend(photo)) return true
    const { name, source, prepared } = photo
    update(id, { state: 'sending', trouble: undefined })
    try {
      const url = await door.send({ ...prepared, index, name, source })
      update(id, { state: 'stored', url })
      return true
    } catch (error) {
      if (error instanceof PhotoRefused) {
        update(id, { state: 'failed', trouble: error.refusal })
        return true
      }
      const tooOften = error instanceof TooOften
      if (tooOften) complain('too_often', { minutes: error.minutes })
      const closed = error instanceof UploadClosed
      update(id, { state: 'failed', trouble: closed || tooOften ? 'not-sent' : 'no-connection' })
      if (closed) await stop(error)
      return false
    }
  }

  /** The page says why the order takes no photos; of a full one, which photos are in and which are not. */
  async function stop({ full }: UploadClosed) {
    await check()
    if (full)
      set({
        photos: state.photos.map((photo) =>
          isToSend(photo) ? { ...photo, state: 'failed' as const, trouble: 'full' as const } : photo,
        ),
      })
  }

  /** The photos are stored; a failure of this call is noted and blocks nothing (R-UPL-19). */
  async function tellServer() {
    const photoUrls = state.photos.flatMap(({ url }) => url ?? [])
    try {
      const answer = await door.close(photoUrls)
      if (!answer.ok) note(answer.code)
    } catch {
      note('not reached')
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) looking.abort()
      }
    },
    check,
    add,
    remove: (id: string) => drop((photo) => photo.id === id && photo.state !== 'stored'),
    leaveOut: () => drop(isLeftOut),
    submit,
    finish,
    /** Forgets the selection once it has arrived. */
    clear() {
      for (const photo of state.photos) forget(photo)
      set({ photos: [], session: 'checking', message: undefined })
      // Looks again for a visitor who returned before the page was left; nothing else would.
      if (listeners.size) void check()
    },
  }
}

/** Photos that the server has count as stored, unless they are on their way just now. */
function settled(photos: QueuedPhoto[], received: UploadState['received']): QueuedPhoto[] {
  return photos.map((photo) =>
    photo.state !== 'sending' && photo.state !== 'stored' && isReceived(received, photo)
      ? { ...photo, state: 'stored', trouble: undefined }
      : photo,
  )
}

function forget({ prepared }: QueuedPhoto) {
  if (prepared?.preview) URL.revokeObjectURL(prepared.preview)
}

// biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else
const note = (what: string) => console.warn(`upload-photos: ${what}`)
