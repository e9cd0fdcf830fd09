import type { Browser, Page } from 'playwright'
import { beginForm, type Home, homes, readHome } from '../../../tests/e2e/journeys/readHome.ts'
import { brotliFile } from '../../../tests/e2e/survey/weigh.ts'
import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'

/** Script size of a visit: before any interaction, after reading the whole page, and after starting the form. */
export async function* script(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const browser = await openBrowser(bench)
  const shared = { unit: 'kB', digits: 1 }
  for (const path of homes) {
    const { first, read, begun } = await weighVisit(browser, front.origin, path)
    yield { what: `${path}, script before intent, brotli`, rounds: [first], ...shared, goal: { atMost: 1.5 } }
    yield { what: `${path}, script to read it all, brotli`, rounds: [read], ...shared, goal: { atMost: 5 } }
    yield {
      what: `${path}, script when its form is begun, brotli`,
      rounds: [begun],
      ...shared,
      goal: { atMost: 105 },
    }
  }
}

/** Measures the first value on a phone without any interaction, the others on a desktop with a pointer. */
async function weighVisit(browser: Browser, origin: string, path: Home) {
  const first = await withPhone(browser, { slowProcessor: false }, async ({ page }) => {
    const loaded = weighScripts(page)
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    return loaded()
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const loaded = weighScripts(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  await readHome(page, path)
  const read = loaded()
  await beginForm(page)
  const begun = loaded()
  await page.close()
  return { first, read, begun }
}

/** @returns a function that returns the kilobytes (brotli) of script requested so far */
function weighScripts(page: Page): () => number {
  const files = new Set<string>()
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && files.add(new URL(request.url()).pathname),
  )
  return () => [...files].reduce((sum, file) => sum + brotliFile(file), 0) / 1000
}
