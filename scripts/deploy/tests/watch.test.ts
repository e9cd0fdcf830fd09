import { expect, it } from 'vitest'
import { wrongAnswers } from '../watch'

const ok = { outcome: 'ok', status: 200 }
const failed = { outcome: 'ok', status: 503 }

it('tolerates two failed answers, which a provider can cause, and visitors who leave', () => {
  expect(wrongAnswers([ok, failed, failed, { outcome: 'canceled' }])).toBeUndefined()
  expect(wrongAnswers([ok, failed, failed, failed])).toMatch(/answered 3 of 4 requests/)
})

it('tolerates no invocation that ends in another way', () => {
  for (const outcome of ['exception', 'exceededCpu', 'exceededMemory', 'unknown'])
    expect(wrongAnswers([ok, { outcome }])).toContain(outcome)
})
