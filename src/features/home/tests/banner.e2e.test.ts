import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { banner as isOn } from '~/catalog/owner/banner'
import { depth, shareOf } from '~tests/depth'
import { recordLayoutShifts } from '~tests/e2e/site/layoutShifts'
import { served, textOf } from '~tests/e2e/site/served'
import { settled } from '~tests/e2e/site/settled'
import { allButForm, desktop, hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { setTextSize } from '~tests/e2e/survey/measure'
import { underBanner } from './underBanner'

const still = { reducedMotion: 'reduce' } as const

const banner = (page: Page) => page.locator('dialog[data-banner]')

const places = [
  ['/us', '#contact-form', /^Free 30-minute strategy consultation/, 'us'],
  ['/br', '#contato', /^Primeira consultoria estratégica gratuita/, 'br'],
  ['/launch-br', '/br#contato', /^Primeira consultoria estratégica gratuita/, 'br'],
  ['/momentum-br', '/br#contato', /^Primeira consultoria estratégica gratuita/, 'br'],
  ['/dominion-br', '/br#contato', /^Primeira consultoria estratégica gratuita/, 'br'],
] as const
const withBanner = places.filter(([, , , edition]) => isOn[edition])

it('R-USH-26 R-BRH-32 is on its pages where the owner shows it, and on no other', async () => {
  for (const { path } of allAddresses().filter(({ life }) => life === 'content')) {
    const { document } = await served(path)
    const bars = document.querySelectorAll('dialog[data-banner], .fold').length
    expect([path, bars]).toEqual([path, withBanner.some(([page]) => page === path) ? 2 : 0])
  }
})

it.each(withBanner.filter(([path, , , edition]) => path === `/${edition}`))(
  'on a tall phone or a tablet the sun of %s is half above the banner and behind no words, below an offer of the other language too',
  async (path) => {
    for (const locale of ['en-US', 'pt-BR']) {
      const page = await visit(path, { ...phone, ...still, locale })
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      for (const [width, height] of [
        [375, 812],
        [390, 844],
        [430, 932],
        [768, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        const seen = await page.evaluate(() => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const [sun, bar] = [boxOf('.hero-sun'), boxOf('dialog[data-banner]')]
          const [x, y, radius] = [(sun.left + sun.right) / 2, (sun.top + sun.bottom) / 2, sun.width / 2]
          const range = document.createRange()
          const lines = [...document.querySelectorAll('#home :is(h1, p, a)')].flatMap((part) => {
            range.selectNodeContents(part)
            return [...range.getClientRects(), ...(part.matches('a') ? [part.getBoundingClientRect()] : [])]
          })
          const words = lines.filter(({ left, right, top, bottom }) => {
            const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
            return away < radius && top < bar.top
          })
          return { half: Math.round(y - bar.top), words: words.length }
        })
        expect([width, locale, seen]).toEqual([width, locale, { half: 0, words: 0 }])
      }
    }
  },
)

/** Width, height and text size: phones in both orientations, tablets, laptops, large screens, and large text. */
const windows = [
  ...[320, 360, 375, 390, 430, 600].map((width) => [width, Math.round(width * 1.55), 16]),
  ...[320, 360, 390, 412].map((width) => [width, Math.round(width * 2.15), 16]),
  [667, 375, 16],
  [844, 390, 16],
  [932, 430, 16],
  [768, 1024, 16],
  [820, 1180, 16],
  [1024, 1366, 16],
  [820, 600, 16],
  [1024, 600, 16],
  [1024, 768, 16],
  [1280, 500, 16],
  [1280, 577, 16],
  [1280, 720, 16],
  [1366, 625, 16],
  [1366, 768, 16],
  [1440, 900, 16],
  [1680, 900, 16],
  [1920, 700, 16],
  [1920, 1080, 16],
  [2560, 800, 16],
  [2560, 1440, 16],
  // 400% of 1280 by 1024.
  [320, 256, 16],
  ...[320, 390, 768, 1280, 1440, 1920, 2560].flatMap((width) =>
    [24, 32].map((size) => [width, width < 500 ? 2 * width : 900, size]),
  ),
] as [number, number, number][]

/** Whether headline and call to action must fit above the banner; in other windows the text is too large. */
const roomy = ([width, height, size]: readonly [number, number, number]) =>
  size === 16 && height > 500 && width > 320

// The Portuguese package pages share a layout.
describe.each(depth > 1 ? withBanner : withBanner.filter(([path]) => !/momentum|dominion/.test(path)))(
  'the bottom banner of %s',
  (path, href, text, edition) => {
    it('R-USH-26 R-BRH-32 R-BRH-33 is served open, and links to the contact section', async () => {
      const { document } = await served(path)
      const [bar, ...more] = [...document.querySelectorAll('dialog[data-banner]')]
      expect(more).toEqual([])
      expect(bar?.hasAttribute('open')).toBe(true)
      expect(textOf(bar)).toMatch(text)
      expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([href])
    })

    it.each(['as it is', 'with the offer of the other language'] as const)(
      'R-USH-26 R-USH-27 R-BRH-33 R-A11-15 %s: is fully visible in every window from load, and covers nothing of the first view',
      async (state) => {
        const english = edition === 'us' ? state === 'as it is' : state !== 'as it is'
        const page = await visit(path, { ...still, locale: english ? 'en-US' : 'pt-BR' })
        const offer = page.locator('.edition-offer:not([hidden])')
        expect(await offer.count()).toBe(state === 'as it is' ? 0 : 1)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        let last = 16
        const part = withBanner.findIndex(([place]) => place === path) + (state === 'as it is' ? 0 : 1)
        for (const [width, height, size] of shareOf(windows, 2, part)) {
          if (size !== last) await setTextSize(page, size)
          last = size
          await page.setViewportSize({ width, height })
          const { found, whole, share, above } = await underBanner(page)
          const where = `${width} x ${height}, text of ${size} px`
          expect([where, ...found]).toEqual([where])
          expect([where, whole]).toEqual([where, true])
          expect(share, where).toBeLessThan(size === 16 ? 0.21 : 0.28)
          if (roomy([width, height, size]) && !(await offer.count()))
            expect([where, above]).toEqual([where, true])
        }
        expect(await page.evaluate(() => scrollY)).toBe(0)
      },
    )

    it('R-USH-26 R-BRH-33 R-A11-16 without script it is visible from load, links to the contact section and closes', async () => {
      const page = await visit(path, { javaScriptEnabled: false, ...phone })
      expect(await underBanner(page)).toMatchObject({ found: [], whole: true, above: true })
      await banner(page).getByRole('button').click()
      expect(await banner(page).isVisible()).toBe(false)
      await page.reload()
      expect(await underBanner(page)).toMatchObject({ whole: true })
      await banner(page).getByRole('link').click()
      await page.waitForURL(`**${href}`)
    })

    it.each(['no-preference', 'reduce'] as const)(
      'R-USH-26 R-USH-27 R-BRH-33 with motion: %s, it hides only while the contact section is in view, and appears on keyboard focus',
      async (reducedMotion) => {
        const page = await visit(path, { viewport: { width: 390, height: 844 }, reducedMotion })
        const places = await page.evaluate(() => document.documentElement.scrollHeight / 300)
        let hidden = 0
        for (let place = 0; place <= places + 1; place++) {
          const { up, gone, contact } = await page.evaluate(async (top) => {
            scrollTo({ top, behavior: 'instant' })
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
            const section = document.querySelector('[data-scroll-after]')?.getBoundingClientRect()
            const bar =
              document.querySelector('dialog[data-banner]')?.getBoundingClientRect() ?? new DOMRect()
            return {
              up: Math.abs(bar.bottom - innerHeight) < 0.5,
              gone: bar.top >= innerHeight,
              contact: !!section && section.top < innerHeight && section.bottom > 0,
            }
          }, place * 300)
          if (!contact) expect([place * 300, up]).toEqual([place * 300, true])
          if (contact && gone) hidden++
        }
        // Only pages with a contact section hide it.
        expect(hidden > 2).toBe(!path.startsWith('/launch') && !path.includes('-br'))
        if (!hidden) return
        await banner(page).getByRole('button').focus()
        expect(await underBanner(page)).toMatchObject({ whole: true })
      },
    )

    it('R-USH-26 R-BRH-33 stays closed after hydration and scrolling, and is open again after a reload', async () => {
      const page = await visit(path, still)
      await banner(page).getByRole('button').click()
      expect(await banner(page).isVisible()).toBe(false)
      await hydrated(page, allButForm)
      await page.evaluate(() => scrollTo(0, 2000))
      await page.locator('summary:visible').first().click()
      expect(await banner(page).isVisible()).toBe(false)
      await page.reload()
      expect(await banner(page).isVisible()).toBe(true)
      expect(
        await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]),
      ).toEqual([0, 0, ''])
    })

    it.each([
      ['a phone', phone],
      ['a desktop', desktop],
    ])('R-USH-26 on %s there is no layout shift on load or when it closes', async (_, device) => {
      const page = await newVisitor({ ...device, allow: /ERR_FAILED/ })
      const shifts = await recordLayoutShifts(page)
      await page.goto(origin + path)
      await settled(page)
      await banner(page).getByRole('button').click()
      await banner(page).waitFor({ state: 'hidden' })
      await settled(page)
      expect(await shifts()).toEqual([])
    })

    it.each([
      ['a phone', phone],
      ['a desktop', desktop],
    ])('R-USH-26 on %s it does not move while its HTML arrives', async (_, device) => {
      const page = await newVisitor({ ...device, bypassCSP: true, allow: /ERR_FAILED/ })
      const shifts = await recordLayoutShifts(page)
      // Any page of the site, to be replaced.
      await page.goto(`${origin}/robots.txt`)
      const html = await (await page.request.get(origin + path)).text()
      await page.evaluate(async (html) => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const from = html.search(/<dialog[^>]* data-banner/)
        const to = html.indexOf('</dialog>', from)
        if (from < 0) throw new Error('No banner in the HTML')
        document.open()
        document.write(html.slice(0, from))
        await painted()
        // Only what the banner does counts here.
        ;(window as unknown as { layoutShifts: unknown[] }).layoutShifts.length = 0
        for (const tag of html.slice(from, to).split(/(?=<)/)) {
          document.write(tag)
          await painted()
        }
        document.write(html.slice(to))
        document.close()
        await painted()
      }, html)
      expect(await shifts()).toEqual([])
      expect(await banner(page).isVisible()).toBe(true)
    })
  },
)

