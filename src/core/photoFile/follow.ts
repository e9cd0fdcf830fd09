import type { PhotoFormat } from './format'
import { readers } from './readers'

const nothing = new Uint8Array()

/**
 * Validates a photo's structure while its bytes stream in, in chunks of any size: the photo must have a frame with a
 * size, and must not end in the middle. Does not decode pixels.
 */
export function createPhotoValidator(format: PhotoFormat): {
  take: (chunk: Uint8Array) => void
  isWhole: () => boolean
} {
  const reader = readers[format]()
  let step = reader.next()
  let buffered: number[] = []
  let skipped = 0
  let last = -1
  const advance = (bytes: Uint8Array) => {
    step = reader.next(bytes)
    buffered = []
    skipped = 0
    last = -1
  }

  function take(chunk: Uint8Array) {
    let at = 0
    while (!step.done) {
      const request = step.value
      if ('skip' in request) {
        const count = Math.min(request.skip - skipped, chunk.length - at)
        at += count
        skipped += count
        if (skipped < request.skip) return
        advance(nothing)
      } else if ('read' in request) {
        const more = chunk.subarray(at, at + request.read - buffered.length)
        at += more.length
        buffered.push(...more)
        if (buffered.length < request.read) return
        advance(Uint8Array.from(buffered))
      } else {
        const found = find(chunk, at, request.find)
        if (found < 0) return
        at = found
        advance(nothing)
      }
    }
  }

  /** Returns the offset after the pair of bytes, or -1. The pair may be split between two chunks. */
  function find(chunk: Uint8Array, from: number, [first, second]: readonly [number, number]): number {
    for (let at = chunk.indexOf(second, from); at >= 0; at = chunk.indexOf(second, at + 1)) {
      if ((at > from ? chunk[at - 1] : last) === first) return at + 1
    }
    last = chunk.at(-1) ?? last
    return -1
  }

  return {
    take,
    isWhole: () => (step.done ? step.value : 'read' in step.value && !!step.value.mayEnd && !buffered.length),
  }
}

/** Whether the bytes of a file are a complete photo. */
export function isCompletePhoto(format: PhotoFormat, bytes: Uint8Array): boolean {
  const photo = createPhotoValidator(format)
  photo.take(bytes)
  return photo.isWhole()
}
