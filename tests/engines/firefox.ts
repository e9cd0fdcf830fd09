import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { vi } from 'vitest'
import { programAt } from './install'
import { complaints, type Engine, locate, type Size, type Target, type Visitor, watch } from './visitor'

/** Sends whatever is not this machine to a proxy that is not there: nothing leaves. */
const nothingLeaves = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.region.update.enabled': false,
}

/** Starts Debian's Firefox, spoken to in WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programAt('/usr/bin/firefox-esr'),
    extraPrefsFirefox: nothingLeaves,
  })
  return {
    stop: () => browser.close(),
    async open(size) {
      const context = await browser.createBrowserContext()
      const heard: string[] = []
      const listen = async (page: Page) => {
        page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
        page.on('pageerror', (error) => heard.push(String(error)))
        page.on('popup', (popup) => popup && listen(popup))
        await page.evaluateOnNewDocument(watch)
      }
      const page = await context.newPage()
      await listen(page)
      const visitor = visit(page, async () => {
        const found: string[] = []
        for (const one of await context.pages()) found.push(...(await one.evaluate(complaints)))
        await context.close()
        return [...new Set([...heard, ...found])]
      })
      await visitor.resize(size)
      return visitor
    },
  }
}

function visit(first: Page, close: Visitor['close']): Visitor {
  let page = first
  const find = ({ css, name }: Target) =>
    vi.waitUntil(
      async () => (await page.evaluateHandle(locate, css, name)).asElement() as ElementHandle<Element> | null,
      { timeout: 10_000 },
    )
  return {
    close,
    goto: async (address) => {
      await page.goto(address)
    },
    resize: ([width, height]: Size) => page.setViewport({ width, height }),
    evaluate: (script, ...words) => page.evaluate(script as never, ...words) as never,
    click: async (target) => (await find(target)).click(),
    hover: async (target) => (await find(target)).hover(),
    type: async (target, text) => (await find(target)).type(text),
    upload: async (target, path) =>
      ((await find(target)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    press: (key) => page.keyboard.press(key),
    follow: async () => {
      page = await vi.waitUntil(
        async () => (await page.browserContext().pages()).find((one) => one !== page),
        { timeout: 10_000 },
      )
    },
  }
}