describe.each(withBanner.filter(([, href]) => href.startsWith('#')))(
  'the banner and the form of %s',
  (path) => {
    it('R-A11-03 hides while a field is focused, without script', async () => {
      const page = await visit(path, { ...phone, javaScriptEnabled: false })
      const field = page.locator('[name=message]')
      await field.focus()
      expect(await banner(page).isVisible()).toBe(false)
      await field.blur()
      expect(await banner(page).isVisible()).toBe(true)
    })

    it('R-USH-27 R-A11-03 covers neither the submit button nor the end of the footer, and toasts rise above it', async () => {
      const page = await hydrated(await visit(path, { ...phone, ...still, allow: /Failed to load resource/ }))
      const form = page.locator('form:not([method=dialog])').first()
      await form.locator('[name=message]').focus()
      expect(await banner(page).isVisible()).toBe(false)
      await form.locator('[type=submit]').focus()
      expect(await banner(page).isVisible()).toBe(false)

      await form.locator('[name=name]').fill('Ana')
      await form.locator('[name=email]').fill('ana@mail.example')
      await form.locator('[name=message]').fill('Olá')
      await form.locator('[type=submit]').click()
      const toast = page.locator('[data-sonner-toast]').first()
      await toast.waitFor()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await banner(page).waitFor()
      // Compare with the banner's position when visible.
      const heights = async () => {
        const [box, height] = [
          await toast.boundingBox(),
          await banner(page).evaluate((bar) => bar.clientHeight),
        ]
        return (box?.y ?? 0) + (box?.height ?? 0) <= 844 - height
      }
      await expect.poll(heights).toBe(true)

      const end = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const links = [...document.querySelectorAll('footer :is(a, p)')].map((part) =>
          part.getBoundingClientRect(),
        )
        const bar = document.querySelector<HTMLElement>('dialog[data-banner]')
        return {
          last: Math.max(...links.map(({ bottom }) => bottom)),
          bar: innerHeight - (bar?.offsetHeight ?? 0),
        }
      })
      expect(end.last).toBeLessThanOrEqual(end.bar)
    })
  },
)
