import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type PageFacts, prerenderedPath } from '~/app/prerenderedPage'
import { allAddresses } from '~/catalog/addresses'
import { pageDays } from '~/server/pages/pageDays'
import { prerenderPages } from '../../../scripts/prerender/render'
import { type Served, serveSite } from '../../../scripts/workerd'
import { ask } from '../site/ask'

const origin = inject('origin')
const dist = new URL('../../../dist/', import.meta.url).pathname

/** Reads a prerendered page from the build: one line of JSON facts, then the body. */
function readSnapshot(...page: Parameters<typeof prerenderedPath>): { facts: PageFacts; body: Buffer } {
  const file = readFileSync(`${dist}client${prerenderedPath(...page)}`)
  const end = file.indexOf('\n')
  return { facts: JSON.parse(String(file.subarray(0, end))), body: file.subarray(end + 1) }
}

it('the build prerenders every content page exactly as the Worker renders it', async () => {
  const fresh = await prerenderPages(dist)
  expect(new Set(fresh.map(({ path }) => path))).toEqual(
    new Set([
      ...allAddresses().flatMap(({ path, life }) => (life === 'content' ? [path] : [])),
      '/not-found',
    ]),
  )
  for (const { facts, html, ...variant } of fresh) {
    const { path } = variant
    const plain = readSnapshot(variant)
    expect(String(plain.body), path).toBe(html)
    expect(plain.facts).toEqual(facts)
    const small = readSnapshot(variant, 'br')
    expect(String(brotliDecompressSync(small.body)), path).toBe(html)
    expect(small.facts).toEqual(facts)
  }
})

it('serves prerendered pages at their addresses, with the origin of this deployment', async () => {
  for (const address of allAddresses()) {
    const { path, life } = address
    if (life !== 'content' || path === '/') continue
    const response = await fetch(origin + path)
    const { facts, body } = readSnapshot({
      path,
      language: 'en-US',
      since: pageDays(address, Date.now()).since,
    })
    expect(response.headers.get('etag')).toBe(facts.etag)
    expect(await response.text()).toBe(String(body).replaceAll(facts.origin, origin))
  }
})

it('does not serve the files of prerendered pages or message catalogues directly', async () => {
  const pages = ['/_pages/us.en-US', '/_pages/us.en-US.br', '/_pages/index.pt-BR']
  const texts = ['/_texts/en-US/common.json', '/_texts/pt-BR/photos/checkout.json']
  for (const path of [...pages, '/_pages/', '/_pages', ...texts, '/_texts/', '/_texts']) {
    const response = await fetch(origin + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).not.toContain('"hashes"')
  }
  for (const path of [...pages, ...texts]) expect(existsSync(`${dist}client${path}`)).toBe(true)
})

describe('at the origin of the build', () => {
  let site: Served
  beforeAll(async () => {
    const { vars } = JSON.parse(readFileSync(`${dist}server/wrangler.json`, 'utf8'))
    site = await serveSite(dist, { variables: vars })
  })
  afterAll(() => site.stop())

  const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' }

  it.each([
    ['/us', {}],
    ['/br', {}],
    ['/', { 'accept-language': 'pt-BR' }],
    ['/', { 'accept-language': 'en' }],
    ['/us?from=a-link', {}],
  ])('%s %o is served with the build’s brotli encoding to clients that accept it', async (path, headers) => {
    const plain = await ask(site.origin + path, headers)
    expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      200,
      undefined,
      expect.stringContaining('Accept-Encoding'),
    ])
    const small = await ask(site.origin + path, { ...headers, ...browserHeaders })
    expect([small.status, small.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
    expect(small.body.length).toBeLessThan(plain.body.length / 3)
    const comparable = ({ headers: { 'x-request-id': _, date: __, ...rest } }: typeof plain) => ({
      ...rest,
      etag: rest.etag?.replace('W/', ''),
      'content-length': undefined,
      'content-encoding': undefined,
      'transfer-encoding': undefined,
    })
    expect(comparable(small)).toEqual(comparable(plain))
    expect([plain.headers.etag, small.headers.etag?.replace('W/', '')]).toEqual([
      expect.not.stringContaining('W/'),
      plain.headers.etag,
    ])
    for (const { etag = '' } of [plain.headers, small.headers]) {
      const again = await ask(site.origin + path, { ...headers, ...browserHeaders, 'if-none-match': etag })
      expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([
        304,
        0,
        undefined,
      ])
    }
    const head = await ask(site.origin + path, { ...headers, ...browserHeaders }, 'HEAD')
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, small.headers.etag])
  })

  it.each([
    ['br', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['gzip, BR', true],
    ['br;q=0.001', true],
    ['gzip', false],
    ['gzip, br;q=0', false],
    ['br; q=0.000, gzip', false],
    ['brotli, xbr, br-2', false],
    ['identity', false],
    ['', false],
  ])('Accept-Encoding “%s” gets brotli: %s', async (codings, accepts) => {
    const { headers, body } = await ask(`${site.origin}/privacy-policy`, { 'accept-encoding': codings })
    expect(headers['content-encoding']).toBe(accepts ? 'br' : undefined)
    expect(String(accepts ? brotliDecompressSync(body) : body)).toContain('<!DOCTYPE html>')
  })

  it('serves private and missing pages without content encoding', async () => {
    for (const [path, status] of [
      ['/photo-instructions?session_id=cs_test_nobody', 200],
      ['/us/nothing-here', 404],
    ] as const) {
      const { status: received, headers, body } = await ask(site.origin + path, browserHeaders)
      expect([path, received, headers['content-encoding']]).toEqual([path, status, undefined])
      expect(String(body)).toContain('</html>')
    }
  })
})
