import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type PageFacts, prerenderedPath } from '~/app/prerenderedPage'
import { allAddresses } from '~/catalog/addresses'
import { freePort } from '../../scripts/freePort'
import { prerenderPages } from '../../scripts/prerender/render'
import { type Served, serveSite } from '../../scripts/workerd'
import { ask } from './ask'

const origin = inject('origin')
const dist = new URL('../../dist/', import.meta.url).pathname

/** A page as the build has written it: one line of facts, then its bytes. */
function readSnapshot(...page: Parameters<typeof prerenderedPath>): { facts: PageFacts; body: Buffer } {
  const file = readFileSync(`${dist}client${prerenderedPath(...page)}`)
  const end = file.indexOf('\n')
  return { facts: JSON.parse(String(file.subarray(0, end))), body: file.subarray(end + 1) }
}

it('every content page is rendered by the build, as the Worker renders it', async () => {
  const fresh = await prerenderPages(dist)
  expect(new Set(fresh.map(({ path }) => path))).toEqual(
    new Set([
      ...allAddresses().flatMap(({ path, life }) => (life === 'content' ? [path] : [])),
      '/not-found',
    ]),
  )
  for (const { path, language, facts, html } of fresh) {
    const plain = readSnapshot(path, language)
    expect(String(plain.body), path).toBe(html)
    expect(plain.facts).toEqual(facts)
    const small = readSnapshot(path, language, 'br')
    expect(String(brotliDecompressSync(small.body)), path).toBe(html)
    expect(small.facts).toEqual(facts)
  }
})

it('what the build has rendered answers at its address, with the origin of this deployment', async () => {
  for (const { path, life } of allAddresses()) {
    if (life !== 'content' || path === '/') continue
    const answer = await fetch(origin + path)
    const { facts, body } = readSnapshot(path, 'en-US')
    expect(answer.headers.get('etag')).toBe(facts.etag)
    expect(await answer.text()).toBe(String(body).replaceAll(facts.origin, origin))
  }
})

it('nobody but the Worker can ask for what the build has rendered, or for the texts that it renders from', async () => {
  const pages = ['/_pages/us.en-US', '/_pages/us.en-US.br', '/_pages/index.pt-BR']
  const texts = ['/_texts/en-US/common.json', '/_texts/pt-BR/photos/checkout.json']
  for (const path of [...pages, '/_pages/', '/_pages', ...texts, '/_texts/', '/_texts']) {
    const answer = await fetch(origin + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).not.toContain('"hashes"')
  }
  for (const path of [...pages, ...texts]) expect(existsSync(`${dist}client${path}`)).toBe(true)
})

describe('at the origin of the build', () => {
  let site: Served
  beforeAll(async () => {
    const { vars } = JSON.parse(readFileSync(`${dist}server/wrangler.json`, 'utf8'))
    site = await serveSite(await freePort(), dist, { variables: vars })
  })
  afterAll(() => site.stop())

  const ofBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

  it.each([
    ['/us', {}],
    ['/br', {}],
    ['/', { 'accept-language': 'pt-BR' }],
    ['/', { 'accept-language': 'en' }],
    ['/us?from=a-link', {}],
  ])('%s %o comes as small as the build has made it, to whoever reads that', async (path, headers) => {
    const plain = await ask(site.origin + path, headers)
    expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      200,
      undefined,
      expect.stringContaining('Accept-Encoding'),
    ])
    const small = await ask(site.origin + path, { ...headers, ...ofBrowser })
    expect([small.status, small.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true)
    expect(small.body.length).toBeLessThan(plain.body.length / 3)
    const ofBoth = ({ headers: { 'x-request-id': _, date: __, ...rest } }: typeof plain) => ({
      ...rest,
      etag: rest.etag?.replace('W/', ''),
      'content-length': undefined,
      'content-encoding': undefined,
      'transfer-encoding': undefined,
    })
    expect(ofBoth(small)).toEqual(ofBoth(plain))
    expect([plain.headers.etag, small.headers.etag?.replace('W/', '')]).toEqual([
      expect.not.stringContaining('W/'),
      plain.headers.etag,
    ])
    for (const { etag = '' } of [plain.headers, small.headers]) {
      const again = await ask(site.origin + path, { ...headers, ...ofBrowser, 'if-none-match': etag })
      expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([
        304,
        0,
        undefined,
      ])
    }
    const asked = await ask(site.origin + path, { ...headers, ...ofBrowser }, 'HEAD')
    expect([asked.status, asked.body.length, asked.headers.etag]).toEqual([200, 0, small.headers.etag])
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
  ])('a browser that says “%s” reads it: %s', async (codings, reads) => {
    const { headers, body } = await ask(`${site.origin}/privacy-policy`, { 'accept-encoding': codings })
    expect(headers['content-encoding']).toBe(reads ? 'br' : undefined)
    expect(String(reads ? brotliDecompressSync(body) : body)).toContain('<!DOCTYPE html>')
  })

  it('what is for one reader, or missing, comes as it is', async () => {
    for (const [path, status] of [
      ['/photo-instructions?session_id=cs_test_nobody', 200],
      ['/us/nothing-here', 404],
    ] as const) {
      const { status: answered, headers, body } = await ask(site.origin + path, ofBrowser)
      expect([path, answered, headers['content-encoding']]).toEqual([path, status, undefined])
      expect(String(body)).toContain('</html>')
    }
  })
})
