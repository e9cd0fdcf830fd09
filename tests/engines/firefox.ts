import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { vi } from 'vitest'
import { programAt } from './install'
import {
  complaints,
  type Engine,
  locate,
  recordErrors,
  type Size,
  type Target,
  type Visitor,
  wait,
} from './visitor'

/** Blocks external requests by routing them to a proxy that does not exist. */
const blockExternal = {
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

/** Starts Debian's Firefox, controlled through WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programAt('/usr/bin/firefox-esr'),
    extraPrefsFirefox: blockExternal,
  })
  return {
    stop: () => browser.close(),
    async open(size) {
      const context = await browser.createBrowserContext()
      const errors: string[] = []
      const known = new Set<Page>()
      const listen = async (page: Page) => {
        if (known.has(page)) return
        known.add(page)
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        page.on('pageerror', (error) => errors.push(String(error)))
        await page.evaluateOnNewDocument(recordErrors)
      }
      context.on('targetcreated', async (target) => {
        // The other targets are workers, such as that of the hints on photos.
        if (target.type() !== 'page') return
        const opened = await target.page()
        // Ignore a page that has closed in the meantime.
        if (opened) await listen(opened).catch(() => undefined)
      })
      const page = await context.newPage()
      await listen(page)
      const visitor = visit(page, async () => {
        const found: string[] = []
        for (const one of await context.pages()) found.push(...(await one.evaluate(complaints)))
        await context.close()
        return [...new Set([...errors, ...found])]
      })
      await visitor.resize(size)
      return visitor
    },
  }
}

function visit(first: Page, close: Visitor['close']): Visitor {
  let page = first
  const find = ({ css, name = '' }: Target, pressed = false) =>
    vi.waitUntil(
      // During navigation there is no document.
      () =>
        page.evaluateHandle(locate, css, name, pressed).then(
          (handle) => handle.asElement() as ElementHandle<Element> | null,
          () => null,
        ),
      wait,
    )
  return {
    close,
    goto: async (address) => {
      await page.goto(address)
    },
    resize: ([width, height]: Size) => page.setViewport({ width, height }),
    evaluate: (script, ...args) => page.evaluate(script as never, ...args) as never,
    click: async (target) => (await find(target, true)).click(),
    hover: async (target) => (await find(target, true)).hover(),
    type: async (target, text) => (await find(target)).type(text),
    upload: async (target, path) =>
      ((await find(target)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    press: (key) => page.keyboard.press(key),
    follow: async () => {
      page = await vi.waitUntil(
        async () => (await page.browserContext().pages()).find((one) => one !== page),
        wait,
      )
      // Keyboard input goes to the front tab.
      await page.bringToFront()
    },
  }
}
