import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { overflow } from './measure'
import { visit } from './visit'

/** Scrolls to a part of the way through the darkroom, 0 where it sticks and 1 where it lets go. */
const reach = (page: Page, part: number) =>
  page.evaluate(async (at) => {
    const room = document.querySelector('.darkroom') as HTMLElement
    const box = room.getBoundingClientRect()
    scrollTo({ top: scrollY + box.top + at * (box.height - innerHeight), behavior: 'instant' })
    // A scroll moves what it drives in the frame after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, part)

/** The frame in which scenes develop, its neighbour, and the caption and the picture that are to be seen. */
const stage = (page: Page) =>
  page.evaluate(() => {
    const [frame, neighbour] = ['.stage div', '.stage + li'].map(
      (one) => document.querySelector(one) as Element,
    )
    const seen = (element: Element) => !/\(100% |\) 100%|0px 100%/.test(getComputedStyle(element).clipPath)
    const shown = (list: string) => [...document.querySelectorAll(list)].filter(seen).at(-1)
    const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    return {
      size: Math.round((10 * box(frame).width) / box(neighbour).width) / 10,
      neighbours: Number(getComputedStyle(neighbour as Element).opacity),
      picture: shown('.stage img')
        ?.getAttribute('src')
        ?.replace(/.*sample-|\.svg/g, ''),
      caption: shown('.words span')?.textContent,
      page:
        Math.round((box(document.querySelector('.darkroom') ?? undefined).height / innerHeight) * 10) / 10,
    }
  })

/** How many pixels stand between each caption and the large picture, in windows of several widths. */
async function room(
  page: Page,
  widths = [1024, 1280, 1536, 1580, 1600, 1920, 1440],
): Promise<Record<number, number>> {
  const rooms: Record<number, number> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await reach(page, 0)
    rooms[width] = await page.evaluate(() => {
      const range = document.createRange()
      const ends = [...document.querySelectorAll('.words span')].map((caption) => {
        range.selectNodeContents(caption)
        return range.getBoundingClientRect().right
      })
      const { left = 0 } = document.querySelector('.stage div')?.getBoundingClientRect() ?? {}
      return Math.floor(left - Math.max(...ends))
    })
  }
  return rooms
}

it('R-PHE-02 the same face develops in one large frame, which then takes its place on the sheet; still without motion', async () => {
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
  // One grid: what stands under one another begins at the same edge.
  expect(await edges('#sample, .darkroom figcaption p')).toEqual([152, 152])
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
  expect(await stage(page)).toMatchObject({ size: 1, neighbours: 1, picture: 'beach' })
  expect(await overflow(page)).toEqual([])

  expect(Object.entries(await room(page)).filter(([, gap]) => gap < 24)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await stage(page)).toMatchObject({ size: 1, neighbours: 1, picture: 'beach' })
  expect((await stage(page)).page).toBeLessThan(1.2)
})

it('R-A11-15 the sheet is a rail on a phone, for fingers and keys', async () => {
  const page = await visit('/ai-photo-service-br', { viewport: { width: 390, height: 844 } })
  const sheet = page.locator('.sheet')
  await sheet.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => sheet.evaluate((rail) => rail.scrollLeft)).toBeGreaterThan(0)
  expect(await page.locator('.words, .layer').filter({ visible: true }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_900)
  expect(await overflow(page)).toEqual([])
  // In a window that is wide enough, the Portuguese captions leave the picture free as well.
  expect(Object.entries(await room(page)).filter(([, gap]) => gap < 24)).toEqual([])
})
