import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { shareOf } from '../../depth'
import { recordLayoutShifts } from '../site/layoutShifts'
import { newVisitor, origin, setUpPages, visit } from '../site/visit'
import { setTextSize } from '../survey/measure'

setUpPages()

/** An owner can turn off the links to the other edition. */
const offered = site.leadsToOtherEdition

const offer = '.edition-offer:not([hidden])'
const sizes = [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

describe.runIf(offered).each([
  {
    path: '/privacy-policy',
    other: '/privacy-policy-br',
    reader: 'pt-BR',
    words: 'Ler esta página em português',
  },
  { path: '/launch-br', other: '/launch-us', reader: 'en-GB', words: 'Read this page in English' },
])('R-GEN-18 R-GEN-19 R-GEN-21 a reader of $reader on $path', ({ path, other, reader, words }) => {
  it('stays on the page, sees a one-line offer without layout shift, and does not see it again after closing it', async () => {
    const page = await newVisitor({ locale: reader, allow: /ERR_FAILED/ })
    const shifts = await recordLayoutShifts(page)
    await page.goto(origin + path)
    const line = page.locator(offer)
    await line.waitFor()
    expect(await line.getByRole('link').innerText()).toBe(words)
    expect(page.url()).toBe(origin + path)
    expect(await line.getByRole('link').getAttribute('href')).toBe(other)
    expect(await shifts()).toEqual([])
    await line.getByRole('button').press('Enter')
    await line.waitFor({ state: 'hidden' })

    await page.reload()
    await page.waitForLoadState('load')
    expect(await line.count()).toBe(0)
    expect([await page.context().cookies(), page.url()]).toEqual([[], origin + path])
  })
})

/** Text and controls that the offer covers, and parts of the offer that are covered. */
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

it
  .runIf(offered)
  .each(shareOf(['/us', '/launch-br', '/ai-photo-service-br', '/privacy-policy', '/photo-instructions'], 2))(
  'R-GEN-21 R-NAV-01 %s: the offer of the other edition is in the flow below the header, which stays fixed at 0, covers no text or control, and scrolls away with the page',
  async (path) => {
    const page = await visit(path, {
      locale: path.endsWith('br') ? 'en-US' : 'pt-BR',
      reducedMotion: 'reduce',
    })
    for (const textSize of [16, 32]) {
      await setTextSize(page, textSize)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const where = [width, height, textSize]
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
        // The page starts below the offer, and the text of the offer below the bar.
        const text = (await page.locator(offer).getByRole('link').boundingBox())?.y ?? 0
        expect(text, where.join()).toBeGreaterThanOrEqual(bar.bottom)
        expect(text, where.join()).toBeLessThan(bar.bottom + 30)
        expect(main.top, where.join()).toBeGreaterThanOrEqual(line.bottom)
        if (await page.locator('.menu-bar').count()) {
          // With text so large that the bar would fill the window, the bar scrolls away.
          const large = width < 20 * textSize || height < 20 * textSize
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

it.runIf(offered)('offers nothing to a reader who has chosen the other edition', async () => {
  const page = await visit('/privacy-policy-br', { locale: 'pt-BR' })
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/privacy-policy')
  await page.waitForLoadState('load')
  expect(await page.locator(offer).count()).toBe(0)
})
