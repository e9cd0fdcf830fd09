import { serveFront, withoutScript } from '../front.ts'
import { type Bench, ratios } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, watchVitals } from '../vitals.ts'

/** The first view of `/us` on slow 4G with 4x CPU throttling, compared with the same page without scripts. */
export async function* firstView(bench: Bench) {
  const ours = await serveFront()
  bench.defer(ours.stop)
  const limit = await serveFront({ change: withoutScript })
  bench.defer(limit.stop)
  const browser = await openBrowser(bench)
  const visit = (origin: string) => () =>
    withPhone(browser, { slowNetwork: true }, async ({ page }) => {
      await watchVitals(page)
      await page.goto(`${origin}/us`, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      return readVitals(page)
    })
  const seen = await inRounds(7, { ours: visit(ours.origin), limit: visit(limit.origin) }, 1)
  const lcp = (name: keyof typeof seen) => seen[name].map((some) => some.lcp)
  yield {
    what: '/us, LCP on slow 4G at ÷4 against the page without script',
    rounds: ratios(lcp('ours'), lcp('limit')),
    digits: 2,
    goal: { atMost: 1.02 },
  }
  yield { what: '/us, LCP on slow 4G at ÷4', rounds: lcp('ours'), unit: 'ms' }
  yield {
    what: '/us, blocking time of the first view at ÷4',
    rounds: seen.ours.map(({ tasks }) => tasks.reduce((sum, { ms }) => sum + ms - 50, 0)),
    unit: 'ms',
  }
}
