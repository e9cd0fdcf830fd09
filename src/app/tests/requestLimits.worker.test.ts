import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { origin, send } from '~tests/worker/support/buyer'
import wrangler from '../../../wrangler.toml?raw'

describe('limits', () => {
  it('R-API-14 rejects large bodies before parsing them as forms', async () => {
    const body = new URLSearchParams({ edition: 'us', offer: 'service', plan: 'pro', x: 'y'.repeat(200_000) })
    expect((await send('/orders', { method: 'POST', body })).status).toBe(413)
  })

  describe('of payment starts', () => {
    /** A limiter like the platform's, with a limit per key. */
    const limiter = (most: number) => {
      const counts = new Map<string, number>()
      return {
        limit: ({ key }: { key: string }) => {
          counts.set(key, (counts.get(key) ?? 0) + 1)
          return Promise.resolve({ success: (counts.get(key) ?? 0) <= most })
        },
      }
    }
    const { PAYMENT_LIMIT, PAYMENT_FORM_LIMIT } = env
    beforeEach(() => Object.assign(env, { PAYMENT_LIMIT: limiter(30), PAYMENT_FORM_LIMIT: limiter(10) }))
    afterEach(() => Object.assign(env, { PAYMENT_LIMIT, PAYMENT_FORM_LIMIT }))

    const call = '/_serverFn/process-stripe-payment'
    const start = (path: string, headers: Record<string, string>) =>
      send(path, {
        method: 'POST',
        body: 'x',
        headers: { 'cf-connecting-ip': '2001:db8:1:2::1', ...headers },
      })
    /** The number of attempts that are not rate limited. */
    const admitted = async (tries: number, path: string, headers: (at: number) => Record<string, string>) => {
      let count = 0
      for (let at = 0; at < tries; at++) if ((await start(path, headers(at))).status !== 429) count++
      return count
    }

    it('R-API-14 allow ten a minute per form, and per browser without JavaScript', async () => {
      const key = crypto.randomUUID()
      expect(await admitted(15, call, () => ({ 'x-request-key': key }))).toBe(10)
      expect(await admitted(15, '/orders', () => ({ 'user-agent': 'one' }))).toBe(10)
    })

    it('R-API-14 allow many buyers of one mobile network, each with their own form', async () => {
      expect(await admitted(25, call, () => ({ 'x-request-key': crypto.randomUUID() }))).toBe(25)
      expect((await start(call, { 'cf-connecting-ip': '2001:db8:1:3::1' })).status).not.toBe(429)
    })

    it('R-API-14 limit an address that uses a new form key for each attempt', async () => {
      expect(await admitted(40, call, () => ({ 'x-request-key': crypto.randomUUID() }))).toBe(30)
      expect((await start('/orders', { 'cf-connecting-ip': '2001:db8:1:2:ffff::9' })).status).toBe(429)
    })

    it('R-API-14 treat an invalid key as a missing one', async () => {
      expect(await admitted(15, call, (at) => ({ 'x-request-key': `x${at}`, 'user-agent': 'two' }))).toBe(10)
    })

    it('return Retry-After, with a code to scripts and a localized page to forms', async () => {
      Object.assign(env, { PAYMENT_LIMIT: limiter(0) })
      const answer = await start(call, {})
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
      expect(await answer.json()).toEqual({ code: 'too_often' })
      for (const [referer, text] of [
        ['/payment', 'Please try again in a minute.'],
        ['/payment-br', 'Tente de novo em um minuto.'],
      ] as const) {
        const page = await start('/orders', { referer: origin + referer })
        expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
        expect(await page.text()).toContain(text)
      }
    })

    it('do not block payments when the limiter fails', async () => {
      const down = { limit: () => Promise.reject(new Error('down')) }
      Object.assign(env, { PAYMENT_LIMIT: down, PAYMENT_FORM_LIMIT: down })
      expect((await start(call, {})).status).not.toBe(429)
    })

    it('are higher per address than per form when deployed', () => {
      const limits = (name: string) =>
        [...wrangler.matchAll(new RegExp(`"${name}"[^[]*?limit = (\\d+)`, 'g'))].map(([, limit]) =>
          Number(limit),
        )
      expect(limits('PAYMENT_LIMIT')).toEqual([300, 60])
      expect(limits('PAYMENT_FORM_LIMIT')).toEqual([60, 10])
    })
  })

  describe('of lookups and of pages with a session', () => {
    const { SESSION_LIMIT } = env
    beforeEach(() => Object.assign(env, { SESSION_LIMIT: { limit: async () => ({ success: false }) } }))
    afterEach(() => Object.assign(env, { SESSION_LIMIT }))

    it.each(['/', '/us', '/instrucoes-upload', '/upload', '/payment-br', '/thank-you'])(
      'apply to %s only with a session in its address, which is rendered for each request',
      async (path) => {
        expect((await send(path)).status).toBe(200)
        const answer = await send(`${path}?session_id=cs_test_x1234567`)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
        expect(await answer.text()).toContain(path.match(/br|instru/) ? 'lang="pt-BR"' : 'lang="en-US"')
      },
    )

    it('count the completion of an approved payment by itself, and pages by themselves', async () => {
      const limit = async ({ key }: { key: string }) => ({ success: /^(capture|page) /.test(key) })
      Object.assign(env, { SESSION_LIMIT: { limit } })
      const call = (name: string, body = '{}') =>
        send(`/_serverFn/${name}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      expect((await call('order-page')).status).toBe(429)
      expect((await call('process-paypal-payment')).status).toBe(200)
      expect((await call('process-paypal-payment', 'x'.repeat(200_000))).status).toBe(413)
      expect((await send('/upload?session_id=cs_test_x1234567')).status).toBe(200)
      Object.assign(env, { SESSION_LIMIT: { limit: async () => ({ success: false }) } })
      expect((await call('process-paypal-payment')).status).toBe(429)
    })

    it('do not fail a page when the limiter is missing', async () => {
      Object.assign(env, { SESSION_LIMIT: undefined })
      expect((await send('/us?session_id=cs_test_x1234567')).status).toBe(200)
    })
  })

  it('reject cross-site posts', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])
      expect((await send('/orders', { method: 'POST', body: 'x', headers })).status).toBe(403)
    // In the language of the visitor, if the browser does not say from which page.
    for (const path of ['/orders', '/orders/link', '/orders/withdraw']) {
      const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': 'pt-BR' }
      const answer = await send(path, { method: 'POST', body: 'x', headers })
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('lang="pt-BR"')])
    }
    expect(origin).toBe('http://localhost:8787')
  })
})
