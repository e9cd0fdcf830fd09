import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { setTextSize } from './measure'
import { origin, tendPages, visit } from './visit'

tendPages()

const offer = '.edition-offer:not([hidden])'
const sizes = [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

describe.each([
  {
    path: '/privacy-policy',
    other: '/privacy-policy-br',
    reader: 'pt-BR',
    words: 'Ler esta página em português',
  },
  { path: '/launch-br', other: '/launch-us', reader: 'en-GB', words: 'Read this page in English' },
])('R-GEN-18 R-GEN-19 R-GEN-21 a reader of $reader on $path', ({ path, other, reader, words }) => {
  it('stays, is offered the page in one line that moves nothing, and is not asked again after closing it', async () => {
    const page = await visit(path, {
      locale: reader,
      allow: /ERR_FAILED/,
      before: async (opened) => {
        // A font that comes later moves letters by itself.
        await opened.route('**/fonts/*', (route) => route.abort())
        await opened.addInitScript(() => {
          const shifts = { sum: 0 }
          Object.assign(window, { shifts })
          type Shift = PerformanceEntry & { value: number }
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries() as Shift[]) shifts.sum += value
          }).observe({ type: 'layout-shift', buffered: true })
        })
      },
    })
    const line = page.locator(offer)
    await line.waitFor()
    expect(await line.getByRole('link').innerText()).toBe(words)
    expect(page.url()).toBe(origin + path)
    expect(await line.getByRole('link').getAttribute('href')).toBe(other)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0)
    await line.getByRole('button').press('Enter')
    await line.waitFor({ state: 'hidden' })

    await page.reload()
    await page.waitForLoadState('load')
    expect(await line.count()).toBe(0)
    expect([await page.context().cookies(), page.url()]).toEqual([[], origin + path])
  })
})

/** What can be read or pressed and lies under the offer, and what lies over the offer. */
const underOffer = (page: Page) =>
  page.locator(offer).evaluate((line) => {
    const { top, right, bottom, left } = line.getBoundingClientRect()
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Text ? node.parentElement : (node as Element)
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('script, style'))
        continue
      const own = line.contains(node)
      if (!(node instanceof Text ? node.data.trim() : element.matches('a, button, summary, input'))) continue
      range.selectNode(node)
      for (const box of (node instanceof Text ? range : element).getClientRects()) {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const meets = box.top < bottom && box.bottom > top && box.left < right && box.right > left
        if (own ? !line.contains(document.elementFromPoint(x, y)) : meets)
          found.push(`${own ? 'over' : 'under'}: ${element.textContent || element.ariaLabel}`)
      }
    }
    return found
  })

it.each(['/us', '/launch-br', '/ai-photo-service-br', '/privacy-policy', '/photo-instructions'])(
  'R-GEN-21 R-NAV-01 %s: the offer of the other edition stands in the flow below the header, which stays fixed at 0, covers nothing that can be read or pressed, and scrolls away with the page',
  async (path) => {
    const page = await visit(path, {
      locale: path.endsWith('br') ? 'en-US' : 'pt-BR',
      reducedMotion: 'reduce',
    })
    for (const text of [16, 32]) {
      await setTextSize(page, text)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const where = [width, height, text]
        expect([...where, ...(await underOffer(page))]).toEqual(where)
        const { position, bar, line, main, gone, after } = await page.evaluate((by) => {
          const header = document.querySelector('header[data-bar]')
          const offer = document.querySelector('.edition-offer:not([hidden])')
          const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
          const [bar, line, main] = [boxOf(header), boxOf(offer), boxOf(document.querySelector('main'))]
          scrollTo({ top: by, behavior: 'instant' })
          const [gone, after] = [boxOf(offer).bottom <= 0, boxOf(header).top]
          scrollTo({ top: 0, behavior: 'instant' })
          return { position: header && getComputedStyle(header).position, bar, line, main, gone, after }
        }, height)
        expect([...where, gone, bar.top]).toEqual([...where, true, 0])
        // What begins the page begins below the line, and the words of the line below the bar.
        const words = (await page.locator(offer).getByRole('link').boundingBox())?.y ?? 0
        expect(words, where.join()).toBeGreaterThanOrEqual(bar.bottom)
        expect(words, where.join()).toBeLessThan(bar.bottom + 30)
        expect(main.top, where.join()).toBeGreaterThanOrEqual(line.bottom)
        if (await page.locator('.menu-bar').count()) {
          // Text so large that the bar would take the window lets it scroll away.
          const large = width < 20 * text || height < 20 * text
          expect([...where, position]).toEqual([...where, large ? 'absolute' : 'fixed'])
          if (!large) expect([...where, after]).toEqual([...where, 0])
        }
      }
    }
  },
)

it.each([
  ['/privacy-policy', 'en-US'],
  ['/privacy-policy', 'fr-FR'],
  ['/payment', 'pt-BR'],
])('offers nothing on %s to a reader of %s', async (path, locale) => {
  const page = await visit(path, { locale })
  await page.waitForLoadState('load')
  expect(await page.locator(offer).count()).toBe(0)
})

it('does not ask whoever has chosen the other edition themselves', async () => {
  const page = await visit('/privacy-policy-br', { locale: 'pt-BR' })
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/privacy-policy')
  await page.waitForLoadState('load')
  expect(await page.locator(offer).count()).toBe(0)
})
