import { fromJSON, toCrossJSON } from 'seroval'
import { expect, it } from 'vitest'
import { decodeResult, encodeInput } from '~/core/calls/wireFormat'

const texts = [
  '',
  'Ana',
  'a\\b',
  '\\n',
  '"',
  '</script>',
  'line\nbreak\ttab\r\b\f',
  '\u2028\u2029',
  '\u0001',
  'ã😀',
  '\\u2028',
  '\\x3C',
  '\ud800',
]
const shared = { twice: true }
const values: unknown[] = [
  ...texts,
  ...[0, -1.5, 1_795_797_062_551, true, false, null, undefined],
  [],
  {},
  [[], [undefined, [null]]],
  { texts, nested: { 'a "key" \\ <': { list: [1, { deep: 'x' }] } }, none: undefined },
  { first: shared, second: shared, both: [shared, shared] },
]

it.each(values.map((value) => [JSON.stringify(value) ?? 'undefined', value]))(
  '%s is sent as the library reads it',
  (_, value) => {
    expect(fromJSON(JSON.parse(encodeInput(value)))).toEqual({ data: value })
  },
)

it.each(values.map((value) => [JSON.stringify(value) ?? 'undefined', value]))(
  '%s is read as the library sends it',
  (_, value) => {
    const sent = JSON.parse(JSON.stringify(toCrossJSON({ result: value, context: {} }, { refs: new Map() })))
    expect(decodeResult(sent)).toEqual(value)
  },
)

it.each([() => 1, 1n, Number.NaN, Symbol('x')])('%s is not sent', (value) => {
  expect(() => encodeInput({ value })).toThrow(TypeError)
})

it('a result of an unknown kind is refused', () => {
  expect(() => decodeResult(toCrossJSON({ result: new Date(0) }, { refs: new Map() }))).toThrow(TypeError)
})
