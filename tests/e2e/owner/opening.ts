import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { editionsOf, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { openOther } from './otherSite'

/** Widths and heights of phones, tablets and desktops. */
const windows = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const

/** Drawings of the opening that are a quarter outside the window, or too small to be seen. */
const faults = (page: Page) =>
  page.locator('main > :first-child').evaluate((opening) =>
    [...opening.querySelectorAll('img, .hero-card')].flatMap((part) => {
      const { left, right, width, height } = part.getBoundingClientRect()
      const visible = Math.min(right, innerWidth) - Math.max(left, 0)
      const name = part.getAttribute('src') ?? part.textContent
      const isHidden = width === 0 || getComputedStyle(part).visibility === 'hidden'
      return !isHidden && (visible < 0.75 * width || width < 24 || height < 16)
        ? [`${name}: ${[left, right, width, height].map(Math.round)}`]
        : []
    }),
  )

/** The tests of the first screen, with and without the banner, on the site with other values. */
export function describeOpening(): void {
  describe.each(editionsOf('home'))('the opening of %s, with the banner on or off', (edition) => {
    it.each(['home', 'launch', 'photo-service'] as const)('shows its drawings on %s', async (screen) => {
      const path = pathOf(screen, edition)
      const page = await openOther(path, { locale: editions[edition].locale })
      // The photo pages never have the banner.
      const hasBanner = edition === 'br' && screen !== 'photo-service'
      expect(await page.locator('.fold').count()).toBe(hasBanner ? 1 : 0)
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        const where = `${width} x ${height}`
        expect([where, await faults(page)]).toEqual([where, []])
      }
    })
  })
}
