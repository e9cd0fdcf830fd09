/** Both in bytes. */
export type ByteRange = { offset: number; length: number }

/**
 * Parses the `Range` header for a file of `size` bytes (RFC 9110, 14.1.2).
 * @returns the requested part; `none` if it is out of bounds (416); `undefined` for the whole file: no range, an
 * invalid one, or several ranges, which a server may answer with the whole file
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
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
