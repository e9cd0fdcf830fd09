import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** Options that each reusable context was opened with. Contexts that must not be reused are removed. */
const kinds = new Map<BrowserContext, string>()
/** Idle pages by context options. Reused because opening a context costs as much as most visits. */
const left = new Map<string, Page[]>()
const sessions = new WeakMap<Page, CDPSession>()

/** The CDP session of a page, created once per page. */
export async function cdpSessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/** Opens a page in a new browser context. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  kinds.set(context, kindOf(options))
  context.once('close', () => kinds.delete(context))
  preventReuseAfter(context, page, 'addInitScript')
  preventReuseAfter(context, context, 'addInitScript')
  preventReuseAfter(context, context.clock, 'install')
  return page
}

/** Takes an idle page with the same context options, if any. Its HTTP cache already holds the immutable assets. */
export async function reuseWindow(options: BrowserContextOptions): Promise<Page | undefined> {
  const { viewport, reducedMotion = 'no-preference', forcedColors = 'none' } = options
  const page = left.get(kindOf(options))?.pop()
  if (viewport) await page?.setViewportSize(viewport)
  await page?.emulateMedia({ media: null, reducedMotion, forcedColors })
  return page
}

const kindOf = ({ viewport, reducedMotion, forcedColors, ...lasting }: BrowserContextOptions) =>
  JSON.stringify(lasting)

/** Excludes the context from reuse once `action` runs, because its effect on the page cannot be undone. */
function preventReuseAfter<Action extends string>(
  context: BrowserContext,
  owner: Record<Action, (...args: never[]) => unknown>,
  action: Action,
): void {
  const act = owner[action].bind(owner)
  Object.assign(owner, {
    [action]: (...args: never[]) => {
      kinds.delete(context)
      return act(...args)
    },
  })
}

/**
 * Ends a visit: clears all browser state so that the page can be reused, or closes the context if that fails.
 * @param light URL of a page of the site without scripts
 */
export async function endVisit(context: BrowserContext, light: string): Promise<void> {
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
  // Move the pointer out of the window so that it does not hover over the next page.
  await page.mouse.move(-1, -1)
  await page.goto(light)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const tools = await cdpSessionOf(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(light).origin, storageTypes: 'all' })
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await context.clearCookies()
  return true
}
