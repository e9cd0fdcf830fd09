import { TooOften } from '~/functions/callServer'
import { getUploadSession } from '~/functions/getUploadSession'
import { retryDelay, retryRead } from '~/functions/retryRead'
import { uploadPhotos } from '~/functions/uploadPhotos'
import type { UploadMessage } from '~/i18n/uploadErrors'
import { preparePhoto, previewPhoto } from './preparePhoto'
import { type PhotoRefusal, PhotoRefused, sendPhoto, UploadClosed } from './sendPhoto'

export type QueuedPhoto = {
  id: string
  file: File
  name: string
  /** Bytes, as chosen. */
  size: number
  preview: string | undefined
  state: 'waiting' | 'preparing' | 'sending' | 'stored' | 'failed'
  note: 'unreadable' | PhotoRefusal | undefined
  /** Signed address once it is stored. */
  url: string | undefined
}

type SessionState = Awaited<ReturnType<typeof getUploadSession>>['state'] | 'checking' | 'too_often'

export type UploadState = {
  session: SessionState
  /** Where an order that was not paid can be paid. */
  payAt: string | undefined
  /** What was on the server when the page opened. */
  received: { name: string; size: number }[]
  photos: QueuedPhoto[]
  uploading: boolean
  message: { kind: 'error' | 'success'; code: UploadMessage; minutes?: number } | undefined
}

/** R-TIM-13. */
const maximum = 30

export type UploadQueueStore = ReturnType<typeof createUploadQueue>

/**
 * The photos that somebody chose for one session, and their way to the server. It lives outside of the page's
 * components, so that a look at the instructions does not lose the selection.
 */
export function createUploadQueue(sessionId: string) {
  let state: UploadState = {
    session: 'checking',
    payAt: undefined,
    received: [],
    photos: [],
    uploading: false,
    message: undefined,
  }
  const listeners = new Set<() => void>()
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<UploadState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const update = (id: string, change: Partial<QueuedPhoto>) =>
    set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) })
  const complain = (code: UploadMessage, minutes = 0) => set({ message: { kind: 'error', code, minutes } })

  async function check() {
    clearTimeout(timer)
    try {
      const answer = await retryRead(() => getUploadSession({ data: { sessionId } }))
      // Once photos of this page are among those received, they would count twice.
      const received = state.photos.some((photo) => photo.state === 'stored')
        ? state.received
        : answer.received
      set({ session: answer.state, payAt: answer.payAt, received })
      if (answer.state === 'confirming' || answer.state === 'unreachable') lookAgain()
    } catch (error) {
      const tooOften = error instanceof TooOften
      set({ session: tooOften ? 'too_often' : 'unreachable' })
      lookAgain(tooOften ? error.minutes * 60_000 : undefined)
    }
  }

  /** After a second, then after twice as long each time, at most half a minute (R-API-09); later when told so. */
  function lookAgain(delay = retryDelay(looks++)) {
    clearTimeout(timer)
    timer = setTimeout(check, delay)
  }

  function add(files: Iterable<File>) {
    const chosen = [...files]
    if (!chosen.every(isImage)) return complain('not_image')
    const known = new Set(state.photos.map(({ file }) => identity(file)))
    const fresh = chosen.filter((file) => !known.has(identity(file)))
    if (placesTaken(state, fresh) > maximum) return complain('too_many')
    const photos = fresh.map((file) => ({
      id: crypto.randomUUID(),
      file,
      name: file.name,
      size: file.size,
      preview: undefined,
      state: 'waiting' as const,
      note: undefined,
      url: undefined,
    }))
    set({ photos: [...state.photos, ...photos], message: undefined })
    void addPreviews(photos)
  }

  async function addPreviews(photos: QueuedPhoto[]) {
    for (const { id, file } of photos) {
      const { preview, unreadable } = await previewPhoto(file)
      if (state.photos.some((photo) => photo.id === id))
        update(id, { preview, ...(unreadable ? { note: 'unreadable' as const } : {}) })
      else if (preview) URL.revokeObjectURL(preview)
    }
  }

  function remove(id: string) {
    const gone = state.photos.find((photo) => photo.id === id)
    if (!gone || gone.state === 'stored' || state.uploading) return
    if (gone.preview) URL.revokeObjectURL(gone.preview)
    set({ photos: state.photos.filter((photo) => photo.id !== id), message: undefined })
  }

  /** Sends what is not stored yet, one by one. @returns whether everything is on the server now */
  async function submit(): Promise<boolean> {
    if (state.uploading) return false
    if (state.photos.length + state.received.length === 0) {
      complain('none_chosen')
      return false
    }
    set({ uploading: true, message: undefined })
    for (const [index, photo] of state.photos.entries()) {
      if (photo.state !== 'stored' && !(await sendOne(photo, index))) break
    }
    const done = state.photos.every((photo) => photo.state === 'stored')
    if (done) await tellServer()
    set({
      uploading: false,
      message: done
        ? { kind: 'success', code: 'uploaded' }
        : (state.message ?? { kind: 'error', code: 'failed' }),
    })
    return done
  }

  /** @returns whether it makes sense to go on with the next */
  async function sendOne(photo: QueuedPhoto, index: number): Promise<boolean> {
    try {
      update(photo.id, { state: 'preparing' })
      const bytes = await preparePhoto(photo.file)
      update(photo.id, { state: 'sending' })
      update(photo.id, {
        state: 'stored',
        note: undefined,
        url: await sendPhoto(sessionId, index, photo.name, bytes),
      })
      return true
    } catch (error) {
      const refused = error instanceof PhotoRefused
      update(photo.id, { state: 'failed', ...(refused ? { note: error.refusal } : {}) })
      if (error instanceof TooOften) complain('too_often', error.minutes)
      // The page says why the order takes no photos, and asks anew whether that is still so.
      if (error instanceof UploadClosed) {
        if (error.full) complain('too_many')
        else await check()
      }
      return refused
    }
  }

  /** The photos are stored; a failure of this call is noted and blocks nothing (R-UPL-19). */
  async function tellServer() {
    const photoUrls = state.photos.flatMap(({ url }) => url ?? [])
    try {
      const answer = await uploadPhotos({ data: { sessionId, photoUrls } })
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
        if (!listeners.size) clearTimeout(timer)
      }
    },
    check,
    add,
    remove,
    submit,
    /** Forgets the selection once it has arrived. */
    clear() {
      for (const { preview } of state.photos) if (preview) URL.revokeObjectURL(preview)
      set({ photos: [], session: 'checking', message: undefined })
      // Somebody who went back at once never left the page, and nothing else would look again.
      if (listeners.size) void check()
    },
  }
}

// biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else
const note = (what: string) => console.warn(`upload-photos: ${what}`)

/**
 * Places of the order that would be taken. A photo that was sent before, from here or from another device,
 * takes its own place again: choosing all of them anew after a reload is the natural thing to do.
 */
export function placesTaken(
  { received, photos }: Pick<UploadState, 'received' | 'photos'>,
  more: readonly File[] = [],
): number {
  const there = new Set(received.map(({ name }) => name))
  return received.length + [...photos, ...more].filter(({ name }) => !there.has(name)).length
}

const identity = (file: File) => `${file.name}:${file.size}:${file.lastModified}`

/** Some systems give HEIC files no type; their name tells then (R-UPL-11). */
function isImage(file: File): boolean {
  return file.type.startsWith('image/') || (file.type === '' && /\.(heic|heif)$/i.test(file.name))
}
