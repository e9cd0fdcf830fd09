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

/** Scrolls from top to end, evenly. @returns what was felt on the way, without the tasks of loading */
async function scrollThrough({ page, session }: Phone, address: string): Promise<Vitals> {
  await watchVitals(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const began = await page.evaluate(() => performance.now())
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY))
  // What stands below is measured only when it comes near, so the page may grow on the way.
  for (let more = await left(), tries = 0; more > 2; more = await left()) {
    if (++tries > 40) throw new Error(`${more} px of ${address} were not reached`)
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -Math.min(more + 20, 3000),
      speed,
      preventFling: true,
    })
  }
  await page.waitForTimeout(500)
  const seen = await readVitals(page)
  return { ...seen, tasks: seen.tasks.filter(({ at }) => at >= began) }
}
