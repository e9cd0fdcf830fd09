import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type PageFacts, prerenderedPath } from '~/app/prerenderedPage'
import { addressAt, allAddresses } from '~/catalog/addresses'
import { checkoutPlanKeys } from '~/catalog/checkoutPlanKeys'
import { pageDays } from '~/server/pages/pageDays'
import { sandboxKeys } from '../../../dev/sandbox/keys'
import { prerenderPages } from '../../../scripts/prerender/render'
import { type Served, serveSite } from '../../../scripts/workerd'
import { ask } from '../site/ask'

const origin = inject('origin')
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Reads a prerendered page from the build: one line of JSON facts, then the body. */
function readPrerendered(...page: Parameters<typeof prerenderedPath>): { facts: PageFacts; body: Buffer } {
  const file = readFileSync(`${dist}client${prerenderedPath(...page)}`)
  const end = file.indexOf('\n')
  return { facts: JSON.parse(String(file.subarray(0, end))), body: file.subarray(end + 1) }
}

/** Form keys and render times: the only values in which two renderings of a private page differ. */
const ofRendering = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b1[78]\d{11}\b/g
const withoutThem = (html: string) => html.replace(ofRendering, '')

it('the build prerenders every page that needs no session exactly as the Worker renders it', async () => {
  const fresh = await prerenderPages(dist)
  expect(new Set(fresh.map(({ path }) => path))).toEqual(
    new Set([...allAddresses().map(({ path }) => path), '/not-found']),
  )
  expect(
    new Set(fresh.flatMap(({ path, choice = '' }) => (/payment/.test(path) ? [`${path} ${choice}`] : []))),
  ).toEqual(
    new Set(
      checkoutPlanKeys.flatMap((plan) => [
        `/payment ${plan}`,
        `/payment ${plan}.wallet`,
        `/payment-br ${plan}`,
      ]),
    ),
  )
  for (const { facts, html, ...variant } of fresh) {
    const { path } = variant
    const comparable = addressAt(path)?.life === 'private' ? withoutThem : (text: string) => text
    const factsOf = ({ etag, hashes, ...rest }: PageFacts) =>
      comparable === withoutThem ? rest : { etag, hashes, ...rest }
    const plain = readPrerendered(variant)
    expect(comparable(String(plain.body)), path).toBe(comparable(html))
    expect(factsOf(plain.facts)).toEqual(factsOf(facts))
    const small = readPrerendered(variant, 'br')
    expect(String(brotliDecompressSync(small.body)), path).toBe(String(plain.body))
    expect(small.facts).toEqual(plain.facts)
  }
})

/** Values of an attribute in a page. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const sandboxWallet = JSON.stringify({
  clientId: sandboxKeys.paypalClientId,
  environment: 'sandbox',
  standIn: '/__sandbox/paypal/sdk.js',
}).replaceAll('"', '&quot;')

it('serves prerendered private pages with a new form key, the deployment’s wallet and a policy that fits', async () => {
  const cases = checkoutPlanKeys.flatMap((plan) => [
    [`/payment?plan=${plan}`, `${plan}.wallet`],
    [`/payment-br?plan=${plan}&from=mail`, plan],
  ])
  const keys = new Set<string>()
  for (const [path = '', choice] of [
    ...cases,
    ['/upload?session_id=%20'],
    ['/upload-br'],
    ['/thank-you'],
    ['/thank-you-br'],
  ]) {
    const response = await fetch(origin + path)
    const served = await response.text()
    const [plain = ''] = path.split('?')
    const { facts, body } = readPrerendered({ path: plain, language: 'en-US', choice })
    const [key] = valuesOf(served, 'name="requestKey" value')
    const [wallet] = valuesOf(served, 'data-wallet')
    const fill = (html: string) =>
      html
        .replace(/(name="requestKey" value=")[^"]*/, `$1${key}`)
        .replace(/(data-wallet=")[^"]*/, `$1${wallet}`)
        .replaceAll(facts.origin, origin)
    expect(served, path).toBe(fill(String(body)))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const [, script = ''] of served.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g))
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    if (choice === undefined) continue
    keys.add(key ?? '')
    expect(wallet, path).toBe(choice.endsWith('wallet') ? sandboxWallet : 'null')
  }
  expect(keys.size).toBe(cases.length)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

it('serves prerendered pages at their addresses, with the origin of this deployment', async () => {
  for (const address of allAddresses()) {
    const { path, life } = address
    if (life !== 'content' || path === '/') continue
    const response = await fetch(origin + path)
    const { facts, body } = readPrerendered({
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
