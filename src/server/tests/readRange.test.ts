import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRange } from '~/server/http/readRange'

it.each([
  [undefined, undefined],
  ['bytes=0-9', { offset: 0, length: 10 }],
  ['bytes=90-', { offset: 90, length: 10 }],
  ['bytes=-10', { offset: 90, length: 10 }],
  ['bytes=-500', { offset: 0, length: 100 }],
  ['bytes=95-500', { offset: 95, length: 5 }],
  ['BYTES = 0 - 0', { offset: 0, length: 1 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
  ['bytes=a-b', undefined],
])('parses the range %j of 100 bytes as %j', (header, part) => {
  expect(readRange(header, 100)).toEqual(part)
})

it('any range equals the same slice of an array', () => {
  const size = fc.integer({ min: 0, max: 40 })
  const position = fc.integer({ min: 0, max: 50 })
  const last = fc.option(position, { nil: undefined })
  fc.assert(
    fc.property(size, position, last, (length, from, to) => {
      const bytes = Array.from({ length }, (_, at) => at)
      const expected = bytes.slice(from, to === undefined ? undefined : to + 1)
      const part = readRange(`bytes=${from}-${to ?? ''}`, length)
      if (to !== undefined && to < from) expect(part).toBeUndefined()
      else if (from >= length) expect(part).toBe('none')
      else expect(part).toEqual({ offset: expected[0], length: expected.length })
      const end = from ? bytes.slice(-from) : []
      expect(readRange(`bytes=-${from}`, length)).toEqual(
        end.length ? { offset: end[0], length: end.length } : 'none',
      )
    }),
  )
})
