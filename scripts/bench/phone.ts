import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { browserOptions } from '../../tests/e2e/site/browser.ts'
import type { Bench } from './line.ts'
import { slow4G } from './slowConnection.ts'

/** A lower mid-range phone. `withPhone` throttles its CPU to a quarter of this machine's. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Opens a browser for a benchmark and closes it afterwards. */
export async function openBrowser({ defer }: Bench): Promise<Browser> {
  const browser = await chromium.launch(browserOptions())
  defer(() => browser.close())
  return browser
}

export type Phone = { page: Page; session: CDPSession }

/** Runs `work` in a new browser context that emulates the phone, without cache or storage of earlier visits. */
export async function withPhone<Value>(
  browser: Browser,
  { slowNetwork = false, slowProcessor = true },
  work: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(30_000)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // Otherwise the browser's mouse pointer would be over the page, which counts as a first interaction.
    await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
    if (slowNetwork)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slow4G.latency,
        downloadThroughput: slow4G.throughput,
        uploadThroughput: (750 * 1024) / 8,
      })
    if (slowProcessor) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await work({ page, session })
  } finally {
    await context.close()
  }
}
