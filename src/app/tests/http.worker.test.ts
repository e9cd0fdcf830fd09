import { describe, expect, it } from 'vitest'
import { allAddresses, allAliases, canonicalPath, pathOf } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { origin, send } from '~tests/worker/support/buyer'

describe('addresses', () => {
  it.each(allAddresses().map(({ path }) => path))(
    'R-RTE-06 %s returns 200 for GET and HEAD and 405 otherwise',
    async (path) => {
      expect((await send(path)).status).toBe(200)
      const head = await send(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await send(path, { method })
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
    },
  )

  it.each(allAliases())(
    'R-RTE-01 R-RTE-13 R-RTE-15 R-STK-06 alias %s returns 308 and keeps the query',
    async (alias) => {
      const answer = await send(`${alias}?plan=pro&utm=a%20b`)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        308,
        `${canonicalPath(alias)}?plan=pro&utm=a%20b`,
      ])
    },
  )

  it.each([
    ['/Payment', '/payment'],
    ['/payment/', '/payment'],
    ['//payment', '/payment'],
    ['/UPLOAD-BR/?session_id=cs_1', '/upload-br?session_id=cs_1'],
    ['/us/payment', '/payment'],
    ['/P%61yment?plan=pro', '/payment?plan=pro'],
    ['/br/photo-instructions', '/instrucoes-upload'],
  ])('R-RTE-19 %s redirects to %s', async (from, to) => {
    const answer = await send(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
  })

  it.each(['/nowhere', '/payment/x', '//evil.example/payment', '/us/nowhere'])(
    'R-RTE-16 R-STK-06 %s returns 404 without a redirect',
    async (path) => {
      const answer = await send(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each([
    ['/nowhere', 'pt-BR,pt;q=0.9', 'pt-BR', 'Accept-Language'],
    ['/nowhere', 'en', 'en-US', 'Accept-Language'],
    ['/lauch-br', 'en', 'pt-BR', null],
    ['/br/nowhere', 'en', 'pt-BR', null],
    ['/instrucoes', 'en', 'pt-BR', null],
    ['/lauch-us', 'pt', 'en-US', null],
  ])('R-ERR-01 %s with Accept-Language %s returns 404 in %s', async (path, header, language, vary) => {
    const answer = await send(path, { headers: { 'accept-language': header } })
    expect([answer.status, answer.headers.get('vary')]).toEqual([404, vary])
    expect(await answer.text()).toContain(`data-language="${language}"`)
  })
})
describe('every response', () => {
  it.each([
    ['a page', '/payment', {}],
    ['a cached page', '/ai-photo-service-us', {}],
    ['a redirect', '/ai-photo-service', {}],
    ['a missing page', '/nowhere', {}],
    ['a wrong method', '/payment', { method: 'POST' }],
    ['a rejection', '/photos', { method: 'PUT', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a webhook', '/webhooks/stripe', { method: 'POST', body: '{}' }],
    ['an unknown call', '/orders/x', { method: 'POST', body: 'x' }],
  ])('has the security headers: %s', async (_, path, init) => {
    const { headers } = await send(path, init)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  it('allows an inline script by the hash of exactly its text', async () => {
    const { headers } = await send('/payment')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('start()'))
    expect(headers.get('content-security-policy')).toContain(`'sha256-${new Uint8Array(digest).toBase64()}'`)
  })

  it('is never built from the request’s Host', async () => {
    const answer = await send('/ai-photo-service', { headers: { host: 'evil.example' } })
    expect(answer.headers.get('location')).toBe('/ai-photo-service-us')
  })
})
describe('the landing page', () => {
  const languageOf = async (headers: HeadersInit, cf?: { country: string }) => {
    const answer = await send('/', { headers, ...(cf ? { cf } : {}) })
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Accept-Language, Accept-Encoding'])
    expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    return (await answer.text()).match(/data-language="([^"]*)"/)?.[1]
  }

  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['PT-PT', 'pt-BR'],
    ['en-GB,pt;q=0.9', 'en-US'],
    ['fr,pt;q=0.8,en;q=0.5', 'pt-BR'],
    ['fr, de;q=0.9', 'en-US'],
    ['pt;q=0, en;q=0.1', 'en-US'],
    ['', 'en-US'],
    ['*', 'en-US'],
    [';;;q=x,,', 'en-US'],
  ])('R-LND-13 for “%s” is in %s', async (header, language) => {
    expect(await languageOf({ 'accept-language': header })).toBe(language)
  })

  it('R-LND-13 uses the country without Accept-Language, and English for bots', async () => {
    for (const country of ['BR', 'PT', 'AO', 'MZ']) expect(await languageOf({}, { country })).toBe('pt-BR')
    for (const country of ['US', 'T1']) expect(await languageOf({}, { country })).toBe('en-US')
    expect(await languageOf({})).toBe('en-US')
  })
})
describe('for search engines', () => {
  it('R-SEO-02 the sitemap lists exactly the indexable pages, with their alternates', async () => {
    const answer = await send('/sitemap.xml')
    const map = await answer.text()
    expect(answer.headers.get('content-type')).toContain('xml')
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toEqual(
      allAddresses()
        .filter(({ indexable }) => indexable)
        .map(({ path }) => origin + path),
    )
    expect(map).toContain(`hreflang="pt-BR" href="${origin}${pathOf('photo-service', 'br')}"`)
    expect(map).toContain(`hreflang="x-default" href="${origin}/"`)
    for (const path of ['/payment', '/upload', '/thank-you']) expect(listed).not.toContain(origin + path)
  })

  it('R-SEO-02 robots.txt links the sitemap', async () => {
    expect(await (await send('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('security.txt has a contact and expires within a year of the build (RFC 9116)', async () => {
    const answer = await send('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const text = await answer.text()
    const fields = [...text.matchAll(/^([A-Z][\w-]+): (\S.*)$/gm)].map(([, name, value = '']) => [
      name,
      value,
    ])
    expect(fields).toHaveLength(text.trim().split('\n').length)
    const of = (name: string) => fields.flatMap(([field, value = '']) => (field === name ? [value] : []))
    expect(of('Contact')).toEqual(Object.values(site.contact).map(({ email }) => `mailto:${email}`))
    const days = (Date.parse(of('Expires')[0] ?? '') - Date.now()) / 86_400_000
    expect(of('Expires')).toHaveLength(1)
    expect(days > 300 && days < 365).toBe(true)
    expect(of('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
  })

  it('the manifest has the name and maskable icons', async () => {
    const answer = await send('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const { name, start_url, icons } = (await answer.json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect([name, start_url]).toEqual([site.brand, '/'])
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ])
  })
})
describe('page caching', () => {
  it('R-RTE-10 caches a content page by path and returns 304 for its ETag', async () => {
    const first = await send('/ai-photo-service-br?utm=1')
    const second = await send('/ai-photo-service-br?utm=2')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toBeTruthy()
    expect(second.headers.get('etag')).toBe(etag)
    expect(first.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    )
    for (const known of [etag, `W/${etag}`, `"a", W/"b",${etag}`, '*']) {
      const again = await send('/ai-photo-service-br', { headers: { 'if-none-match': known } })
      expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    }
    const other = await send('/ai-photo-service-br', { headers: { 'if-none-match': '"a", W/"b"' } })
    expect([other.status, other.headers.get('etag')]).toEqual([200, etag])
  })

  it.each(['/payment', '/upload?session_id=cs_1', '/photo-instructions?session_id=cs_1', '/thank-you-br'])(
    'does not cache %s',
    async (path) => {
      const { headers } = await send(path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('etag')).toBeNull()
    },
  )
})
