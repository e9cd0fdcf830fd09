import { parseHTML } from 'linkedom'
import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { isDelivered } from '~tests/agreed/unlessChanged'
import { sampledEditions } from '~tests/depth'
import { paidCard, playStudio } from '~tests/e2e/journeys/provider'
import { recordLayoutShifts } from '~tests/e2e/site/layoutShifts'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { pageOf, texts } from './orderPage'

const stores = siteStores()
const revealedAt = (session: string) =>
  stores.rows('SELECT revealed_at FROM orders WHERE provider_session_id = ?', session)[0]?.revealed_at

async function ready(edition: 'us' | 'br'): Promise<string> {
  const session = await paidCard(origin, edition)
  await playStudio(origin, session)
  return session
}
/** Names of the page's animations that run or wait to run. */
const animations = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter(({ playState }) => playState !== 'finished')
        .map((animation) => (animation as CSSAnimation).animationName),
    ),
  ])

describe.each(sampledEditions(1))('the delivered order of %s', (edition) => {
  it('R-UPL-23 shows portraits in the first view, and its sun covers no words', async () => {
    const session = await ready(edition)
    const page = await visit(pageOf(edition, session), { reducedMotion: 'reduce' })
    // A longer brand takes a line more on a phone.
    const roomy = isDelivered('business') ? 320 : 390
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const seen = await page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [sun, hero, tile] = [
          boxOf('.order-sun'),
          boxOf('main > section'),
          boxOf('.order-gallery .order-tile'),
        ]
        const range = document.createRange()
        const covered = [
          ...document.querySelectorAll('header a, main > section:first-child :is(h1, p, a)'),
        ].filter((element) => {
          range.selectNodeContents(element)
          const boxes = element.matches('a') ? [element.getBoundingClientRect()] : [...range.getClientRects()]
          return boxes.some(
            ({ left, right, top, bottom }) =>
              left < sun.right && right > sun.left && top < sun.bottom && bottom > sun.top,
          )
        })
        return {
          // A wide one begins the two columns of a phone: its face is in view, and more of it than of one in a column.
          visible: Math.min(1, (Math.min(innerHeight, tile.bottom) - tile.top) / Math.min(tile.height, 300)),
          onTheLine: Math.abs(sun.bottom - hero.bottom) < 1.5 && sun.height > 40,
          covered: covered.map(({ textContent }) => textContent),
        }
      })
      expect([width, seen]).toEqual([
        width,
        { visible: width <= roomy ? seen.visible : 1, onTheLine: true, covered: [] },
      ])
      // On the smallest phone, at least the upper part of a portrait.
      expect(seen.visible).toBeGreaterThan(width > 320 ? 0.9 : isDelivered('business') ? 0.2 : 0.1)
    }
  })
})

it('the sun and the portraits come up once for each delivery, without moving the page, and named by scene', async () => {
  const session = await ready('us')
  const page = await newVisitor({ ...phone, reducedMotion: 'no-preference', allow: /ERR_FAILED/ })
  const shifts = await recordLayoutShifts(page)
  await page.goto(origin + pageOf('us', session))
  expect(await animations(page)).toEqual(expect.arrayContaining(['order-rise', 'order-appear']))
  const scenes = page.getByRole('list', { name: 'Portraits' }).locator('.order-scene')
  expect((await scenes.allInnerTexts()).slice(0, 3)).toEqual(['Studio', 'Office', 'Paris'])
  await hydrated(page)
  await expect.poll(() => revealedAt(session), { timeout: 10_000 }).not.toBeNull()
  await expect.poll(() => animations(page)).toEqual([])
  expect(await page.locator('.order-reveal').count()).toBe(0)
  expect(await shifts()).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: texts.us.ready }).waitFor()
  expect(await animations(page)).toEqual([])
})

it('nothing moves for those who want less motion', async () => {
  const session = await ready('us')
  const page = await visit(pageOf('us', session), { ...phone, reducedMotion: 'reduce' })
  expect(await page.locator('.order-reveal').count()).toBe(1)
  expect(await animations(page)).toEqual([])
})

type Moment = { sun: boolean; tiles: { shown: boolean; loaded: boolean; started: boolean }[] }

/**
 * Records for each frame whether the sun and the first four portraits are in view, whether their pictures are there,
 * and which portraits have started to rise.
 */
const recordReveal = (page: Page) =>
  page.addInitScript(() => {
    const moments: Moment[] = []
    Object.assign(window, { moments })
    const look = () => {
      requestAnimationFrame(look)
      const tiles = [...document.querySelectorAll('.order-gallery>li')].slice(0, 4).map((tile) => {
        const picture = tile.querySelector('img')
        const { top = 0, height = 0 } = picture?.getBoundingClientRect() ?? {}
        return {
          shown: top - tile.getBoundingClientRect().top < 0.99 * height,
          loaded: Boolean(picture?.complete),
          started: picture?.dataset.up !== undefined,
        }
      })
      const sun = document.querySelector('.order-sun')
      const hero = sun?.closest('section')
      if (!sun || !hero || tiles.length < 4) return
      const isUp = sun.getBoundingClientRect().top < hero.getBoundingClientRect().bottom - 2
      moments.push({ sun: isUp, tiles })
    }
    look()
  })
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments)

