import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAddresses, allAliases } from '~/catalog/addresses'
import { functionNames } from '~/core/calls/addresses'
import { encodings, internalErrorPattern } from '../fixtures/hostile'
import { origin } from './support/buyer'
import { app } from './support/worker'

/** Time limit per test in milliseconds; a failure is printed with its seed. */
const bounded = { interruptAfterTimeLimit: 2_500, numRuns: 50, verbose: fc.VerbosityLevel.None } as const

let senders = 0
/** Sends each request from a unique IP address, so that no rate limit applies. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('cf-connecting-ip', `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders++ & 255}`)
  if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
  return Promise.resolve(app.fetch(new Request(origin + path, { redirect: 'manual', ...init, headers })))
}

async function expectHarmless(answer: Response): Promise<void> {
  const body = await answer.text()
  expect(answer.status).toBeLessThan(500)
  if (answer.status >= 400) expect(body.length).toBeLessThanOrEqual(64 * 1024)
  expect(body).not.toMatch(internalErrorPattern)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
}

const headerText = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=/,;.%'), maxLength: 60 })
const path = fc.oneof(
  fc.webPath(),
  fc.string({ unit: fc.constantFrom(...'/.%\\?&=abc0_-~:@\u00e9'), maxLength: 80 }).map((text) => `/${text}`),
  fc.constantFrom(...allAddresses().map(({ path }) => path), ...allAliases()),
  fc.constantFrom(
    '/photos/',
    '/_serverFn/',
    '/webhooks/',
    '/__sandbox',
    '/healthz/',
    '/%00',
    '/%E0%A4%A',
    '//x',
    '/.env',
  ),
)
const query = fc.webQueryParameters().map((text) => (text ? `?${text}` : ''))
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')

describe('any request', () => {
  it('no path or method causes a server error', { timeout: 20_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(path, query, method, async (path, query, method) => {
        const url = path + query
        if (!URL.canParse(origin + url) || new URL(origin + url).pathname.startsWith('/__sandbox')) return
        await expectHarmless(await ask(url, { method }))
      }),
      bounded,
    )
  })

  const posts: [string, string][] = [
    ['POST', '/orders'],
    ['POST', '/contact'],
    ['PUT', '/photos'],
    ['POST', '/webhooks/stripe'],
    ['POST', '/webhooks/paypal'],
    ['POST', '/csp-reports'],
    ...Object.values(functionNames).map((name): [string, string] => ['POST', `/_serverFn/${name}`]),
  ]
  it.each(posts)('no body causes a server error in %s %s', { timeout: 20_000 }, async (method, path) => {
    await fc.assert(
      fc.asyncProperty(encodings, async ({ body, type }) => {
        const headers = { 'content-type': type }
        await expectHarmless(await ask(path, { method, body, headers }))
      }),
      bounded,
    )
  })

  it('no header causes a server error in an upload or webhook', { timeout: 20_000 }, async () => {
    const names = [
      'x-session-id',
      'x-photo-index',
      'x-photo-name',
      'x-photo-sha256',
      'stripe-signature',
      'paypal-transmission-sig',
      'paypal-cert-url',
      'content-length',
      'if-none-match',
      'accept-language',
      'referer',
      'cf-ray',
    ]
    const headers = fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 8 })
    const target = fc.constantFrom(...posts.slice(0, 5), ['GET', '/'] as [string, string])
    await fc.assert(
      fc.asyncProperty(headers, target, encodings, async (headers, [method, path], { body, type }) => {
        const init = method === 'GET' ? {} : { body }
        await expectHarmless(
          await ask(path, { method, ...init, headers: { ...headers, 'content-type': type } }),
        )
      }),
      bounded,
    )
  })
})
