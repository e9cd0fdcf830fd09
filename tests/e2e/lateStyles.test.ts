import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { deskPaths } from '~/catalog/desk'
import { fillReactPages, reactPages } from './reactPages'
import { hydrated, newVisitor, origin } from './visit'

/** Milliseconds for which each style sheet keeps a page waiting. */
const late = 800

/** Opens a page whose style sheets come late. @returns which it fetched, and how far what was drawn has moved */
async function open(path: string, width: number) {
  const page = await newVisitor({ viewport: { width, height: 900 }, allow: /404/ })
  const sheets: string[] = []
  await page.route('**/*.css', async (route) => {
    sheets.push(new URL(route.request().url()).pathname)
    await new Promise((done) => setTimeout(done, late))
    await route.continue()
  })
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        moved.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.nodeName).join() })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(origin + path)
  await hydrated(page)
  await drawn(page)
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number; what: string }[] }).moved,
  )
  return { page, sheets, moved }
}

/** Waits until every sheet has come and its rules are drawn. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
}

beforeAll(fillReactPages)

it.each(Object.entries(reactPages))(
  '%s fetches no style sheet that it has brought, and stays where it is',
  async (_, path) => {
    for (const width of [390, 1440]) {
      const { sheets, moved } = await open(path(), width)
      const shift = moved.reduce((sum, { value }) => sum + value, 0)
      process.stdout.write(`${path()} at ${width}: layout shift ${shift.toFixed(4)}\n`)
      expect({ width, sheets, moved: shift > 0.01 ? moved : [] }).toEqual({ width, sheets: [], moved: [] })
    }
  },
)

it('the desk fetches none on the way from page to page either', async () => {
  const { page, sheets } = await open(deskPaths.orders, 1440)
  for (const name of ['Messages', 'Today', 'Orders']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
    await page.waitForLoadState('networkidle')
  }
  expect({ sheets }).toEqual({ sheets: [] })
})
