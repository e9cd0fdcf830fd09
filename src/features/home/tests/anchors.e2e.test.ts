import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shareOf } from '~tests/depth'
import { advanceClock, flushReact, installClock, stopClock } from '~tests/e2e/site/clock'
import { desktop, holdRequests, hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { pageTop } from './homePage'

const anchors = [
  ['R-USH-09 R-TIM-07', '/us', 'contact', 150],
  ['R-BRH-02 R-BRH-03 R-TIM-05 R-TIM-07', '/br', 'contato', 150],
  ['R-USH-06 R-TIM-06 R-NAV-17', '/us', 'contact-form', 80],
] as const

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top)
/** Distance in pixels between a section's top and its expected offset; `expectAt` polls until it is below 2. */
const distance = async (page: Page, id: string, offset: number) => Math.abs((await topOf(page, id)) - offset)
const expectAt = (page: Page, id: string, offset: number) =>
  expect.poll(() => distance(page, id, offset), { timeout: 10_000 }).toBeLessThan(2)
/** Waits until the main thread is idle and two frames are drawn. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )
/** Sets the fragment from the top of the page. @returns the number of scroll positions until the scroll ends */
async function scrollSteps(page: Page, id: string): Promise<number> {
  await page.evaluate(() => {
    history.replaceState(history.state, '', location.pathname)
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await atRest(page)
  return page.evaluate(
    (fragment) =>
      new Promise<number>((resolve) => {
        const places = new Set<number>()
        addEventListener('scroll', () => places.add(scrollY))
        addEventListener('scrollend', () => resolve(places.size), { once: true })
        location.hash = fragment
      }),
    id,
  )
}
describe.each(shareOf(anchors, 2))('%s: %s#%s', (_, path, id, offset) => {
  it('is right under the header on load on a phone', async () => {
    const page = await visit(`${path}#${id}`, { ...phone, reducedMotion: 'reduce' })
    await expectAt(page, id, offset)
    await hydrated(page)
    await expectAt(page, id, offset)
    await atRest(page)
    expect(await distance(page, id, offset)).toBeLessThan(2)
  })

  it('is there on load on a desktop; scrolling to it is smooth, and instant with reduced motion', async () => {
    const page = await hydrated(await visit(`${path}#${id}`, { ...desktop, reducedMotion: 'reduce' }))
    await expectAt(page, id, offset)
    await atRest(page)
    expect(await distance(page, id, offset)).toBeLessThan(2)

    expect(await scrollSteps(page, id)).toBe(1)
    expect(await distance(page, id, offset)).toBeLessThan(2)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await scrollSteps(page, id)).toBeGreaterThan(2)
    await expectAt(page, id, offset)
  })
})
it('R-USH-06 R-USH-09 R-BRH-02 each is there without script, too', async () => {
  const page = await newVisitor({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    allow: /./,
  })
  for (const [, path, id, offset] of anchors) {
    await page.goto(`${origin}${path}#${id}`)
    await expectAt(page, id, offset)
  }
})
it('R-USH-09 R-BRH-03 does not scroll back a reader who scrolls away during hydration', async () => {
  const page = await newVisitor({ allow: /./, reducedMotion: 'reduce' })
  await page.clock.install()
  const release = await holdRequests(page, '**/assets/hydrate*')
  await page.goto(`${origin}/br#contato`)
  await expectAt(page, 'contato', 150)
  // Past the point at which the page corrects its own scroll position.
  await page.clock.runFor(300)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  release()
  await hydrated(page)
  await page.clock.runFor(1000)
  await atRest(page)
  expect(await pageTop(page)).toBe(0)
})
it.each([
  ['/br', 'contato', 100],
  ['/us', 'contact', 0],
])('R-BRH-03 R-TIM-05 R-USH-09 %s#%s waits %i ms before it scrolls', async (path, id, delay) => {
  const page = await visit(path, { reducedMotion: 'reduce' })
  await installClock(page)
  await stopClock(page)
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, id)
  await flushReact(page)
  if (delay) {
    await advanceClock(page, delay - 1)
    expect(await pageTop(page)).toBe(0)
  }
  await advanceClock(page, 1)
  await expectAt(page, id, 150)
})
it.each([
  ['/br', 'contato'],
  ['/us', 'contact'],
])('R-A11-03 after a keyboard jump from %s to #%s, Tab continues in the section', async (path, id) => {
  const page = await visit(path, { reducedMotion: 'reduce' })
  const place = () =>
    page.evaluate(
      (section) =>
        document.activeElement?.closest(`#${section}`) &&
        getComputedStyle(document.activeElement).outlineStyle,
      id,
    )
  // Not every home links to its section: a link of the hero is pointed there.
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement, fragment) => {
      link.href = `#${fragment}`
      link.focus()
    }, id)
  await page.keyboard.press('Enter')
  await expectAt(page, id, 150)
  await expect.poll(place).toBe('none')
  await page.keyboard.press('Tab')
  expect(await place()).not.toBeNull()
  expect(await distance(page, id, 150)).toBeLessThan(900)
})
it.each([
  ['/us', 'contact-form'],
  ['/br', 'contato'],
])(
  'R-NAV-17 R-BRH-02 R-BRH-32 every main action of %s scrolls to the form on a phone',
  async (path, anchor) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
    const links = page.locator(`a[href="#${anchor}"]`)
    expect(await links.count()).toBeGreaterThanOrEqual(4)
    const name = page.locator('form[action="/contact"] [name=name]')
    for (const afterHydration of [false, true]) {
      if (afterHydration) await hydrated(page)
      // Before hydration, clicks on links with a prefilled message are queued: see firstTaps.test.ts.
      for (const link of await (afterHydration
        ? links
        : links.and(page.locator(':not([data-hydrates])'))
      ).all()) {
        await page.evaluate(() => {
          history.replaceState(history.state, '', location.pathname)
          scrollTo({ top: 0, behavior: 'instant' })
        })
        await link.evaluate((one: HTMLAnchorElement) => one.click())
        await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeLessThan(700)
        expect((await name.boundingBox())?.y).toBeGreaterThan(72)
      }
    }
    // From another page, too.
    await page.goto(`${origin}/launch${path.replace('/', '-')}`)
    const plan = page.locator('#menu-drawer').locator(`a[href="${path}#${anchor}"]`)
    expect(await plan.count()).toBe(2)
    await plan.last().evaluate((one: HTMLAnchorElement) => one.click())
    await page.waitForURL(`**${path}#${anchor}`)
    await expect.poll(async () => (await name.boundingBox())?.y ?? 9999).toBeLessThan(700)
  },
)
