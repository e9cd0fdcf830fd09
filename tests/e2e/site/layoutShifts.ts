import type { Page } from 'playwright'

type LayoutShift = { value: number; elements: string[] }
type Recorded = { layoutShifts: LayoutShift[] }

/**
 * Records the layout shifts of a page from its next navigation on, without those that a late font causes: fonts are not
 * loaded, which the console reports as `ERR_FAILED`.
 * @returns a function that reads the shifts recorded so far, with the tags and classes of the elements
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.route('**/fonts/*', (route) => route.abort())
  await page.addInitScript(() => {
    const layoutShifts: LayoutShift[] = []
    Object.assign(window, { layoutShifts } satisfies Recorded)
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const nameOf = (node: Node | null) =>
      `${node?.nodeName} ${node instanceof Element ? node.getAttribute('class') : ''}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        layoutShifts.push({ value, elements: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as Recorded).layoutShifts)
}
