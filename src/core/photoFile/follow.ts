import type { PhotoFormat } from './format'
import { readers } from './readers'

const nothing = new Uint8Array()

/**
 * Follows a photo's structure while its bytes go by, whatever pieces they come in: a frame with a size must be
 * there, and the file must not stop in the middle. Pixels are not decoded.
 */
export function followPhoto(format: PhotoFormat): {
  take: (piece: Uint8Array) => void
  isWhole: () => boolean
} {
  const reader = readers[format]()
  let step = reader.next()
  let seen: number[] = []
  let done = 0
  let last = -1
  const go = (bytes: Uint8Array) => {
    step = reader.next(bytes)
    seen = []
    done = 0
    last = -1
  }

  function take(piece: Uint8Array) {
    let at = 0
    while (!step.done) {
      const ask = step.value
      if ('pass' in ask) {
        const passed = Math.min(ask.pass - done, piece.length - at)
        at += passed
        done += passed
        if (done < ask.pass) return
        go(nothing)
      } else if ('see' in ask) {
        const more = piece.subarray(at, at + ask.see - seen.length)
        at += more.length
        seen.push(...more)
        if (seen.length < ask.see) return
        go(Uint8Array.from(seen))
      } else {
        const found = find(piece, at, ask.find)
        if (found < 0) return
        at = found
        go(nothing)
      }
    }
  }

  /** Where the bytes behind the pair begin. The pair may be cut in two by the end of a piece. */
  function find(piece: Uint8Array, from: number, [first, second]: readonly [number, number]): number {
    for (let at = piece.indexOf(second, from); at >= 0; at = piece.indexOf(second, at + 1)) {
      if ((at > from ? piece[at - 1] : last) === first) return at + 1
    }
    last = piece.at(-1) ?? last
    return -1
  }

  return {
    take,
    isWhole: () => (step.done ? step.value : 'see' in step.value && !!step.value.mayEnd && !seen.length),
  }
}

/** Tells whether a complete file is a whole photo. */
export function isWholePhoto(format: PhotoFormat, bytes: Uint8Array): boolean {
  const photo = followPhoto(format)
  photo.take(bytes)
  return photo.isWhole()
}
