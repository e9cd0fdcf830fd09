import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** What each context was opened with and keeps for good. One that nobody else is to come into is not among them. */
const kinds = new Map<BrowserContext, string>()
/** Pages that visitors have left, by what their contexts keep: to open one anew costs as much as most visits. */
const left = new Map<string, Page[]>()
const sessions = new WeakMap<Page, CDPSession>()

/** A session with the browser's own tools, which lasts as long as the page. */
export async function toolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/** A page for somebody who has never been here, in a window of their own. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  kinds.set(context, kindOf(options))
  context.once('close', () => kinds.delete(context))
  keepAloneWith(context, page, 'addInitScript')
  keepAloneWith(context, context, 'addInitScript')
  keepAloneWith(context, context.clock, 'install')
  return page
}

/** The same in a window that somebody has left, if there is one: there, files that never change have come before. */
export async function reuseWindow(options: BrowserContextOptions): Promise<Page | undefined> {
  const { viewport, reducedMotion = 'no-preference', forcedColors = 'none' } = options
  const page = left.get(kindOf(options))?.pop()
  if (viewport) await page?.setViewportSize(viewport)
  await page?.emulateMedia({ media: null, reducedMotion, forcedColors })
  return page
}

const kindOf = ({ viewport, reducedMotion, forcedColors, ...lasting }: BrowserContextOptions) =>
  JSON.stringify(lasting)

/** What a page has been given for good nobody is to find in it: whoever uses this is the last one in its window. */
function keepAloneWith<Action extends string>(
  context: BrowserContext,
  owner: Record<Action, (...words: never[]) => unknown>,
  action: Action,
): void {
  const act = owner[action].bind(owner)
  Object.assign(owner, {
    [action]: (...words: never[]) => {
      kinds.delete(context)
      return act(...words)
    },
  })
}

/**
 * A visitor leaves: with them goes what a browser keeps of them, or the window, where that cannot be had.
 * @param light address of the site that has no script of its own
 */
export async function sayGoodbye(context: BrowserContext, light: string): Promise<void> {
  const kind = kinds.get(context)
  const [page, ...more] = context.pages()
  const clean = kind && page && (await forgetAll(page, more, light).catch(() => false))
  if (clean) left.set(kind, [...(left.get(kind) ?? []), page])
  else await context.close()
}

async function forgetAll(page: Page, more: Page[], light: string): Promise<boolean> {
  const context = page.context()
  for (const other of more) await other.close()
  context.removeAllListeners('page')
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog', 'popup'] as const)
    page.removeAllListeners(event)
  await context.unrouteAll()
  await page.unrouteAll()
  await context.setOffline(false)
  // Out of the window: where the next page opens under the pointer, it would be hovered.
  await page.mouse.move(-1, -1)
  await page.goto(light)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const tools = await toolsOf(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(light).origin, storageTypes: 'all' })
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await context.clearCookies()
  return true
}
