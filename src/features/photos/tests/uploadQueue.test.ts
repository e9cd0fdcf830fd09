import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { photoBytes, reservationMinutes } from '~/core/schemas/limits'
import { timeoutFor, UploadClosed } from '../queue/sendPhoto'
import { createUploadQueue } from '../queue/uploadQueue'
import type { UploadTarget } from '../queue/uploadTarget'

/** Places of the order in these tests. */
const places = 2

type Stored = Awaited<ReturnType<UploadTarget['readStatus']>>['received'][number]

/** What the server has, by the hash of the selected file. */
let server: Map<string, Stored>
let session: 'ready' | 'closed'
/** The addresses with which uploads were reported as complete. */
let closed: string[][]
/** Called before each photo is stored. */
let beforeStore: (name: string) => void | Promise<void>
/** Called after the server has read its state and before the queue receives it. */
let beforeAnswer: () => Promise<void>

const target: UploadTarget = {
  places,
  async readStatus() {
    const received = session === 'ready' ? [...server.values()] : []
    await beforeAnswer()
    return { state: session, received }
  },
  prepare: async (file) => ({ bytes: file, sha256: file.name, small: undefined, preview: undefined }),
  async send({ name, source, sha256 }) {
    await beforeStore(name)
    if (server.size >= places) throw new UploadClosed('too_many')
    server.set(source, { id: name, name, size: 1, type: 'image/png', sha256, source, preview: null })
    return `https://example.com/${name}`
  },
  async close(urls) {
    closed.push(urls)
    const known = [...server.values()].map(({ name }) => `https://example.com/${name}`)
    return urls.every((url) => known.includes(url)) ? { ok: true } : { ok: false, code: 'foreign_photo' }
  },
}

/** A photo that another device has sent. */
const stored = (name: string): Stored => ({
  id: name,
  name,
  size: 1,
  type: 'image/png',
  sha256: name,
  source: name,
  preview: null,
})
const photo = (name: string) => new File([name], name, { type: 'image/png' })
const removeOnServer = (name: string) => {
  for (const [source, stored] of server) if (stored.name === name) server.delete(source)
}

/** A queue whose page is open, and whose state the server has given. */
async function openQueue() {
  const queue = createUploadQueue(target)
  queue.subscribe(() => {})
  await queue.check()
  const states = () => queue.read().photos.map(({ name, state, error }) => [name, error ?? state])
  return { ...queue, states }
}

/** The window, in which the browser asks before the page is left. */
let page: EventTarget
const asksBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  server = new Map()
  session = 'ready'
  closed = []
  beforeStore = () => {}
  beforeAnswer = async () => {}
})

