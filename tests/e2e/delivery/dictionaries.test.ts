import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Served, serveSite } from '../../../scripts/workerd'
import { ask } from '../site/ask'
import { newVisitor } from '../site/visit'

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Length of the header of a body in `dcz`: eight fixed bytes and the SHA-256 of the dictionary. */
const headerLength = 40

let site: Served
beforeAll(async () => {
  const { vars } = JSON.parse(readFileSync(`${dist}server/wrangler.json`, 'utf8'))
  site = await serveSite(dist, { variables: vars })
})
afterAll(() => site.stop())

const codings = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' }
const plain = async (path: string) => (await ask(site.origin + path)).body
const sha256 = (body: Buffer) => createHash('sha256').update(body).digest()
const available = (digest: Buffer) => ({ 'available-dictionary': `:${digest.toString('base64')}:` })

describe('a page that follows another', () => {
  it.each([
    ['/us', '/launch-us'],
    ['/us', '/ai-agent-automation-us'],
    ['/momentum-us', '/us'],
    ['/momentum-us', '/dominion-us'],
    ['/br', '/launch-br'],
    ['/dominion-br', '/privacy-policy-br'],
  ])('is sent as its difference from it: %s, %s', async (from, to) => {
    const dictionary = await plain(from)
    const expected = await plain(to)
    const headers = { ...codings, ...available(sha256(dictionary)) }
    const small = await ask(site.origin + to, headers)
    expect([small.status, small.headers['content-encoding']]).toEqual([200, 'dcz'])
    expect(small.headers.vary).toContain('Available-Dictionary')
    expect(small.body.subarray(8, headerLength).equals(sha256(dictionary))).toBe(true)
    expect(zstdDecompressSync(small.body.subarray(headerLength), { dictionary }).equals(expected)).toBe(true)
    const { body } = await ask(site.origin + to, { 'accept-encoding': 'br' })
    expect(small.body.length).toBeLessThan(body.length * 0.75)
    // All its codings are the same page.
    const again = await ask(site.origin + to, { ...headers, 'if-none-match': small.headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    ['an unknown dictionary', async () => available(sha256(Buffer.from('another page')))],
    ['a page of the other edition', async () => available(sha256(await plain('/br')))],
    ['itself', async () => available(sha256(await plain('/launch-us')))],
    ['no digest', async () => ({ 'available-dictionary': '::' })],
    ['a path', async () => ({ 'available-dictionary': ':../../us.en-US:' })],
    [
      'a coding that is refused',
      async () => ({
        ...available(sha256(await plain('/us'))),
        'accept-encoding': 'br, dcz;q=0',
      }),
    ],
  ])('is sent in brotli to a client with %s', async (_, headers) => {
    const answer = await ask(`${site.origin}/launch-us`, { ...codings, ...(await headers()) })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(answer.body).equals(await plain('/launch-us'))).toBe(true)
  })
})

it.each([
  ['/us', true],
  ['/br', true],
  ['/launch-us', true],
  ['/dominion-br', true],
  // Its address has two variants, which depend on the language.
  ['/', false],
  ['/ai-agent-automation-us', false],
  ['/payment', false],
  ['/nowhere', false],
])('%s is kept by browsers as a dictionary: %s', async (path, isKept) => {
  const { headers } = await ask(site.origin + path, codings)
  expect(headers['use-as-dictionary']).toBe(isKept ? 'match="/*", match-dest=("document")' : undefined)
})

it('a browser reads the next page by the last one', async () => {
  // This server has no static files.
  const page = await newVisitor({ allow: /Failed to load resource/ })
  const size = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return visit?.encodedBodySize ?? 0
    })
  const text = () => page.locator('main').innerText()
  await page.goto(`${site.origin}/momentum-us`)
  const [whole, expected] = [await size(), await text()]
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(`${site.origin}/us`)
  // The browser stores the dictionary after the page is shown.
  await expect
    .poll(async () => {
      await page.goto(`${site.origin}/momentum-us?again=${Math.random()}`)
      return (await size()) / whole
    })
    .toBeLessThan(0.6)
  expect(await text()).toBe(expected)
})
