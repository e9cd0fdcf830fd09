import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { inject, vi } from 'vitest'
import { programAt } from './install'
import { complaints, type Engine, locate, type Target, type Visitor, wait, watch } from './visitor'

const keys = { Shift: Key.SHIFT, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT }

/** Debian's WebKit, a browser for each visitor, spoken to through the driver of the run. */
export async function startWebKit(): Promise<Engine> {
  return {
    stop: async () => {},
    async open(size) {
      const driver = await new Builder()
        // An environment that names another browser or server is not asked, and no driver is looked for.
        .disableEnvironmentOverrides()
        .usingServer(inject('webKitDriver'))
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: programAt('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
            args: ['--automation'],
          },
        })
        .build()
      const visitor = visit(driver)
      await visitor.resize(size)
      return visitor
    },
  }
}

/**
 * WebKitGTK 2.50 has no BiDi, and keeps the console of an automated page to itself. So the pages themselves are
 * listened to, from the first look at a document on. What is said before that look, or between the last look and
 * leaving the page, is not heard; of a script that fails before, the journey tells, because nothing then hydrates.
 */
function visit(driver: WebDriver): Visitor {
  const heard = new Set<string>()
  const evaluate: Visitor['evaluate'] = async (script, ...words) => {
    await driver.executeScript(watch)
    const value = await driver.executeScript(script as never, ...words)
    for (const complaint of await driver.executeScript<string[]>(complaints)) heard.add(complaint)
    return value as never
  }
  const find = ({ css, name = '' }: Target, pressed = false) =>
    vi.waitUntil(async () => {
      // Between two documents there is none to look into.
      const found: unknown = await evaluate(locate, css, name, pressed).catch(() => null)
      return found instanceof WebElement ? found : null
    }, wait)
  return {
    evaluate,
    goto: (address) => driver.get(address),
    resize: async ([width, height]) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    click: async (target) => (await find(target, true)).click(),
    hover: async (target) =>
      driver
        .actions()
        .move({ origin: await find(target, true) })
        .perform(),
    type: async (target, text) => (await find(target)).sendKeys(text),
    upload: async (target, path) => (await find(target)).sendKeys(path),
    press: (key) => driver.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
    follow: async () => {
      const here = await driver.getWindowHandle()
      const other = await vi.waitUntil(
        async () => (await driver.getAllWindowHandles()).find((handle) => handle !== here),
        wait,
      )
      await driver.switchTo().window(other)
    },
    close: async () => {
      for (const handle of await driver.getAllWindowHandles()) {
        await driver.switchTo().window(handle)
        await evaluate(() => undefined)
      }
      await driver.quit()
      return [...heard]
    },
  }
}
