import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses, editionsOf, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { underBanner } from '~/features/home/tests/underBanner'
import { recordLayoutShifts } from '../site/layoutShifts'
import { settled } from '../site/settled'
import { axeViolationsNow, desktop, newVisitor, phone } from '../site/visit'
import { overflow, setTextSize, smallTargets } from '../survey/measure'
import { openOther, otherOrigin } from './otherSite'
import { otherNotices } from './otherValues'

const { current } = otherNotices

const htmlOf = async (path: string, language: string) =>
  (await fetch(otherOrigin() + path, { headers: { 'accept-language': language } })).text()
const noticesOf = (html: string) => [...html.matchAll(/<aside[^>]* class="site-notice".*?<\/aside>/gs)]

/** The tests of a notice, on the site with other values. */
export function describeNotice(): void {
  describe('the owner’s notice', () => {
    it('is the first line of every content page of its edition, and on no page of an order', async () => {
      for (const { path, life, edition } of allAddresses()) {
        const found = noticesOf(await htmlOf(path, editions[edition].locale))
        expect([path, found.length]).toEqual([path, life === 'content' ? 1 : 0])
        const { text, link } = current[edition]
        for (const [notice] of found) {
          expect(notice).toContain(text)
          expect(notice).toContain(`href="${link.href}"`)
        }
      }
      for (const path of ['/desk', '/nowhere']) expect(noticesOf(await htmlOf(path, 'en-US'))).toEqual([])
    })

    it.each(editionsOf('home'))('is a named region of %s with a link that works', async (edition) => {
      const page = await openOther(pathOf('launch', edition), { ...phone, locale: editions[edition].locale })
      const notice = page.getByRole('complementary', { name: { us: 'Notice', br: 'Aviso' }[edition] })
      expect(await notice.innerText()).toContain(current[edition].text)
      expect(await axeViolationsNow(page)).toEqual([])
      await notice.getByRole('link').click()
      await page.waitForURL(`**${current[edition].link.href}`)
    })
  })

  /** Widths and heights of phones, tablets and desktops. */
  const windows = [
    [320, 640],
    [390, 844],
    [667, 375],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const

  /** Places of the notice, the bar and the page below them. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -1)
      const { top, bottom } = boxOf('.site-notice')
      return {
        top,
        end: bottom,
        bar: boxOf('[data-bar]').top,
        logo: boxOf('[data-bar] svg').bottom,
        headline: boxOf('h1').top,
      }
    })

  describe.each([
    ['/us', 'en-US'],
    ['/us', 'pt-BR'],
    ['/br', 'pt-BR'],
    ['/launch-br', 'pt-BR'],
    ['/', 'pt-BR'],
    ['/privacy-policy', 'en-US'],
    ['/ai-photo-service-us', 'en-US'],
    ['/photo-instructions', 'en-US'],
  ])('a page with a notice: %s, read in %s', (path, locale) => {
    it('has it above the bar, fits every window, and the banner covers nothing', async () => {
      const page = await openOther(path, { locale })
      const banner = page.locator('dialog[data-banner]')
      for (const size of [16, 24]) {
        await setTextSize(page, size)
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height })
          const where = `${width} x ${height}, text of ${size} px`
          const { top, end, bar, logo, headline } = await places(page)
          expect([where, top, Math.round(bar)]).toEqual([where, 0, Math.round(end)])
          expect(headline, where).toBeGreaterThanOrEqual(logo)
          expect([where, await overflow(page)]).toEqual([where, []])
          expect([where, await smallTargets(page)]).toEqual([where, []])
          if (await banner.count()) {
            const { found, whole } = await underBanner(page)
            expect([where, ...found, whole]).toEqual([where, true])
          }
        }
      }
    })

    it('does not shift while it loads, on a phone or a desktop', async () => {
      for (const device of [phone, desktop]) {
        const page = await newVisitor({ ...device, locale, allow: /ERR_FAILED/ })
        const shifts = await recordLayoutShifts(page)
        await page.goto(otherOrigin() + path)
        await settled(page)
        // A font that arrives moves the banner's button by less than a hundredth of a pixel.
        expect((await shifts()).filter(({ value }) => value > 0.0001)).toEqual([])
      }
    })
  })

  it('the bar of the menu stays at the top once the notice has left, and the notice is printed', async () => {
    const page = await openOther('/br', { ...desktop, locale: 'pt-BR' })
    for (const y of [10, 100, 2000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      const { end, bar } = await places(page)
      expect(bar).toBe(Math.max(0, end))
    }
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.site-notice').isVisible()).toBe(true)
    expect(await page.locator('.site-notice').evaluate((line) => getComputedStyle(line).color)).toBe(
      'rgb(0, 0, 0)',
    )
  })
}
