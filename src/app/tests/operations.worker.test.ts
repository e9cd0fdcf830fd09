import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { createServices } from '~/server/services'
import { origin, send } from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'
import { app } from '~tests/worker/support/worker'
import { withEnv } from './withEnv'

/** A body without a content length, and the number of bytes read from it. */
function streamOf(bytes: number, chunk = 64 * 1024) {
  const state = { read: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.read >= bytes) return controller.close()
      state.read += chunk
      controller.enqueue(new Uint8Array(chunk).fill(120))
    },
  })
  return { body, state }
}
describe('rejected request bodies', () => {
  it.each([
    ['POST', '/us', 405],
    ['POST', '/nope', 404],
    ['POST', '/orders', 413],
    ['POST', '/contact', 413],
    ['POST', '/ai-photo-service', 308],
    ['POST', '/_serverFn/contact', 413],
    ['POST', '/_serverFn/nope', 413],
    ['POST', '/csp-reports', 413],
    ['PUT', '/photos', 400],
    ['DELETE', '/healthz', 405],
  ])('%s %s returns %d and reads the whole body', async (method, path, status) => {
    const { body, state } = streamOf(300 * 1024)
    expect((await send(path, { method, body })).status).toBe(status)
    expect(state.read).toBeGreaterThanOrEqual(300 * 1024)
  })

  it('reads only a bounded part of an endless body', async () => {
    const { body, state } = streamOf(Number.POSITIVE_INFINITY, 1024 * 1024)
    expect((await send('/nope', { method: 'POST', body })).status).toBe(404)
    expect(state.read).toBeLessThan(40 * 1024 * 1024)
  })

  it.each(['stripe', 'paypal'])(
    'R-API-14 a webhook of %s over 1 MB returns 413, with or without a content length',
    async (provider) => {
      const { lines } = await logLines(async () => {
        const path = `/webhooks/${provider}`
        const { body, state } = streamOf(1100 * 1024)
        expect((await send(path, { method: 'POST', body })).status).toBe(413)
        expect(state.read).toBeGreaterThanOrEqual(1100 * 1024)
        expect((await send(path, { method: 'POST', body: 'x'.repeat(1100 * 1024) })).status).toBe(413)
        // Within the limit but unsigned: read, then rejected for its signature.
        expect((await send(path, { method: 'POST', body: 'x'.repeat(1000 * 1024) })).status).toBe(400)
      })
      const failed = lines.filter(({ event }) => event === 'webhook_failed')
      expect(failed.map(({ code }) => code)).toEqual(['too_large', 'too_large', 'bad_signature'])
      expect(failed.every((line) => line.provider === provider)).toBe(true)
    },
  )
})
describe('a page compressed by the build', () => {
  const path = '/privacy-policy-br'
  const compressed = new Uint8Array([1, 2, 3])
  const facts = { status: 200, etag: '"of-the-page"', origin, hashes: { script: [], style: [] } }
  const file = new Blob([`${JSON.stringify(facts)}\n`, compressed])
  const ASSETS = {
    fetch: async (url: URL) =>
      url.pathname.endsWith('.br') ? new Response(file) : new Response('', { status: 404 }),
  }

  it.each([
    ['a browser that accepts it, behind a platform with another Accept-Encoding', 'gzip', 'gzip, br', true],
    ['one that does not, behind a platform that does', 'gzip, br', 'gzip', false],
    ['one without Accept-Encoding, behind the platform', 'gzip, br', '', false],
    ['one that accepts it, without a platform', 'gzip, br', undefined, true],
    ['one without Accept-Encoding, without a platform', '', undefined, false],
  ])('is sent as its request allows: %s', async (_, codings, clientAcceptEncoding, reads) => {
    const headers = { 'accept-encoding': codings }
    const cf = clientAcceptEncoding === undefined ? {} : { cf: { clientAcceptEncoding } }
    const answer = await withEnv({ ASSETS }, () => send(path, { headers, ...cf }))
    const body = await answer.bytes()
    expect([
      answer.headers.get('content-encoding'),
      answer.headers.get('etag') === 'W/"of-the-page"',
    ]).toEqual([reads ? 'br' : null, reads])
    expect(body.length === compressed.length).toBe(reads)
  })
})
describe('plain http', () => {
  const over = (url: string, init?: RequestInit) =>
    withEnv({ PUBLIC_ORIGIN: 'https://www.shop.example' }, async () => app.fetch(new Request(url, init)))

  it.each([
    ['/us?utm=a%20b', 'GET'],
    ['/nope', 'GET'],
    ['/orders', 'POST'],
    ['/webhooks/stripe', 'POST'],
    ['/photos', 'PUT'],
    ['//evil.example/x', 'GET'],
  ])('redirects %s (%s) to https on the site’s own host', async (path, method) => {
    const answer = await over(`http://evil.example${path}`, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `https://www.shop.example${path}`])
  })

  it('does not redirect on https, or when the site’s own origin is http', async () => {
    expect((await over('https://www.shop.example/us')).status).toBe(200)
    expect((await send('/us')).status).toBe(200)
  })
})
describe('a variable that is missing or malformed', () => {
  it.each([
    ['PHOTO_LINK_SECRET', 'short'],
    ['STRIPE_SECRET_KEY', 'pk_live_wrong'],
    ['STRIPE_WEBHOOK_SECRET', 'wrong'],
    ['PAYPAL_MERCHANT_ID', 'wrong'],
    ['PAYPAL_ENVIRONMENT', 'prod'],
  ])('%s does not break pages', async (name, value) => {
    await withEnv({ [name]: value }, async () => {
      for (const path of ['/', '/us', '/br', '/payment', '/upload', '/thank-you', '/sitemap.xml'])
        expect((await send(path)).status, path).toBe(200)
    })
  })

  it('photos are neither accepted nor served without the link secret', async () => {
    await withEnv({ PHOTO_LINK_SECRET: 'short' }, async () => {
      const put = await send('/photos', { method: 'PUT', body: 'x' })
      expect([put.status, await put.json()]).toEqual([503, { code: 'not_configured' }])
      expect((await send('/photos/x?expires=1&signature=x')).status).toBe(503)
    })
  })

  it('is logged once by name, without its value', async () => {
    const { lines, text } = await logLines(() =>
      withEnv({ PAYPAL_WEBHOOK_ID: '', STRIPE_SECRET_KEY: 'sk_secret' }, async () => {
        for (let times = 0; times < 5; times++) await send('/us')
        await send('/payment')
      }),
    )
    const codes = lines.filter(({ event }) => event === 'config_failed').map(({ code }) => code)
    expect(codes.filter((code) => code === 'PAYPAL_WEBHOOK_ID: malformed')).toHaveLength(1)
    expect(text).not.toContain('sk_secret')
  })

  it('a malformed key does not enable the payment sandbox', async () => {
    await withEnv({ STRIPE_SECRET_KEY: 'sk_wrong' }, async () =>
      expect(createServices().config).toMatchObject({
        payments: { stripe: { mode: 'unavailable', keys: undefined } },
        problems: ['STRIPE_SECRET_KEY: malformed', 'STRIPE_WEBHOOK_SECRET: not set'],
      }),
    )
  })
})
describe('log lines', () => {
  it('of a request have the same id as its response', async () => {
    let id: string | null = ''
    const { lines } = await logLines(async () => {
      id = (await send('/nowhere')).headers.get('x-request-id')
    })
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line.request).toBe(id)
  })

  it('use the platform’s id if valid, and no arbitrary text', async () => {
    const idOf = async (ray: string) =>
      (await send('/us', { headers: { 'cf-ray': ray } })).headers.get('x-request-id')
    expect(await idOf('8f0c2d3e4a5b6c7d-GRU')).toBe('8f0c2d3e4a5b6c7d-GRU')
    expect(await idOf('"} {"event":"paid"')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await idOf('a'.repeat(5000))).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('report a failed job with its code', async () => {
    const services = createServices()
    const db = new Proxy(services.db, {
      get: () => {
        throw new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
      },
    })
    const { lines } = await logLines(() => runScheduledJobs({ ...services, db }))
    const failed = lines.filter(({ event }) => event === 'job_failed')
    expect(failed.length).toBeGreaterThanOrEqual(4)
    for (const line of failed) expect(line).toMatchObject({ job: expect.any(String), code: 'D1_ERROR' })
  })
})
