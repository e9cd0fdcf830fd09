import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RenderPage } from '~/app/pages/pages'
import { createApp } from '~/app/server'
import { site } from '~/catalog/site'
import { origin } from '~tests/worker/support/buyer'

/** An application whose renderer fails until `mend` is called. */
function failing(render: RenderPage) {
  let mended = false
  const app = createApp((request) => (mended ? new Response('<title>whole</title>') : render(request)))
  return {
    ask: (path: string, init: RequestInit = {}) =>
      Promise.resolve(app.fetch(new Request(origin + path, { redirect: 'manual', ...init }))),
    mend: () => {
      mended = true
    },
  }
}

let lines: string[]
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const secret = 'no such column: buyer@example.com'

describe('R-ERR-21 a renderer that', () => {
  const failures: [string, RenderPage][] = [
    [
      'throws',
      () => {
        throw new TypeError(secret)
      },
    ],
    ['rejects', () => Promise.reject(new TypeError(secret))],
    [
      'answers 500',
      () =>
        new Response(`<p>${secret}</p>`, {
          status: 500,
          headers: { ETag: '"x"', 'Cache-Control': 'public' },
        }),
    ],
  ]

  it.each(failures)(
    '%s: the failure page shows the request id of the log, and nothing is cached',
    async (_, render) => {
      for (const path of ['/us', '/payment', '/nowhere']) {
        const { ask, mend } = failing(render)
        const failed = await ask(path, { headers: { 'cf-ray': '8f2c-GRU' } })
        const page = await failed.text()
        expect([failed.status, failed.headers.get('etag')]).toEqual([500, null])
        expect(failed.headers.get('cache-control')).toBe('private, no-store')
        expect(failed.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(failed.headers.get('x-request-id')).toBe('8f2c-GRU')
        expect(page).toContain('<code translate="no">8f2c-GRU</code>')
        expect(page).toContain(`href="mailto:${site.contact.us.email}?subject=Something%20went%20wrong`)
        expect(page + lines.join()).not.toContain('buyer@example.com')
        const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'failed')
        expect(logged.at(-1)).toMatchObject({ request: '8f2c-GRU', path })
        mend()
        expect(await (await ask(path)).text()).toContain('whole')
      }
    },
  )
})

describe('R-ERR-21 the failure page', () => {
  const { ask } = failing(() => Promise.reject(new Error('down')))
  const languageOf = async (path: string, headers: HeadersInit = {}, init: RequestInit = {}) =>
    (await (await ask(path, { headers, ...init })).text()).match(/<html lang="([^"]*)"/)?.[1]

  it.each([
    ['/payment', { 'accept-language': 'pt' }, 'en-US'],
    ['/payment-br', { 'accept-language': 'en' }, 'pt-BR'],
    ['/', { 'accept-language': 'pt-BR,en;q=0.5' }, 'pt-BR'],
    ['/', { 'accept-language': 'en' }, 'en-US'],
    ['/nowhere-br', { 'accept-language': 'en' }, 'pt-BR'],
    ['/nowhere', { 'accept-language': 'pt' }, 'pt-BR'],
  ])('is in the language of %s for %o: %s', async (path, headers, language) => {
    expect(await languageOf(path, headers)).toBe(language)
  })

  it('links a form submitter back to the form page, and returns a code to scripts', async () => {
    // A connection that breaks off is an unexpected failure.
    const broken = () =>
      new ReadableStream({ start: (stream) => stream.error(new Error('The connection was lost')) })
    const post = (accept: string) =>
      ask('/orders', {
        method: 'POST',
        body: broken(),
        headers: {
          accept,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          referer: `${origin}/payment-br?plan=pro`,
        },
      })
    const page = await post('text/html,*/*;q=0.8')
    expect(page.status).toBe(500)
    const text = await page.text()
    expect(text).toContain('<html lang="pt-BR">')
    expect(text).toContain('<a href="/payment-br?plan=pro">')
    const code = await post('*/*')
    expect([code.status, await code.json()]).toEqual([500, { code: 'server_error' }])
  })

  it('ignores a request id sent by the visitor', async () => {
    const failed = await ask('/us', { headers: { 'x-request-id': 'mine' } })
    expect(failed.headers.get('x-request-id')).not.toBe('mine')
    expect(await failed.text()).not.toContain('mine<')
  })
})
