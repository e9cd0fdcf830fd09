import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allAddresses, pathOf } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { fontFiles } from '~/ui/theme/fonts'
import { isDelivered } from '../../agreed/unlessChanged'
import { paidCard, playStudio } from '../journeys/provider'
import { beginForm, homes, readHome } from '../journeys/readHome'
import { hydrated, newVisitor, origin, setUpPages, visit } from '../site/visit'
import { brotli, brotliFile, client } from './weigh'

const html = async (path: string) => (await fetch(origin + path)).text()
const scriptOf = (page: string) => page.match(/<script type="module" async="" src="([^"]+)"/)?.[1] ?? ''

setUpPages()

describe('budgets, in bytes after brotli', () => {
  // The homes have as much text as six other pages, tell of one night, and have styles for their first window above the
  // banner; the Brazilian home also counts power-ups without script. React pages wrap each text in an element for
  // translators.
  const limits: Record<string, number> = {
    '/us': 22_000,
    '/br': 25_630,
    '/payment': 9_100,
    '/payment-br': 9_420,
  }
  it.each(allAddresses().map(({ path }) => [path, limits[path] ?? 16_000]))(
    '%s: HTML with its style sheet at most %i bytes',
    async (path, limit) => {
      expect(brotli(await html(path))).toBeLessThanOrEqual(limit)
    },
  )

  it('script before any interaction is at most 1.6 kB', async () => {
    const entry = scriptOf(await html('/ai-photo-service-us'))
    expect(brotliFile(entry)).toBeLessThanOrEqual(1_600)
  })

  it.each(homes)(
    'a complete reading visit of %s loads at most 5 kB of script, and 92 kB once its form is focused',
    async (path) => {
      const page = await visit(path, { reducedMotion: 'reduce' })
      const scripts = new Set<string>()
      page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
      await page.reload()
      // An owner's challenge loads the script of its provider, too.
      const own = () => [...scripts].filter((url) => url.startsWith(origin))
      const loaded = () => own().reduce((sum, url) => sum + brotliFile(new URL(url).pathname), 0)
      await readHome(page, path)
      process.stdout.write(`${path}: ${loaded()} bytes of script to read it all\n`)
      expect(loaded()).toBeLessThanOrEqual(5_000)
      await beginForm(page)
      process.stdout.write(`${path}: ${loaded()} bytes with its form begun\n`)
      expect(loaded()).toBeLessThanOrEqual(92_000)
    },
  )

  it.each([
    ['upload', 107_500],
    ['thank-you', 110_000],
  ] as const)('of an order, %s loads at most %i bytes of script', async (screen, limit) => {
    const session = await paidCard(origin, 'us')
    if (screen === 'thank-you') await playStudio(origin, session)
    const page = await newVisitor()
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
    await page.goto(`${origin}${pathOf(screen, 'us')}?session_id=${session}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const loaded = [...scripts].reduce((sum, url) => sum + brotliFile(new URL(url).pathname), 0)
    process.stdout.write(`${screen} of an order: ${loaded} bytes of script in ${scripts.size} files\n`)
    // Its scripts contain the owner's values, which may be longer.
    const more = isDelivered('business') && isDelivered('contacts') ? 0 : 500
    expect(loaded).toBeLessThanOrEqual(limit + more)
  })

  it('both fonts are at most 45 kB', () => {
    const fonts = readdirSync(new URL('fonts/', client)).filter((file) => file.endsWith('.woff2'))
    expect(fonts).toHaveLength(2)
    expect(
      fonts.reduce((sum, file) => sum + statSync(new URL(`fonts/${file}`, client)).size, 0),
    ).toBeLessThanOrEqual(45_000)
  })

  it('everything above the fold of the service page takes at most 75 kB and 7 requests', async () => {
    const page = await html('/ai-photo-service-us')
    const eager = [...page.matchAll(/<img [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('loading="lazy"'))
    const images = new Set(eager.map((tag) => tag.match(/src="([^"]+)"/)?.[1] ?? ''))
    const fonts = fontFiles.map((file) => `/fonts/${file}.woff2`)
    const files = [scriptOf(page), ...images]
    const bytes =
      brotli(page) +
      fonts.reduce((sum, file) => sum + statSync(new URL(`.${file}`, client)).size, 0) +
      files.reduce((sum, file) => sum + brotliFile(file), 0)
    const requests = 1 + fonts.length + files.length
    expect({ bytes: bytes <= 75_000, requests: requests <= (site.logo ? 8 : 7) }).toEqual({
      bytes: true,
      requests: true,
    })
  })
})

it('files have the security headers, and assets are cached for a year', async () => {
  const asset = await fetch(origin + scriptOf(await html('/ai-photo-service-us')))
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/favicon.svg', '/people/sample-studio.svg', `/fonts/${fontFiles[0]}.woff2`]) {
    const { headers } = await fetch(origin + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

it('returns 404 for an unknown server function and rejects a cross-site call', async () => {
  const call = (name: string, headers: Record<string, string>) =>
    fetch(`${origin}/_serverFn/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{}',
    })
  expect((await call('no-such-function', { 'Sec-Fetch-Site': 'same-origin', Origin: origin })).status).toBe(
    404,
  )
  expect(
    (await call('upload-session', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })).status,
  ).toBe(403)
})
