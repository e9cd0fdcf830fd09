import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { deskPaths } from '~/catalog/desk'
import { shareOf } from '../../depth'
import { recordLayoutShifts } from '../site/layoutShifts'
import { hydrated, newVisitor, origin } from '../site/visit'
import { fillReactPages, reactPages } from '../survey/reactPages'

/** Delay of each style sheet in milliseconds. */
const late = 800

/** Opens a page with delayed style sheets. @returns the page, the fetched sheets and the layout shifts */
async function open(path: string, width: number) {
  const page = await newVisitor({ viewport: { width, height: 900 }, allow: /404|ERR_FAILED/ })
  const shifts = await recordLayoutShifts(page)
  const sheets: string[] = []
  await page.route('**/*.css', async (route) => {
    sheets.push(new URL(route.request().url()).pathname)
    await new Promise((done) => setTimeout(done, late))
    await route.continue()
  })
  await page.goto(origin + path)
  await hydrated(page)
  await drawn(page)
  // A sheet that the HTML itself links is there before the first paint.
  const html = await (await fetch(origin + path)).text()
  return { page, sheets: sheets.filter((sheet) => !html.includes(sheet)), moved: await shifts() }
}

/** Waits until all sheets are loaded and painted. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
}

beforeAll(fillReactPages)

// earlyPresses.test.ts has the other half of the pages.
it.each(shareOf(Object.entries(reactPages), 2, 1))(
  '%s does not fetch inlined style sheets and has no layout shift',
  async (_, path) => {
    for (const width of shareOf([390, 1440], 2)) {
      const { sheets, moved } = await open(path(), width)
      const shift = moved.reduce((sum, { value }) => sum + value, 0)
      process.stdout.write(`${path()} at ${width}: layout shift ${shift.toFixed(4)}\n`)
      expect({ width, sheets, moved: shift > 0.01 ? moved : [] }).toEqual({ width, sheets: [], moved: [] })
    }
  },
)

it('the desk fetches no style sheet on client-side navigation either', async () => {
  const { page, sheets } = await open(deskPaths.orders, 1440)
  for (const name of ['Messages', 'Today', 'Orders']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
    await page.waitForLoadState('networkidle')
  }
  expect({ sheets }).toEqual({ sheets: [] })
})
