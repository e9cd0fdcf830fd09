import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { functionNames } from '~/core/calls/addresses'
import { encodings, internalErrorPattern } from '../../fixtures/hostile'
import { encodeCall, sendCall, uniqueClientIp } from '../site/callFunction'

const origin = inject('origin')
const names = Object.values(functionNames)
const errorBody = /^\{"code":"[a-z_]+"\}$/

const bounded = { numRuns: 40 } as const

async function expectHarmless(response: Response): Promise<void> {
  const body = await response.text()
  expect(body).not.toMatch(internalErrorPattern)
  expect(response.status).toBeLessThan(500)
  if (!response.ok) expect(body).toMatch(errorBody)
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
  'R-API-14 %s returns 400 and a code for invalid input, without details',
  async (name) => {
    const responses = malformed.map(async (body) => {
      const response = await sendCall(origin, name, { body })
      return [body.slice(0, 40), response.status, await response.text()]
    })
    expect(await Promise.all(responses)).toEqual(
      malformed.map((body) => [body.slice(0, 40), 400, '{"code":"invalid"}']),
    )
    const form = await sendCall(origin, name, {
      body: 'sessionId=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(400)
  },
)

it('the payload of a GET call is validated like any other', async () => {
  for (const payload of ['{', 'null', '{"t":99}', 'x'.repeat(3000)])
    await expectHarmless(await sendCall(origin, `wallet-settings?payload=${payload}`, { method: 'GET' }))
})

it('an unread body does not break the next request on its connection', async () => {
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
      ...uniqueClientIp(),
    }
    const response = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' })
    await response.arrayBuffer()
    expect([path, response.status < 500]).toEqual([path, true])
    const next = await fetch(`${origin}/thank-you`, { headers: connection })
    await next.arrayBuffer()
    expect(next.status).toBe(200)
  }
  for (let round = 0; round < 4; round++) await Promise.all([...targets, ...targets].map(once))
})
