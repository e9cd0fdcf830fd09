import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { photoPairs } from '~/catalog/owner/photoPairs'
import { visit } from '~tests/e2e/site/visit'
import { overflow } from '~tests/e2e/survey/measure'

/** With photos of customers the page shows those instead. */
const isDrawn = photoPairs.length === 0

/** Scrolls to a fraction of the darkroom section: 0 where it starts to stick, 1 where it stops. */
const reach = (page: Page, part: number) =>
  page.evaluate(async (at) => {
    const room = document.querySelector('.darkroom') as HTMLElement
    const box = room.getBoundingClientRect()
    scrollTo({ top: scrollY + box.top + at * (box.height - innerHeight), behavior: 'instant' })
    // Scroll-driven animations update in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, part)

/** State of the animated frame: size relative to its neighbor, the neighbor's opacity, visible picture and caption. */
const stage = (page: Page) =>
  page.evaluate(() => {
    const [frame, neighbor] = ['.stage div', '.stage + li'].map(
      (one) => document.querySelector(one) as Element,
    )
    const seen = (element: Element) => !/\(100% |\) 100%|0px 100%/.test(getComputedStyle(element).clipPath)
    const shown = (list: string) => [...document.querySelectorAll(list)].filter(seen).at(-1)
    const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    return {
      size: Math.round((10 * box(frame).width) / box(neighbor).width) / 10,
      neighbours: Number(getComputedStyle(neighbor as Element).opacity),
      picture: shown('.stage img')
        ?.getAttribute('src')
        ?.replace(/.*sample-|\.svg/g, ''),
      caption: shown('.words span')?.textContent,
      page:
        Math.round((box(document.querySelector('.darkroom') ?? undefined).height / innerHeight) * 10) / 10,
    }
  })

/** Smallest gap in pixels between the captions and the large picture, by window width. */
async function captionGaps(
  page: Page,
  widths = [1024, 1280, 1536, 1580, 1600, 1920, 1440],
): Promise<Record<number, number>> {
  const gaps: Record<number, number> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await reach(page, 0)
    gaps[width] = await page.evaluate(() => {
      const range = document.createRange()
      const ends = [...document.querySelectorAll('.words span')].map((caption) => {
        range.selectNodeContents(caption)
        return range.getBoundingClientRect().right
      })
      const { left = 0 } = document.querySelector('.stage div')?.getBoundingClientRect() ?? {}
      return Math.floor(left - Math.max(...ends))
    })
  }
  return gaps
}

it.runIf(isDrawn)(
  'R-PHE-02 the scenes of one face appear in one large frame, which then moves to its place on the sheet; static with reduced motion',
  async () => {
    const page = await visit('/ai-photo-service-us', { viewport: { width: 1440, height: 900 } })
    await reach(page, 0)
    expect(await stage(page)).toEqual({
      size: 2.9,
      neighbours: 0,
      picture: 'snapshot',
      caption: 'Your photo',
      page: 2.4,
    })
    const edges = (list: string) =>
      page.locator(list).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    // One grid: stacked elements share the same left edge.
    expect(await edges('#sample, .darkroom figcaption p:first-child')).toEqual([152, 152])
    // The large picture would cover the note, which appears with the sheet.
    const note = () =>
      page
        .locator('.darkroom figcaption p')
        .nth(1)
        .evaluate((one) => Number(getComputedStyle(one).opacity))
    expect(await note()).toBe(0)
    const how = 'section[aria-labelledby=how-it-works]'
    expect((await edges(`${how} ul > li`)).slice(0, 3)).toEqual(await edges(`${how} ol > li`))
    const scenes = []
    for (const part of [0.24, 0.43, 0.6, 0.75]) {
      await reach(page, part)
      const { picture, caption } = await stage(page)
      scenes.push([picture, caption])
    }
    expect(scenes).toEqual([
      ['studio', 'Studio'],
      ['office', 'Office'],
      ['paris', 'Paris'],
      ['beach', 'Beach'],
    ])
    await reach(page, 1)
    expect(await note()).toBe(1)
    expect(await stage(page)).toMatchObject({ size: 1, neighbours: 1, picture: 'beach' })
    expect(await overflow(page)).toEqual([])

    expect(Object.entries(await captionGaps(page)).filter(([, gap]) => gap < 24)).toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await stage(page)).toMatchObject({ size: 1, neighbours: 1, picture: 'beach' })
    expect((await stage(page)).page).toBeLessThan(1.2)
  },
)

it.runIf(isDrawn)('R-A11-15 the sheet scrolls horizontally on a phone, by touch and by keys', async () => {
  const page = await visit('/ai-photo-service-br', { viewport: { width: 390, height: 844 } })
  const sheet = page.locator('.sheet')
  await sheet.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => sheet.evaluate((rail) => rail.scrollLeft)).toBeGreaterThan(0)
  expect(await page.locator('.words, .layer').filter({ visible: true }).count()).toBe(0)
  // Neighbors follow each other: one below the other, then the next pair.
  const places = await sheet
    .locator('li')
    .evaluateAll((scenes) =>
      scenes
        .map((scene) => scene.getBoundingClientRect())
        .map(({ left, top }) => [left, top].map(Math.round)),
    )
  const [first = [], second = [], third = []] = places
  expect([second[0] === first[0], (second[1] ?? 0) > (first[1] ?? 0)]).toEqual([true, true])
  expect([third[1] === first[1], (third[0] ?? 0) > (first[0] ?? 0)]).toEqual([true, true])
  // The sheet is one row, so its section is about as high as a window.
  expect((await stage(page)).page).toBeLessThanOrEqual(1.1)
  expect(await overflow(page)).toEqual([])
  // In a wide window, the Portuguese captions do not overlap the picture either.
  expect(Object.entries(await captionGaps(page)).filter(([, gap]) => gap < 24)).toEqual([])
})
