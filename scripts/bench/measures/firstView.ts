import type { Browser } from 'playwright'
import { serveFront, withoutScript } from '../front.ts'
import { type Bench, ratios } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, watchVitals } from '../vitals.ts'

/** Reads the vitals of a visit on slow 4G at ÷4, `wait` milliseconds after loading. */
const visitOf = (browser: Browser, address: string, wait: number) => () =>
  withPhone(browser, { slowNetwork: true }, async ({ page }) => {
    await watchVitals(page)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(wait)
    return readVitals(page)
  })

/** The first view of `/us` on slow 4G with 4x CPU throttling, compared with the same page without scripts. */
export async function* firstView(bench: Bench) {
  const ours = await serveFront()
  bench.defer(ours.stop)
  const limit = await serveFront({ change: withoutScript })
  bench.defer(limit.stop)
  const browser = await openBrowser(bench)
  const visit = ({ origin }: { origin: string }) => visitOf(browser, `${origin}/us`, 1500)
  const seen = await inRounds(7, { ours: visit(ours), limit: visit(limit) }, 1)
  const lcp = (name: keyof typeof seen) => seen[name].map((some) => some.lcp)
  yield {
    what: '/us, LCP on slow 4G at ÷4 against the page without script',
    rounds: ratios(lcp('ours'), lcp('limit')),
    digits: 2,
    goal: { atMost: 1.02 },
  }
  yield { what: '/us, LCP on slow 4G at ÷4', rounds: lcp('ours'), unit: 'ms' }
  for (const path of ['/us', '/br']) yield* blocking(bench, path)
}

/** Lays out all of a page at once, as browsers do that do not know `content-visibility`. */
const laidOutAtOnce = (html: string) =>
  html.replace('</head>', '<style>main>*{content-visibility:visible!important}</style></head>')

/** Milliseconds after loading until all of a page is laid out, at ÷4. */
const untilLaidOut = 6000

/** The main thread's blocking time until all of a page is laid out, against that of the page laid out at once. */
async function* blocking(bench: Bench, path: string) {
  const without = ['content-security-policy']
  const ours = await serveFront({ without })
  bench.defer(ours.stop)
  const whole = await serveFront({ without, change: laidOutAtOnce })
  bench.defer(whole.stop)
  const browser = await openBrowser(bench)
  const visit = ({ origin }: { origin: string }) => visitOf(browser, origin + path, untilLaidOut)
  const seen = await inRounds(9, { ours: visit(ours), whole: visit(whole) }, 1)
  const blocked = (name: keyof typeof seen) =>
    seen[name].map(({ tasks }) => tasks.reduce((sum, { ms }) => sum + ms - 50, 0))
  yield { what: `${path}, blocking time of the first view at ÷4`, rounds: blocked('ours'), unit: 'ms' }
  yield {
    what: '– against the page laid out at once',
    rounds: ratios(blocked('ours'), blocked('whole')),
    digits: 2,
    goal: { atMost: 0.6 },
  }
}