describe('R-UPL-10 R-UPL-24 a photo that a full order rejected', () => {
  /** Two photos are chosen here, while another device takes one of the two places. */
  async function openFull() {
    const queue = await openQueue()
    await queue.add([photo('a'), photo('b')])
    server.set('x', stored('x'))
    expect(await queue.submit()).toBe(false)
    expect(queue.read().message?.code).toBe('too_many')
    expect(queue.states()).toEqual([
      ['a', 'stored'],
      ['b', 'full'],
    ])
    return queue
  }

  it('is sent after all once a photo on the server is removed', async () => {
    const queue = await openFull()
    removeOnServer('x')
    await queue.check()
    expect(queue.states()).toContainEqual(['b', 'waiting'])
    // The message about the full order is no longer true.
    expect(queue.read().message).toBeUndefined()
    expect(await queue.submit()).toBe(true)
    expect([...server.values()].map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('stays rejected while the order is full', async () => {
    const queue = await openFull()
    await queue.check()
    expect(queue.states()).toContainEqual(['b', 'full'])
    expect(queue.read().message?.code).toBe('too_many')
  })

  it('does not report the photos of an earlier visit as new ones', async () => {
    const queue = await openQueue()
    await queue.add([photo('a')])
    for (const name of ['x', 'y']) server.set(name, stored(name))
    expect(await queue.submit()).toBe(false)
    expect(queue.states()).toEqual([['a', 'full']])
    expect(closed).toEqual([])
  })

  it('waits again once another chosen photo is removed', async () => {
    const queue = await openQueue()
    await queue.add([photo('a'), photo('b')])
    for (const name of ['x', 'y']) server.set(name, stored(name))
    await queue.submit()
    expect(queue.states().map(([, state]) => state)).toEqual(['full', 'full'])
    removeOnServer('x')
    await queue.check()
    expect(queue.states().map(([, state]) => state)).toEqual(['waiting', 'full'])
    queue.remove(queue.read().photos[0]?.id ?? '')
    expect(queue.states()).toEqual([['b', 'waiting']])
  })
})

describe('R-UPL-23 a photo that was deleted in another tab or by the studio', () => {
  it('leaves the list with the next check, and its place is free', async () => {
    const queue = await openQueue()
    await queue.add([photo('a'), photo('b')])
    await queue.submit()
    removeOnServer('a')
    await queue.check()
    expect(queue.states()).toEqual([['b', 'stored']])
    await queue.add([photo('a')])
    expect(await queue.submit()).toBe(true)
    expect(closed.at(-1)).toEqual(['b', 'a'].map((name) => `https://example.com/${name}`))
  })

  it('does not keep the upload from being reported as complete', async () => {
    const queue = await openQueue()
    await queue.add([photo('a'), photo('b')])
    await queue.submit()
    removeOnServer('a')
    await queue.finish()
    expect(closed.at(-1)).toEqual(['https://example.com/b'])
  })

  it('is told from one that arrived while the server was asked', async () => {
    const queue = await openQueue()
    await queue.add([photo('a')])
    const answer = Promise.withResolvers<void>()
    beforeAnswer = () => answer.promise
    const checked = queue.check()
    await queue.submit()
    answer.resolve()
    await checked
    expect(queue.states()).toEqual([['a', 'stored']])
  })

  it('stays while the server does not say which photos it has', async () => {
    const queue = await openQueue()
    await queue.add([photo('a')])
    await queue.submit()
    session = 'closed'
    await queue.check()
    expect(queue.states()).toEqual([['a', 'stored']])
  })
})

describe('R-UPL-15 files that are added while photos are sent', () => {
  it('are sent too, without another press', async () => {
    const queue = await openQueue()
    beforeStore = (name) => {
      if (name === 'a') void queue.add([photo('b')])
    }
    await queue.add([photo('a')])
    expect(await queue.submit()).toBe(true)
    expect(queue.states()).toEqual([
      ['a', 'stored'],
      ['b', 'stored'],
    ])
    expect(queue.read().message?.code).toBe('uploaded')
  })
})

it('R-UPL-25 the browser asks before the page is left during an upload, also while the photo guide takes its place', async () => {
  const queue = createUploadQueue(target)
  const close = queue.subscribe(() => {})
  await queue.check()
  await queue.add([photo('a')])
  const asked: boolean[] = [asksBeforeLeaving()]
  beforeStore = () => {
    // The guide is opened.
    close()
    asked.push(asksBeforeLeaving())
  }
  expect(await queue.submit()).toBe(true)
  asked.push(asksBeforeLeaving())
  await queue.finish()
  expect([...asked, asksBeforeLeaving()]).toEqual([false, true, false, false])
})

it('R-UPL-24 the place of a photo is kept for as long as the slowest upload may take, and at most two minutes longer', () => {
  expect(reservationMinutes * 60_000).toBeGreaterThan(timeoutFor(photoBytes))
  expect(reservationMinutes * 60_000).toBeLessThanOrEqual(timeoutFor(photoBytes) + 2 * 60_000)
})

it('R-UPL-26 says to reload the page if what the buyer agrees to has changed meanwhile', async () => {
  const queue = await openQueue()
  await queue.add([photo('a')])
  beforeStore = () => {
    throw new UploadClosed('outdated')
  }
  expect(await queue.submit()).toBe(false)
  expect([queue.read().message?.code, closed]).toEqual(['outdated', []])
})