/**
 * Lifts the time limit after which no picture waits for another one, which a busy machine reaches. Records when each
 * portrait is to rise, and how long from then: a busy machine draws several in one frame.
 */
const waitEndlessly = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout
    const rises: { at: number; delay: number }[] = []
    Object.assign(window, { rises })
    window.setTimeout = ((run: TimerHandler, delay = 0, ...values: unknown[]) => {
      if (values[0] instanceof HTMLImageElement) rises.push({ at: Date.now() + delay, delay })
      return set(run, delay === 2500 ? 60_000 : delay, ...values)
    }) as typeof setTimeout
  })

/** Opens a delivery whose pictures are answered as the test says, by their places in the gallery. */
async function slowly(answer: (place: number, route: Route) => unknown, { endless = false } = {}) {
  const session = await ready('us')
  const { document } = parseHTML(await (await fetch(origin + pageOf('us', session))).text())
  const pictures = [...document.querySelectorAll('.order-gallery img')]
  const paths = pictures.map((picture) => new URL(picture.getAttribute('src') ?? '').pathname)
  const page = await newVisitor({ reducedMotion: 'no-preference', allow: /ERR_FAILED/ })
  await recordReveal(page)
  if (endless) await waitEndlessly(page)
  await page.route('**/photos/*/preview*', (route) =>
    answer(paths.indexOf(new URL(route.request().url()).pathname) + 1, route),
  )
  await page.goto(origin + pageOf('us', session), { waitUntil: 'commit' })
  return { page, session }
}
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const isShown = async (page: Page, place: number) =>
  Boolean((await recorded(page)).at(-1)?.tiles[place - 1]?.shown)

it('on a slow line the sun waits for its pictures, and each portrait for its own, in their order', async () => {
  // The fourth comes before the third.
  const delays = [500, 800, 1200, 300]
  const { page, session } = await slowly(
    async (place, route) => {
      await after(delays[place - 1] ?? 0)
      await route.continue()
    },
    { endless: true },
  )
  await expect.poll(() => revealedAt(session), { timeout: 30_000 }).not.toBeNull()
  const moments = await recorded(page)
  expect(moments.filter(({ tiles }) => tiles.some(({ shown, loaded }) => shown && !loaded))).toEqual([])
  const sunAt = moments.findIndex(({ sun }) => sun)
  expect(sunAt).toBeGreaterThan(0)
  expect(moments[sunAt]?.tiles.slice(0, 3).every(({ loaded }) => loaded)).toBe(true)
  // A busy machine shows several in one frame, but never one before an earlier one.
  for (const { tiles } of moments)
    for (const is of ['started', 'shown'] as const)
      expect(tiles.map((tile) => tile[is]).toSorted((a, b) => Number(b) - Number(a))).toEqual(
        tiles.map((tile) => tile[is]),
      )
  expect(moments.findIndex(({ tiles }) => tiles.some(({ shown }) => shown))).toBeGreaterThanOrEqual(sunAt)
  // The first one begins after the sun, and each after the one before it.
  const rises = await page.evaluate(
    () => (window as unknown as { rises: { at: number; delay: number }[] }).rises,
  )
  expect(rises.length).toBeGreaterThanOrEqual(4)
  expect(rises[0]?.delay).toBeGreaterThan(400)
  const gaps = rises.slice(1).map(({ at }, place) => at - (rises[place]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150)
})

it('a picture that fails or does not come holds back no other for long, and its portrait stays reachable', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { page, session } = await slowly(async (place, route) => {
    if (place === 2) return route.abort()
    if (place === 1) await released
    return route.continue()
  })
  // Names and numbers are there; the portrait opens although its picture is missing.
  await expect.poll(() => isShown(page, 4), { timeout: 6000 }).toBe(true)
  expect([await isShown(page, 1), await isShown(page, 3)]).toEqual([false, true])
  expect((await recorded(page)).at(-1)?.sun).toBe(true)
  await hydrated(page)
  await page.getByRole('button', { name: 'Portrait 2 of 15: Office', exact: true }).click()
  await page.getByRole('dialog', { name: 'Portraits' }).waitFor()
  await page.keyboard.press('Escape')
  expect(revealedAt(session)).toBeNull()
  release()
  await expect.poll(() => isShown(page, 1), { timeout: 6000 }).toBe(true)
  await expect.poll(() => revealedAt(session), { timeout: 15_000 }).not.toBeNull()
  expect(await page.locator('.order-reveal').count()).toBe(0)
})

it('without script, and for those who want less motion, all portraits are there at once', async () => {
  const session = await ready('us')
  for (const options of [
    { javaScriptEnabled: false, reducedMotion: 'no-preference' },
    { reducedMotion: 'reduce' },
  ] as const) {
    const page = await newVisitor({ ...phone, ...options, allow: /ERR_FAILED/ })
    // Pictures never come.
    await page.route('**/photos/*/preview*', () => {})
    await page.goto(origin + pageOf('us', session), { waitUntil: 'commit' })
    const [tile, picture] = [page.locator('.order-tile').first(), page.locator('.order-tile img').first()]
    await picture.waitFor()
    expect(await picture.boundingBox()).toEqual(await tile.boundingBox())
  }
})
