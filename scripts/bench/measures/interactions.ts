import type { Locator, Page } from 'playwright'
import { serveFront, withoutScript } from '../front.ts'
import { type Bench, ratios } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { forgetInteractions, readVitals, watchVitals } from '../vitals.ts'

type Interaction = { path: string; place: string; act: (target: Locator, page: Page) => Promise<void> }

/**
 * Taps the middle of a target, or a position in it. Does not use `locator.tap`, whose hit-target check at each event
 * costs as much as the measured work.
 */
async function tap(target: Locator, page: Page, place?: { x: number; y: number }): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} cannot be seen`)
  const { x, y } = place ?? { x: box.width / 2, y: box.height / 2 }
  await page.touchscreen.tap(box.x + x, box.y + y)
}

/** Interactions with a page that is not hydrated yet. */
const interactions: Record<string, Interaction> = {
  'first letters in the contact form': {
    path: '/us',
    place: 'form[action="/contact"] [name=name]',
    // The form hydrates during typing, so any keystroke can be the slow one.
    act: async (target, page) => {
      await tap(target, page)
      await page.keyboard.type('Ana Lima', { delay: 100 })
    },
  },
  'first power-up': {
    path: '/br',
    place: '#addons article',
    act: (target, page) => tap(target, page, { x: 8, y: 60 }),
  },
  menu: { path: '/us', place: '[data-bar] [popovertarget]', act: tap },
  carousel: { path: '/us', place: '#testimonials button[data-turn="1"]', act: tap },
}

/** The slowest interaction with 4x CPU throttling, and its ratio to the same page without scripts. */
export async function* interactionTimes(bench: Bench) {
  const ours = await serveFront()
  bench.defer(ours.stop)
  const limit = await serveFront({ change: withoutScript })
  bench.defer(limit.stop)
  const browser = await openBrowser(bench)
  for (const [what, interaction] of Object.entries(interactions)) {
    const visit = (origin: string) => () =>
      withPhone(browser, {}, ({ page }) => timeOf(page, origin, interaction))
    const seen = await inRounds(5, { ours: visit(ours.origin), limit: visit(limit.origin) })
    yield { what: `${what}, INP at ÷4`, rounds: seen.ours, unit: 'ms', goal: { atMost: 48 } }
    yield {
      what: `${what}, INP against the page without script`,
      rounds: ratios(seen.ours, seen.limit),
      digits: 2,
      goal: { atMost: 1.2 },
    }
  }
}

async function timeOf(page: Page, origin: string, { path, place, act }: Interaction): Promise<number> {
  await watchVitals(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page
    .locator('dialog[data-banner] button')
    .first()
    .tap({ timeout: 2000 })
    .catch(() => {})
  const target = page.locator(place).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  await forgetInteractions(page)
  await act(target, page)
  await page.waitForTimeout(1000)
  return (await readVitals(page)).inp
}
