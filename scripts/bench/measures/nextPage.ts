import type { Browser } from 'playwright'
import { serveFront } from '../front.ts'
import { type Bench, median, ratios } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, watchVitals } from '../vitals.ts'

/** Where the pointer rests, and on which link. */
const from = { path: '/launch-us', link: 'header a[href="/us"]', next: '/us' }

/** Half of what Start's own soft navigation took, of a plain navigation of ours in the same run (2026-11-21: 771 of 971 ms). */
const goal = { atMost: 0.4 }

/**
 * The next page from the press to its largest text or picture, after 300 ms of rest on its link, against the same
 * without rest and rules. DevTools, by which the browser is led here, keeps it from rendering ahead: what it fetches
 * ahead is measured, and without DevTools the page stands there already.
 */
export async function* nextPage(bench: Bench) {
  const ahead = await serveFront({ slow: true })
  bench.defer(ahead.stop)
  const plain = await serveFront({ slow: true, without: ['speculation-rules'] })
  bench.defer(plain.stop)
  const browser = await openBrowser(bench)
  const seen = await inRounds(
    5,
    {
      rested: () => follow(browser, ahead.origin, 300),
      pressed: () => follow(browser, ahead.origin, 0),
      plain: () => follow(browser, plain.origin, 0),
    },
    1,
  )
  const shared = { digits: 2, note: 'fetched ahead only: DevTools keeps the browser from rendering ahead' }
  const shortened = ratios(seen.rested, seen.plain)
  yield { what: 'next page after 300 ms of rest, against none prepared', rounds: shortened, goal, ...shared }
  yield {
    what: 'next page at once, against none prepared',
    rounds: ratios(seen.pressed, seen.plain),
    digits: 2,
  }
  yield {
    what: 'next page after 300 ms of rest, slow 4G, ÷4, to its LCP',
    rounds: seen.rested,
    unit: 'ms',
    note: `none prepared: ${median(seen.plain).toFixed(0)} ms`,
  }
}

/** Follows the link. @returns milliseconds from the press to the largest text or picture of the next page */
function follow(browser: Browser, origin: string, rest: number): Promise<number> {
  return withPhone(browser, { pointer: true }, async ({ page }) => {
    await watchVitals(page)
    await page.goto(origin + from.path, { waitUntil: 'load' })
    await page.waitForTimeout(1000)
    const box = await page.locator(from.link).first().boundingBox()
    if (!box) throw new Error(`${from.link} is not there`)
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.evaluate(() =>
      addEventListener('pointerdown', () =>
        sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
      ),
    )
    await page.mouse.move(...at)
    if (rest) await page.waitForTimeout(rest)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(origin + from.next, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    const { lcp } = await readVitals(page)
    const began = await page.evaluate(
      () => performance.timeOrigin - Number(sessionStorage.getItem('pressed')),
    )
    return began + lcp
  })
}
