import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, type Phone, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readVitals, type Vitals, watchVitals } from '../vitals.ts'

/** Scroll speed of a slow reader, in pixels per second. */
const speed = 1200

/** Layout shift and long tasks of a slow scroll through the whole page with 4x CPU throttling. */
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

/** Scrolls through a whole page. @returns its vitals, without the long tasks of loading */
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

/** Scrolls evenly, frame by frame. Late frames slow the scroll down and never make it jump. */
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
