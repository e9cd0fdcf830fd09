import { env } from 'cloudflare:workers'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deskPaths } from '~/catalog/desk'
import { functionNames } from '~/core/calls/addresses'
import { clearKeySets } from '~/features/desk/server/access'
import { deskActor } from '~/features/desk/server/actor'
import { sandboxKeys } from '~dev/sandbox'
import { paidOrder, send } from '~tests/worker/support/buyer'
import { changeKeys, protectDesk, token, withToken } from '~tests/worker/support/desk'
import { app } from '~tests/worker/support/worker'

const functions = import.meta.glob<string>(['../../**/*.ts', '!**/tests/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const handlers = import.meta.glob<string>('../../*/server/http/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every endpoint of the desk: HTTP routes with their methods, pages and server functions. */
function endpoints(): [method: string, path: string][] {
  const routed = app.routes
    .filter(({ path, method }) => path.startsWith('/desk/') && method !== 'ALL')
    .map(({ method, path }): [string, string] => [method, path.replace(':id', 'x')])
  const pages = Object.values(deskPaths).map((path): [string, string] => ['GET', path.replace('$id', 'x')])
  const calls = Object.values(functionNames).filter((name) => name.startsWith('desk-'))
  return [
    ...routed,
    ...pages,
    ['GET', '/desk/'],
    ['GET', '/desk/no-page'],
    ['POST', '/desk'],
    ...calls.map((name): [string, string] => ['POST', `/_serverFn/${name}`]),
    ['POST', '/_serverFn/desk-not-there'],
  ]
}

const requestAs = (path: string, method: string, jwt?: string) =>
  withToken(path, jwt, method === 'GET' ? { method } : { method, body: '{}' })

/** The distinct responses of all endpoints to a token. */
async function responsesTo(jwt: string | undefined): Promise<string[]> {
  const responses = await Promise.all(
    endpoints().map(async ([method, path]) => {
      const answer = await requestAs(path, method, jwt)
      return `${answer.status} ${await answer.text()}`
    }),
  )
  return [...new Set(responses)]
}

const now = () => Math.floor(Date.now() / 1000)

describe('with Cloudflare Access in front', () => {
  let open: () => void
  beforeEach(() => {
    clearKeySets()
    open = protectDesk()
  })
  afterEach(async () => {
    await changeKeys('up')
    open()
    vi.useRealTimers()
  })

  it('covers every endpoint: all server functions of the desk are named desk-*', () => {
    expect(endpoints().length).toBeGreaterThan(18)
    for (const [file, source] of Object.entries(functions)) {
      if (!source.includes('createServerFn(') || !/desk\/server\//.test(file + source)) continue
      const [, name = ''] = source.match(/export const (\w+) = createServerFn/) ?? []
      expect(functionNames[name], file).toMatch(/^desk-/)
      expect(source, file).toContain('deskActor()')
    }
    // Handlers check access themselves, even without the middleware.
    const files = Object.entries(handlers).filter(([, source]) =>
      /^ \* ?(?:GET|PUT) \/desk|\*\* (?:GET|PUT) \/desk/m.test(source),
    )
    expect(files.length).toBe(8)
    for (const [file, source] of files) expect(source, file).toContain('deskActor()')
  })

  const other = () =>
    crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        hash: 'SHA-256',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
      },
      true,
      ['sign', 'verify'],
    ) as Promise<CryptoKeyPair>
  const published = async () =>
    ((await (await send('/__sandbox/access/certs')).json()) as { keys: [JsonWebKey & { kid: string }] })
      .keys[0]
  const claims = () => ({
    email: 'owner@example.com',
    aud: [sandboxKeys.accessAudience],
    iss: `https://${sandboxKeys.accessTeam}`,
    iat: now(),
    exp: now() + 600,
  })
  const part = (value: object) =>
    new TextEncoder().encode(JSON.stringify(value)).toBase64({ alphabet: 'base64url', omitPadding: true })

  const refused: Record<string, () => Promise<string | undefined>> = {
    'no token': async () => undefined,
    garbage: async () => 'garbage',
    'three dots': async () => 'a.b.c',
    expired: () => token({ exp: now() - 60 }),
    'not yet valid': () => token({ nbf: now() + 600 }),
    'issued in the future': () => token({ iat: now() + 90 }),
    'another audience': () => token({ aud: 'f'.repeat(64) }),
    'another issuer': () => token({ iss: 'https://other.cloudflareaccess.com' }),
    'no address': () => token({ email: '' }),
    'alg none': async () => `${part({ alg: 'none', kid: (await published()).kid })}.${part(claims())}.`,
    'HS256 with the public key': async () => {
      const key = await published()
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(new TextEncoder().encode(JSON.stringify(key)))
    },
    'a foreign key under a known name': async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', kid: (await published()).kid })
        .sign((await other()).privateKey),
    'a foreign key under its own name': async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
        .sign((await other()).privateKey),
    'a good token with another body': async () => {
      const [head, , signature] = (await token()).split('.')
      return `${head}.${part({ ...claims(), email: 'eve@example.com' })}.${signature}`
    },
    'a buyer’s session': () => paidOrder(),
  }

  it.each(Object.keys(refused))('every endpoint returns 403 without details: %s', async (which) => {
    const jwt = await refused[which]?.()
    expect(await responsesTo(jwt)).toEqual(['403 {"code":"forbidden"}'])
  })

  it('accepts a valid token', async () => {
    const jwt = await token({ email: 'Ana@Example.com' })
    const page = await withToken('/desk', jwt)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ])
    expect(page.headers.get('content-security-policy')).toMatch(/img-src 'self' data: blob:.*/)
    expect((await withToken('/desk/orders.csv', jwt)).status).toBe(200)
    expect((await withToken('/desk/no-page', jwt)).status).toBe(404)
    const shortened = await withToken('/desk/orders', jwt)
    expect([shortened.status, shortened.headers.get('location')]).toEqual([302, '/desk'])
    const posted = await withToken('/desk/today', jwt, { method: 'POST', body: '{}' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('rejects cross-site requests with a valid token', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const jwt = await token()
    for (const [method, path] of endpoints().filter(
      ([method, path]) => method !== 'GET' && path !== '/desk',
    )) {
      const answer = await withToken(path, jwt, { method, body: '{}', headers })
      expect([path, answer.status, await answer.json()]).toEqual([path, 403, { code: 'foreign_origin' }])
    }
  })

  const csv = async (jwt: string | undefined) => (await withToken('/desk/orders.csv', jwt)).status

  it('accepts a token from a clock half a minute ahead', async () => {
    expect(await csv(await token({ iat: now() + 30, nbf: now() + 30 }))).toBe(200)
  })

  it('accepts tokens of all published keys right after a rotation', async () => {
    const first = await token()
    expect(await csv(first)).toBe(200)
    await changeKeys('rotate')
    const second = await token()
    expect([await csv(second), await csv(first)]).toEqual([200, 200])
    await changeKeys('rotate')
    expect([await csv(await token()), await csv(second)]).toEqual([200, 200])
  })

  it('limits key fetches for tokens with unknown keys, and fetches again after a minute', async () => {
    const { privateKey } = await other()
    const foreign = (kid: string) =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    expect(await csv(await token())).toBe(200)
    await changeKeys('down')
    const statuses: number[] = []
    for (let stranger = 0; stranger < 30; stranger++)
      statuses.push(await csv(await foreign(`key-${stranger}`)))
    // 503 means that a fetch from the key server failed.
    expect(statuses.filter((status) => status === 503)).toHaveLength(10)
    expect(statuses.slice(10).every((status) => status === 403)).toBe(true)
    await changeKeys('up')
    await changeKeys('rotate')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await csv(await token())).toBe(200)
  })

  it('returns 503 while the keys are unavailable', async () => {
    const jwt = await token()
    await changeKeys('down')
    expect(await responsesTo(jwt)).toEqual(['503 {"code":"unavailable"}'])
    await changeKeys('up')
    expect((await withToken('/desk/orders.csv', jwt)).status).toBe(200)
  })
})

describe('without Cloudflare Access', () => {
  const fetchUrl = (url: string) =>
    app.fetch(new Request(url, { headers: { 'sec-fetch-site': 'same-origin' } }))

  it('is open locally, and only under a local host name', async () => {
    expect((await send('/desk')).status).toBe(200)
    expect((await fetchUrl('http://127.0.0.1:8787/desk')).status).toBe(200)
    for (const host of ['evil.example:8787', '192.168.0.7:8787', 'localhost.evil.example'])
      expect([host, (await fetchUrl(`http://${host}/desk`)).status]).toEqual([host, 404])
  })

  it.each([
    ['deployed', { PUBLIC_ORIGIN: 'https://www.alvora.example' }],
    ['with half of the variables', { ACCESS_TEAM: sandboxKeys.accessTeam }],
    ['with a malformed one', { ACCESS_TEAM: 'https://team', ACCESS_AUDIENCE: sandboxKeys.accessAudience }],
    ['with a live key', { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
  ])('%s there is no desk: every endpoint responds missing a missing path', async (_, values) => {
    const before = { ...env }
    Object.assign(env, values)
    try {
      const origin = env.PUBLIC_ORIGIN
      for (const [method, path] of endpoints()) {
        const init = { method, ...(method === 'GET' ? {} : { body: '{}' }) }
        const answer = await app.fetch(new Request(origin + path, init))
        const nowhere = path.startsWith('/_serverFn/') ? '/_serverFn/nothing' : '/nothing'
        const missing = await app.fetch(new Request(origin + nowhere, init))
        expect([path, answer.status, await answer.text()]).toEqual([path, 404, await missing.text()])
      }
    } finally {
      for (const name of Object.keys(values)) Reflect.deleteProperty(env, name)
      Object.assign(env, before)
    }
  })

  it('deskActor throws without an authenticated user', () => {
    expect(deskActor).toThrow('Nobody')
  })

  it('robots.txt and the sitemap do not mention the desk', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml'])
      expect(await (await send(path)).text()).not.toContain('desk')
  })
})
