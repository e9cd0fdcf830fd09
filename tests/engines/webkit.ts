import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { inject, vi } from 'vitest'
import { programAt } from './install'
import { complaints, type Engine, locate, recordErrors, type Target, type Visitor, wait } from './visitor'

const keys = { Shift: Key.SHIFT, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT }

/** Starts Debian's WebKit through the shared driver, with one browser per visitor. */
export async function startWebKit(): Promise<Engine> {
  return {
    stop: async () => {},
    async open(size) {
      const driver = await new Builder()
        // Ignore environment variables for another browser or server, and do not search for a driver.
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
 * WebKitGTK 2.50 has no BiDi and does not expose the console of automated pages, so errors are recorded in the page,
 * starting with the first script run in a document. Earlier errors, and those between the last script run and leaving
 * the page, are missed; a script that fails early makes the journey fail, because nothing hydrates.
 */
function visit(driver: WebDriver): Visitor {
  const errors = new Set<string>()
  const evaluate: Visitor['evaluate'] = async (script, ...args) => {
    await driver.executeScript(recordErrors)
    const value = await driver.executeScript(script as never, ...args)
    for (const error of await driver.executeScript<string[]>(complaints)) errors.add(error)
    return value as never
  }
  const find = ({ css, name = '' }: Target, pressed = false) =>
    vi.waitUntil(async () => {
      // During navigation there is no document.
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
      return [...errors]
    },
  }
}
