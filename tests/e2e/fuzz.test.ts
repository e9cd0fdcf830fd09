import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { functionNames } from '~/core/calls/addresses'
import { encodings, words } from '../fixtures/hostile'
import { encodeCall, ownAddress, sendCall } from './callFunction'

const origin = inject('origin')
const names = Object.values(functionNames)
const refused = /^\{"code":"[a-z_]+"\}$/

const bounded = { numRuns: 40 } as const

async function expectHarmless(answer: Response): Promise<void> {
  const body = await answer.text()
  expect(body).not.toMatch(words)
  expect(answer.status).toBeLessThan(500)
  if (!answer.ok) expect(body).toMatch(refused)
}

it.each(names)('R-API-14 no body makes %s fail', async (name) => {
  await fc.assert(
    fc.asyncProperty(encodings, async ({ body, type }) =>
      expectHarmless(await sendCall(origin, name, { body, headers: { 'content-type': type } })),
    ),
    bounded,
  )
})

const zeros = Array(2_500).fill(0)
const list = encodeCall({ sessionId: zeros, photoUrls: zeros })
const malformed = [
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '{"t":99}',
  '{"t":10,"i":0}',
  '{',
  '',
  encodeCall(null),
  encodeCall({ sessionId: 5 }),
  list,
]

it.each(names.filter((name) => !['wallet-settings', 'desk-today'].includes(name)))(
  'R-API-14 %s answers 400 and a code to what it does not take, and says nothing of it',
  async (name) => {
    const answers = malformed.map(async (body) => {
      const answer = await sendCall(origin, name, { body })
      return [body.slice(0, 40), answer.status, await answer.text()]
    })
    expect(await Promise.all(answers)).toEqual(
      malformed.map((body) => [body.slice(0, 40), 400, '{"code":"invalid"}']),
    )
    const form = await sendCall(origin, name, {
      body: 'sessionId=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(400)
  },
)

it('the payload of a read is checked like any other', async () => {
  for (const payload of ['{', 'null', '{"t":99}', 'x'.repeat(3000)])
    await expectHarmless(await sendCall(origin, `wallet-settings?payload=${payload}`, { method: 'GET' }))
})

it('a body that nobody wants does not disturb the next request on its connection', async () => {
  const body = 'x'.repeat(300 * 1024)
  const targets = [
    '/us',
    '/nope',
    '/orders',
    '/_serverFn/contact',
    '/_serverFn/nope',
    '/webhooks/stripe',
    '/contact',
  ]
  const connection = { Connection: 'keep-alive' }
  const once = async (path: string) => {
    const headers = {
      ...connection,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...ownAddress(),
    }
    const answer = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' })
    await answer.arrayBuffer()
    expect([path, answer.status < 500]).toEqual([path, true])
    const next = await fetch(`${origin}/thank-you`, { headers: connection })
    await next.arrayBuffer()
    expect(next.status).toBe(200)
  }
  for (let round = 0; round < 4; round++) await Promise.all([...targets, ...targets].map(once))
})
