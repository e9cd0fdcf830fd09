import type { Browser, Page } from 'playwright'
import { beginForm, type Home, homes, readHome } from '../../../tests/e2e/journeys/readHome.ts'
import { brotliFile } from '../../../tests/e2e/survey/weigh.ts'
import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'

/**
 * Script size of a visit: before any interaction, after reading the whole page, after starting the form; of a payment.
 */
export async function* script(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const browser = await openBrowser(bench)
  const shared = { unit: 'kB', digits: 1 }
  for (const path of homes) {
    const { first, read, begun } = await weighVisit(browser, front.origin, path)
    yield { what: `${path}, script before intent, brotli`, rounds: [first], ...shared, goal: { atMost: 1.6 } }
    yield { what: `${path}, script to read it all, brotli`, rounds: [read], ...shared, goal: { atMost: 5 } }
    yield {
      what: `${path}, script when its form is begun, brotli`,
      rounds: [begun],
      ...shared,
      goal: { atMost: 105 },
    }
  }
  for (const [path, wallet] of [
    ['/payment', true],
    ['/payment-br', false],
  ] as const) {
    const weights = await weighCheckout(browser, front.origin + path, wallet)
    for (const [what, weight, atMost] of weights)
      yield { what: `${path}, script ${what}, brotli`, rounds: [weight], ...shared, goal: { atMost } }
  }
}

/** Weighs a checkout that nobody has touched, with its card form filled in, and with the wallet's button. */
async function weighCheckout(browser: Browser, url: string, wallet: boolean) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const loaded = weighScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const weights: [what: string, weight: number, atMost: number][] = [['before intent', loaded(), 2]]
  await page.locator('[name=customerName]').fill('Ana Lima')
  await page.locator('[name=customerEmail]').fill('ana@example.com')
  await page.locator('[data-island=checkout][data-ready]').waitFor()
  weights.push(['for a card payment', loaded(), 12])
  if (wallet) {
    await page.locator('[name=method][value=wallet]').check()
    await page.locator('[data-wallet-root] button').first().waitFor()
    weights.push(['with the wallet', loaded(), 105])
  }
  await page.close()
  return weights
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

/** @returns a function that returns the kilobytes (brotli) of the site's own script requested so far */
function weighScripts(page: Page): () => number {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && origin === new URL(page.url()).origin) files.add(pathname)
  })
  return () => [...files].reduce((sum, file) => sum + brotliFile(file), 0) / 1000
}
