import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { testimonials } from '~/catalog/owner/testimonials'
import { sampledEditions } from '~tests/depth'
import { advanceClock, flushReact, installClock, stopClock } from '~tests/e2e/site/clock'
import { laidOut } from '~tests/e2e/site/laidOut'
import { islandsReady, newVisitor, origin, phone, type VisitOptions } from '~tests/e2e/site/visit'
import { carouselOf, homes, pageTop, scrollerOf } from './homePage'

/** Number of the visible testimonial, from the scroll position of its list. */
const shown = (page: Page) =>
  scrollerOf(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1)
const pointerOut = (page: Page) => page.mouse.move(2, 2)
/** Opens a home with the carousel in view and hydrated, the pointer outside, and a stopped clock. */
async function atCarousel(edition: 'us' | 'br', options: VisitOptions = {}) {
  const page = await newVisitor({ allow: /./, ...options })
  await installClock(page)
  await pointerOut(page)
  await page.goto(origin + homes[edition].path)
  await laidOut(page)
  await scrollerOf(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // It hydrates when it comes near the viewport.
  await islandsReady(page, '#testimonials [data-island]')
  await stopClock(page)
  return {
    page,
    /** Expects the carousel to turn exactly after its full interval. */
    async turnsTo(next: number) {
      const now = await shown(page)
      await advanceClock(page, homes[edition].every - 1)
      expect(await shown(page)).toBe(now)
      await advanceClock(page, 1)
      await expect.poll(() => shown(page)).toBe(next)
      await flushReact(page)
    },
    async staysAt(place: number) {
      await flushReact(page)
      // Not a multiple of all turns, which would end at the same place.
      await advanceClock(page, homes[edition].every * (testimonials[edition].length + 1))
      expect(await shown(page)).toBe(place)
    },
  }
}
describe.each(sampledEditions(1))('the testimonials of %s', (edition) => {
  const f = homes[edition]
  const count = testimonials[edition].length
  const following = (place: number, by = 1) => ((place - 1 + by + count) % count) + 1
  const rows = { us: 'R-TIM-01 R-USH-22', br: 'R-TIM-02 R-BRH-07' }[edition]

  it(`${rows} turn at their interval, wrap around, pause on hover and never scroll the page`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition)
    const top = await pageTop(page)
    let place = await shown(page)
    // Part of the interval has already passed, so timing is checked from the first turn on.
    await advanceClock(page, f.every)
    await expect.poll(() => shown(page)).toBe(following(place))
    await flushReact(page)
    place = following(place)
    for (let turns = 0; turns < count; turns++) {
      await turnsTo(following(place))
      place = following(place)
    }
    await scrollerOf(page).hover()
    await staysAt(place)
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(place))
    expect(await pageTop(page)).toBe(top)
  })

  it(`${rows} pause during a touch and continue after it, without an announcement`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition, phone)
    const session = await page.context().newCDPSession(page)
    const box = await scrollerOf(page).boundingBox()
    const finger = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }
    const place = await shown(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await flushReact(page)
    await staysAt(place)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await flushReact(page)
    expect(await carouselOf(page).getByRole('status').innerText()).toBe('')
    await turnsTo(following(place))
  })

  it(`${rows} R-A11-09 follow clicks and swipes, pause on keyboard focus and stop with the pause button`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition)
    const press = async (name: string) => {
      await carouselOf(page).getByRole('button', { name, exact: true }).click()
      await flushReact(page)
    }
    if (edition === 'us') {
      let place = await shown(page)
      for (const [name, by] of [
        ['Previous testimonial', -1],
        ['Next testimonial', 1],
        ['Next testimonial', 1],
        ['Next testimonial', 1],
      ] as const) {
        await press(name)
        place = following(place, by)
        expect(await shown(page)).toBe(place)
      }
    }
    if (edition === 'br')
      for (const dot of [2, 1, count]) {
        await press(f.position(dot))
        expect(await shown(page)).toBe(dot)
        const current = carouselOf(page).locator('[aria-current=true]')
        expect(await current.getAttribute('aria-label')).toBe(f.position(dot))
      }
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(await shown(page)))

    const status = carouselOf(page).getByRole('status')
    expect(await status.innerText()).toBe('')
    let place = await shown(page)
    await page.keyboard.press('Tab')
    await carouselOf(page).getByRole('button', { name: f.pause }).focus()
    await staysAt(place)
    expect(await status.innerText()).toBe(f.position(place))
    for (const [key, by] of [
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
      ['ArrowLeft', -1],
    ] as const) {
      await page.keyboard.press(key)
      await flushReact(page)
      place = following(place, by)
      expect(await shown(page)).toBe(place)
      expect(await status.innerText()).toBe(f.position(place))
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await flushReact(page)
    await turnsTo(following(place))
    place = following(place)
    // Arrow keys pressed outside the carousel do not move it.
    await page.keyboard.press('ArrowRight')
    await flushReact(page)
    expect(await shown(page)).toBe(place)

    // After a swipe they continue from the new position.
    await scrollerOf(page).evaluate(
      (list, index) =>
        new Promise((resolve) => {
          list.addEventListener('scroll', resolve, { once: true })
          list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' })
        }),
      following(place) - 1,
    )
    await flushReact(page)
    await turnsTo(following(following(place)))
    place = following(following(place))

    await press(f.pause)
    await pointerOut(page)
    await staysAt(place)
    await press(f.play)
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(place))
  })
})
it('R-A11-05 R-A11-09 testimonials do not rotate with reduced motion, and their buttons still work', async () => {
  const { page, staysAt } = await atCarousel('us', { reducedMotion: 'reduce' })
  await staysAt(1)
  expect(await carouselOf(page).getByRole('button', { name: homes.us.play }).isVisible()).toBe(true)
  await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click()
  await flushReact(page)
  expect(await shown(page)).toBe(2)
})
