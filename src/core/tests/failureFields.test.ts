import { expect, it } from 'vitest'
import { failureCode, failureFields } from '~/core/failureFields'

const wrapped = (cause: Error) =>
  new Error('Failed query: insert … params: SQLITE_NOT_THIS, ana@example.com', { cause })

it.each([
  [wrapped(new Error('D1_ERROR: database is locked: SQLITE_BUSY')), 'SQLITE_BUSY'],
  [wrapped(new Error('D1_ERROR: D1 DB is overloaded.', { cause: new Error('overloaded') })), 'D1_ERROR'],
  [new Error('put: We encountered an internal error. (10001)'), 'R2_10001'],
  [Object.assign(new Error('No such session cs_test_1'), { code: 'resource_missing' }), 'resource_missing'],
  [Object.assign(new Error('x'), { code: 'not a code, ana@example.com' }), 'Error'],
  [new DOMException('slow', 'TimeoutError'), 'TimeoutError'],
  [new TypeError('x is undefined'), 'TypeError'],
  ['a text', 'thrown'],
  [undefined, 'thrown'],
])('%s gets the code %s', (error, code) => {
  expect(failureCode(error)).toBe(code)
})

it('a message line that looks like a stack frame is not reported as one', () => {
  const error = new Error('of ana@example.com\n    at ana@example.com (secret:1:1)\n    at cs_test_1:2:2')
  const { stack } = failureFields(error)
  expect(stack.length).toBeGreaterThan(0)
  expect(stack.length).toBeLessThanOrEqual(8)
  expect(stack.join()).not.toMatch(/ana@|cs_test_1/)
  error.message = 'changed since'
  expect(failureFields(error).stack).toEqual([])
})
