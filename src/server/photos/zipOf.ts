import { makeZip, predictLength } from 'client-zip'
import type { Services } from '../services'
import type { Photo } from './photo'

type Zip = {
  body: ReadableStream<Uint8Array>
  /** Bytes. */
  length: number
}

/**
 * Packs photos into one zip while they are read: one object is open at a time, and no more of it is held than is on
 * its way. Photos are packed already, so nothing is compressed and the length is known before.
 */
export function zipOf({ bucket }: Services, photos: readonly Photo[]): Zip {
  const names = uniqueNames(photos.map(({ name }) => name))
  const entries = photos.map(({ key, size, storedAt, createdAt }, at) => ({
    key,
    name: names[at],
    size,
    lastModified: storedAt ?? createdAt,
  }))
  async function* files() {
    for (const { key, ...facts } of entries) {
      const object = await bucket.get(key)
      // Breaks off, so that nobody takes a part for the whole.
      if (!object) throw new Error('A photo of the zip has gone')
      yield { ...facts, input: object.body }
    }
  }
  const length = Number(predictLength(entries))
  // The platform takes the length of an answer from such a stream and from nothing else.
  const exact = new FixedLengthStream(length)
  // Whoever reads hears of a failure by the stream that breaks off.
  makeZip(files())
    .pipeTo(exact.writable)
    .catch(() => {})
  return { body: exact.readable, length }
}

/** Names that no unpacking program can take for a path, each once: `portrait.jpg`, `portrait (2).jpg`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = plainName(name)
    const [, stem = plain, ending = ''] = plain.match(/^(.+?)(\.[^.]{1,8})?$/) ?? []
    let free = plain
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}

/** Device names that Windows keeps to itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(reserved, '_$1')
  return [...plain].slice(-120).join('') || 'photo'
}
