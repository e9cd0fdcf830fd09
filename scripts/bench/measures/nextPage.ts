import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, launch } from 'puppeteer-core'
import { browserOptions, windowedBrowser } from '../../../tests/e2e/site/browser.ts'
import { copySite } from '../copySite.ts'
import { enableClientNavigation } from '../enableClientNavigation.ts'
import { serveFront } from '../front.ts'
import { type Bench, median, ratios } from '../line.ts'
import { inRounds } from '../rounds.ts'

/** The start page, and the link to hover over. */
const from = { path: '/launch-us', link: 'header a[href="/us"]' }

/**
 * Time from the press on a link to the LCP of the next page, after hovering over the link. Compared with TanStack
 * Start's own client-side navigation, and with this site without speculation rules.
 * Uses Puppeteer and a headed browser, because neither Playwright nor a headless browser supports prerendered pages.
 */
export async function* nextPage({ defer }: Bench) {
  if (!windowedBrowser) return 'there is no browser with a window'
  const copy = copySite()
  defer(copy.remove)
  enableClientNavigation(copy.folder)
  await copy.build('production')
  // The policy's Trusted Types would stop React from writing the markup of a whole content page.
  const soft = await serveFront({ slow: true, build: copy.built, without: ['content-security-policy'] })
  defer(soft.stop)
  const ahead = await serveFront({ slow: true })
  defer(ahead.stop)
  const plain = await serveFront({ slow: true, without: ['speculation-rules'] })
  defer(plain.stop)
  const browser = await launch({ executablePath: windowedBrowser, args: browserOptions().args })
  defer(() => browser.close())
  const seen = await inRounds(
    5,
    {
      soft: () => follow(browser, soft.origin, 300, untilChanged),
      rested: () => follow(browser, ahead.origin, 300),
      lingered: () => follow(browser, ahead.origin, 1500),
      pressed: () => follow(browser, ahead.origin, 0),
      plain: () => follow(browser, plain.origin, 0),
    },
    1,
  )
  yield {
    what: "next page after 300 ms of rest, against Start's soft navigation",
    rounds: ratios(seen.rested, seen.soft),
    digits: 2,
    goal: { atMost: 0.5 },
  }
  const against = (rounds: readonly number[]) => ratios(rounds, seen.plain)
  yield {
    what: 'next page after 300 ms of rest, against none prepared',
    rounds: against(seen.rested),
    digits: 2,
  }
  yield {
    what: 'next page after 1500 ms of rest, against none prepared',
    rounds: against(seen.lingered),
    digits: 2,
  }
  yield { what: 'next page at once, against none prepared', rounds: against(seen.pressed), digits: 2 }
  yield {
    what: 'next page after 300 ms of rest, slow 4G, ÷4, to its LCP',
    rounds: seen.rested,
    unit: 'ms',
    note: `soft: ${median(seen.soft).toFixed(0)} ms, none prepared: ${median(seen.plain).toFixed(0)} ms`,
  }
}

/** Hovers over the link for `rest` ms and follows it. @returns milliseconds, as measured by `end` in the next page */
async function follow(browser: Browser, origin: string, rest: number, end = untilLargest): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    await page.emulateCPUThrottling(4)
    await page.goto(origin + from.path, { waitUntil: 'load' })
    await sleep(1000)
    const soft = end === untilChanged
    if (soft) await page.waitForSelector('html[data-hydrated]')
    const box = await (await page.waitForSelector(from.link, { visible: true }))?.boundingBox()
    if (!box) throw new Error(`${from.link} has no box`)
    await page.evaluate((soft) => {
      const now = () => String(performance.timeOrigin + performance.now())
      const headline = () => document.querySelector('h1')?.textContent
      addEventListener('pointerdown', () => {
        sessionStorage.setItem('pressed', now())
        const before = headline()
        const check = () => {
          if (headline() === before) requestAnimationFrame(check)
          else setTimeout(() => sessionStorage.setItem('changed', now()))
        }
        if (soft) check()
      })
    }, soft)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    if (rest) await sleep(rest)
    await page.mouse.down()
    await page.mouse.up()
    await sleep(3000)
    return await page.evaluate(end)
  } finally {
    await context.close()
  }
}

/** Runs in the page: milliseconds from the press to the LCP of this document. */
const untilLargest = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list) => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number
      })[]
      const largest = list.getEntries().at(-1)?.startTime ?? 0
      // Content painted before a prerendered page is activated counts as painted at activation.
      const shown = performance.timeOrigin + Math.max(largest, visit?.activationStart ?? 0)
      resolve(shown - Number(sessionStorage.getItem('pressed')))
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )

/** Runs in the page: milliseconds from the press to the first frame with another headline in the same document. */
const untilChanged = async () =>
  Number(sessionStorage.getItem('changed')) - Number(sessionStorage.getItem('pressed'))
