import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, type Phone, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, type Vitals, watchVitals } from '../vitals.ts'

/** Pixels a second of somebody who looks at everything. */
const speed = 1200

/** Layout shift and long tasks of a whole slow scroll at a quarter of the processor. */
export async function* scroll(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const browser = await openBrowser(bench)
  const look = (path: string) => () =>
    withPhone(browser, {}, (phone) => scrollThrough(phone, front.origin + path))
  const seen = await inRounds(3, { '/us': look('/us'), '/br': look('/br') })
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

/** Looks at a whole page. @returns what was felt on the way, without the tasks of loading */
async function scrollThrough({ page }: Phone, address: string): Promise<Vitals> {
  await watchVitals(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const began = await page.evaluate(() => performance.now())
  await page.evaluate(scrollToEnd, speed)
  await page.waitForTimeout(500)
  const seen = await readVitals(page)
  return { ...seen, tasks: seen.tasks.filter(({ at }) => at >= began) }
}

/** Scrolls evenly, frame by frame; where frames are late, slower and never in a leap. */
function scrollToEnd(speed: number): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now()
    const step = (now: number) => {
      scrollBy({ top: Math.min(60, Math.max(1, ((now - last) * speed) / 1000)), behavior: 'instant' })
      last = now
      // What stands below gets its height when it comes near, so the end may move.
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) resolve()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
