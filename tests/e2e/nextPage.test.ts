import { chromium } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { browserOptions, windowedBrowser } from './browser'
import { desktop, origin, tendPages, visit } from './visit'

tendPages()

const named = async (path: string) => (await fetch(origin + path)).headers.get('speculation-rules')

describe('the next page is there before the click', () => {
  it('by rules that every content page names, and no page of one buyer', async () => {
    for (const { path, life } of allAddresses())
      expect([path, await named(path)]).toEqual([
        path,
        life === 'content' ? '"/speculation-rules.json"' : null,
      ])
    expect(await named('/photo-instructions?session_id=cs_test_1')).toBeNull()
    expect(await named('/nowhere')).toBeNull()
    const answer = await fetch(`${origin}/speculation-rules.json`)
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
  })

  it.each([
    ['a desktop', '"Chromium";v="156", "Not-A.Brand";v="24"', '"Windows"', 'eager'],
    ['a phone', '"Chromium";v="156", "Not-A.Brand";v="24"', '"Android"', 'moderate'],
    // There it means every link of the page at once.
    ['a desktop of last year', '"Chromium";v="140", "Not-A.Brand";v="24"', '"macOS"', 'moderate'],
    ['whoever says nothing', '', '', 'moderate'],
  ])('with a mouse it begins sooner: %s', async (_, brands, platform, eagerness) => {
    const headers = { 'sec-ch-ua': brands, 'sec-ch-ua-platform': platform }
    const answer = await fetch(`${origin}/speculation-rules.json`, { headers })
    const rules = (await answer.json()) as Record<'prefetch' | 'prerender', { eagerness: string }[]>
    expect(rules.prerender.map((rule) => rule.eagerness)).toEqual([eagerness])
    expect(rules.prefetch.map((rule) => rule.eagerness)).toEqual(['moderate'])
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
  })

  it.each([
    ['/launch-us', 'header a[href="/us"]', true],
    ['/ai-photo-service-br', 'main a[href^="/payment-br"]', true],
    // A session belongs to one buyer, and the counterpart may set nothing going.
    ['/photo-instructions?session_id=cs_test_1', 'header a[href*="session_id"]', false],
  ])('from %s, where the pointer rests on %s: %s', async (path, link, ahead) => {
    const page = await visit(path)
    const cdp = await page.context().newCDPSession(page)
    const ready: string[] = []
    cdp.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') ready.push(prefetchUrl)
    })
    await cdp.send('Preload.enable')
    const target = page.locator(link).first()
    await target.hover()
    if (ahead) await expect.poll(() => ready).toEqual([origin + (await target.getAttribute('href'))])
    else expect(await named(path)).toBeNull()
  })
})

// The browser without a window keeps no page.
it.skipIf(!windowedBrowser)('a content page that is left and come back to is as it was', async () => {
  // Playwright turns the cache for Back and Forward off, and does not see a page come out of it.
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
