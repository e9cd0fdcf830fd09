import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { editions } from '~/catalog/editions'
import { axeViolationsNow } from '../site/visit'
import { clippedTexts, overflow, setTextSize, smallTargets } from '../survey/measure'
import { openOther } from './otherSite'
import { otherValues } from './otherValues'

/** A4 without the page's margins, at 96 px per inch. */
const paper = { width: 688, height: 1017 }

/** The printed testimonials: their rows, and what overlaps or leaves the list. */
const printed = (page: Page) =>
  page.locator('#testimonials [data-island]').evaluate((region) => {
    const list = region.querySelector('ul')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = [...region.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
    const rows: Record<number, number> = {}
    for (const { top } of boxes) rows[Math.round(top)] = (rows[Math.round(top)] ?? 0) + 1
    const faults = boxes.flatMap((a, at) => [
      ...(a.left < list.left - 1 || a.right > list.right + 1 || a.bottom > list.bottom + 1
        ? [`${at} leaves`]
        : []),
      ...boxes
        .slice(at + 1)
        .filter(
          (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map(() => `${at} overlaps`),
    ])
    return { rows: Object.values(rows), faults, height: region.getBoundingClientRect().height }
  })

/** Items in each row on paper, by the number of testimonials. */
const rows = { 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] } as const

/** The tests of two and of six testimonials, on the site with other values. */
export function describeTestimonials(): void {
  describe.each(['us', 'br'] as const)('other testimonials of %s', (edition) => {
    const { home, locale } = editions[edition]
    const count = otherValues.testimonials[edition].length

    it('fit every window, in large text too', async () => {
      const page = await openOther(home, { locale })
      const section = page.locator('#testimonials')
      expect(await section.locator('figure').count()).toBe(count)
      for (const [width, size] of [
        [320, 16],
        [390, 16],
        [768, 16],
        [1024, 16],
        [1440, 16],
        [390, 24],
        [1440, 24],
      ] as const) {
        await setTextSize(page, size)
        await page.setViewportSize({ width, height: 900 })
        await section.scrollIntoViewIfNeeded()
        const where = `${width} px, text of ${size} px`
        expect([where, await overflow(page)]).toEqual([where, []])
        expect([where, await smallTargets(page)]).toEqual([where, []])
        expect([where, await clippedTexts(page)]).toEqual([where, []])
      }
      expect(await axeViolationsNow(page)).toEqual([])
    })

    it('fit on one page of paper, whether two or six', async () => {
      const page = await openOther(home, { locale, viewport: paper })
      await page.emulateMedia({ media: 'print' })
      expect(await clippedTexts(page, { paper: true })).toEqual([])
      for (let left = count; left >= 2; left--) {
        const { height, ...found } = await printed(page)
        expect([left, found]).toEqual([left, { rows: rows[left as keyof typeof rows], faults: [] }])
        expect(height).toBeLessThan(paper.height)
        await page
          .locator('#testimonials li')
          .last()
          .evaluate((item) => item.remove())
      }
    })
  })
}
