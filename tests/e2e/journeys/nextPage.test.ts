import { chromium } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { browserOptions, windowedBrowser } from '../site/browser'
import { desktop, origin, setUpPages, visit } from '../site/visit'

setUpPages()

const rulesHeader = async (path: string) => (await fetch(origin + path)).headers.get('speculation-rules')

describe('speculation rules load the next page before the click', () => {
  it('every content page references the rules, and no private page does', async () => {
    for (const { path, life } of allAddresses())
      expect([path, await rulesHeader(path)]).toEqual([
        path,
        life === 'content' ? '"/speculation-rules.json"' : null,
      ])
    expect(await rulesHeader('/photo-instructions?session_id=cs_test_1')).toBeNull()
    expect(await rulesHeader('/nowhere')).toBeNull()
    const response = await fetch(`${origin}/speculation-rules.json`)
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  })

  it.each([
    ['a desktop', '"Chromium";v="156", "Not-A.Brand";v="24"', '"Windows"', 'eager'],
    ['a phone', '"Chromium";v="156", "Not-A.Brand";v="24"', '"Android"', 'moderate'],
    // In this version, `eager` prerenders all links of the page immediately.
    ['a desktop of last year', '"Chromium";v="140", "Not-A.Brand";v="24"', '"macOS"', 'moderate'],
    ['no client hints', '', '', 'moderate'],
  ])('prerendering starts sooner on devices with a mouse: %s', async (_, brands, platform, eagerness) => {
    const headers = { 'sec-ch-ua': brands, 'sec-ch-ua-platform': platform }
    const response = await fetch(`${origin}/speculation-rules.json`, { headers })
    const rules = (await response.json()) as Record<'prefetch' | 'prerender', { eagerness: string }[]>
    expect(rules.prerender.map((rule) => rule.eagerness)).toEqual([eagerness])
    expect(rules.prefetch.map((rule) => rule.eagerness)).toEqual(['moderate'])
    expect(response.headers.get('cache-control')).toMatch(/^private/)
  })

  it.each([
    ['/launch-us', 'header a[href="/us"]', true],
    ['/ai-photo-service-br', 'main a[href^="/payment-br"]', true],
    // Session pages are private, so hovering a link must not prefetch anything.
    ['/photo-instructions?session_id=cs_test_1', 'header a[href*="session_id"]', false],
  ])('on %s, hovering %s prefetches: %s', async (path, link, prefetches) => {
    const page = await visit(path)
    const cdp = await page.context().newCDPSession(page)
    const ready: string[] = []
    cdp.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') ready.push(prefetchUrl)
    })
    await cdp.send('Preload.enable')
    const target = page.locator(link).first()
    await target.hover()
    if (prefetches) await expect.poll(() => ready).toEqual([origin + (await target.getAttribute('href'))])
    else expect(await rulesHeader(path)).toBeNull()
  })
})

// The headless shell has no back/forward cache.
it.skipIf(!windowedBrowser)('Back restores a content page from the back/forward cache', async () => {
  // Playwright disables the back/forward cache and does not detect restored pages.
  const browser = await chromium.launch({
    ...browserOptions(),
    executablePath: windowedBrowser ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage(desktop)
    for (const path of ['/', '/us', '/br', '/launch-us', '/ai-photo-service-br', '/privacy-policy']) {
      await page.goto(origin + path)
      await page.evaluate(() => {
        document.documentElement.dataset.left = 'once'
      })
      await page.goto(`${origin}/nowhere`)
      await page.evaluate(() => setTimeout(() => history.back()))
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.left).catch(() => ''), {
          message: path,
        })
        .toBe('once')
    }
  } finally {
    await browser.close()
  }
})
