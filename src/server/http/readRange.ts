import type { Part } from '~/features/photos/server/zip/zipOf'

/**
 * Reads the header `Range` of a file of `size` bytes (RFC 9110, 14.1.2).
 * @returns the part that is asked for; `none` where nothing of it is there, which is 416; `undefined` for the whole file:
 * no range, one that makes no sense, or several, which a server may answer with everything
 */
export function readRange(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length ? { offset: size - length, length } : 'none'
  }
  const [from, to] = [Number(first), last === '' ? Infinity : Number(last)]
  if (to < from) return undefined
  if (from >= size) return 'none'
  return { offset: from, length: Math.min(to, size - 1) - from + 1 }
}
