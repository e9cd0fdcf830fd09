import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, type Phone, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, type Vitals, watchVitals } from '../vitals.ts'

/** Scroll speed in pixels per second, about one and a half phone screens. */
const speed = 1200

/** Measures layout shift and the longest task while a page scrolls from top to bottom with 4x CPU throttling. */
export async function* scroll(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const browser = await openBrowser(bench)
  const visit = (path: string) => () =>
    withPhone(browser, {}, (phone) => scrollThrough(phone, front.origin + path))
  const seen = await inRounds(3, { '/us': visit('/us'), '/br': visit('/br') })
  for (const [path, visits] of Object.entries(seen)) {
    yield {
      what: `${path}, layout shift of a whole slow scroll at ÷4`,
      rounds: visits.map(({ cls }) => cls),
      digits: 3,
      goal: { atMost: 0 },
    }
    yield {
      what: `${path}, longest task of a whole slow scroll at ÷4`,
      rounds: visits.map(({ tasks }) => Math.max(0, ...tasks.map(({ ms }) => ms))),
      unit: 'ms',
      goal: { atMost: 100 },
    }
  }
}

/**
 * Scrolls through a whole page.
 * @returns its vitals: layout shifts since the start of loading, long tasks only since the start of scrolling
 */
async function scrollThrough({ page }: Phone, address: string): Promise<Vitals> {
  await watchVitals(page)
  await page.goto(address, { waitUntil: 'load' })
  // Work that starts at load must not count as a long task of the scroll.
  await page.waitForTimeout(1500)
  const began = await page.evaluate(() => performance.now())
  await page.evaluate(scrollToEnd, speed)
  // Observers report a shift or task only after it has ended.
  await page.waitForTimeout(500)
  const seen = await readVitals(page)
  return { ...seen, tasks: seen.tasks.filter(({ at }) => at >= began) }
}

/**
 * Scrolls at an even speed, frame by frame. A step has at most 60 px: a frame that takes over 50 ms slows the scroll
 * down instead of making it jump. Runs in the page, so it can use only its argument.
 */
function scrollToEnd(speed: number): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now()
    const step = (now: number) => {
      scrollBy({ top: Math.min(60, Math.max(1, ((now - last) * speed) / 1000)), behavior: 'instant' })
      last = now
      // Sections below may get their height only on approach, so the end of the page can move.
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) resolve()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
