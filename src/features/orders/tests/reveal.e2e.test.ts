import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
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

describe.each(['us', 'br'] as const)('the delivered order of %s', (edition) => {
  it('R-UPL-23 shows portraits in the first view, and its sun covers no words', async () => {
    const session = await ready(edition)
    const page = await visit(pageOf(edition, session), { reducedMotion: 'reduce' })
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
          visible: Math.max(0, Math.min(innerHeight, tile.bottom) - tile.top) / tile.height,
          onTheLine: Math.abs(sun.bottom - hero.bottom) < 1.5 && sun.height > 40,
          covered: covered.map(({ textContent }) => textContent),
        }
      })
      expect([width, seen]).toEqual([
        width,
        { visible: width === 320 ? seen.visible : 1, onTheLine: true, covered: [] },
      ])
      // On the smallest phone, at least the upper part of a portrait.
      expect(seen.visible).toBeGreaterThan(0.2)
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
