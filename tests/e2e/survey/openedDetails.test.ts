import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { visit } from '../site/visit'
import { clippedTexts, setTextSize } from './measure'

/** Opens or closes all that opens on a page. Returns how many there are. */
const setOpen = (page: Page, open: boolean) =>
  page.locator('details').evaluateAll((all, state) => {
    for (const details of all as HTMLDetailsElement[]) details.open = state
    return all.length
  }, open)

it.each(['/us', '/br', '/momentum-us', '/payment-br'])(
  'R-A11-15 %s: what a visitor opens does not widen the window of a phone, with large text too',
  async (path) => {
    const page = await visit(path, { reducedMotion: 'reduce', allow: /Failed to load resource/ })
    for (const width of [320, 390])
      for (const size of [16, 24, 32]) {
        await page.setViewportSize({ width, height: 844 })
        await setTextSize(page, size)
        // What is closed is surveyed by `pages.*.test.ts`, at the widths and sizes that it must fit.
        await setOpen(page, false)
        const before = await clippedTexts(page)
        const closed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(await setOpen(page, true)).toBeGreaterThan(0)
        const found = (await clippedTexts(page)).filter((fault) => !before.includes(fault))
        expect([width, size, ...found]).toEqual([width, size])
        const opened = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(opened).toBeLessThanOrEqual(Math.max(width, closed))
      }
  },
)
