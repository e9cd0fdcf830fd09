import { afterEach, expect, it, vi } from 'vitest'
import { createClientRpc, createServerFn } from '~/core/calls/browserFunctions'
import { CallError, RateLimitedError } from '~/core/calls/callServer'
import { encodeInput } from '~/core/calls/wireFormat'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request alike. @returns the requests */
function answerWith(body: unknown, init: ResponseInit = {}) {
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(JSON.stringify(body), init))
  vi.stubGlobal('fetch', asked)
  return asked
}

const result = { t: 10, i: 0, p: { k: ['result'], v: [{ t: 1, s: 'done' }] }, o: 0 }

it('posts its input with the headers of the caller, and returns the result', async () => {
  const asked = answerWith(result)
  const { signal } = new AbortController()
  const call = createServerFn({ method: 'POST' }).handler(createClientRpc('contact'))
  const headers = { 'X-Request-Key': 'key' }
  expect(await call({ data: { name: 'Ana' }, headers, signal })).toBe('done')
  const [address, init] = asked.mock.calls[0] ?? []
  expect(address).toBe('/_serverFn/contact')
  expect(init).toMatchObject({ method: 'POST', body: encodeInput({ name: 'Ana' }), signal })
  const sent = new Headers(init?.headers)
  expect(['content-type', 'x-request-key'].map((name) => sent.get(name))).toEqual(['application/json', 'key'])
})

it('without a method, reads with the input in its address, if there is one', async () => {
  const asked = answerWith(result)
  const call = createServerFn().handler(createClientRpc('wallet-settings'))
  expect([await call(), await call({ data: 1 })]).toEqual(['done', 'done'])
  expect(asked.mock.calls.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
    ['/_serverFn/wallet-settings', 'GET', null],
    [`/_serverFn/wallet-settings?payload=${encodeURIComponent(encodeInput(1))}`, 'GET', null],
  ])
})

it('throws the code of a refusal, and when to try again', async () => {
  const call = createServerFn({ method: 'POST' }).handler(createClientRpc('contact'))
  answerWith({ code: 'invalid' }, { status: 400 })
  await expect(call()).rejects.toMatchObject({ code: 'invalid' })
  await expect(call()).rejects.toBeInstanceOf(CallError)
  answerWith({}, { status: 429, headers: { 'retry-after': '120' } })
  await expect(call()).rejects.toMatchObject({ minutes: 2 })
  await expect(call()).rejects.toBeInstanceOf(RateLimitedError)
})
