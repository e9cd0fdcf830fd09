import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { readCatalogues } from '../catalogues'
import { browserOptions } from './browser'
import { islandsReady } from './islandsReady'
import { settled } from './settled'
import { openWindow, reuseWindow, sayGoodbye } from './visitors'

export { islandsReady }

export const origin = inject('origin')

/** What a page warns of that it could not hydrate. */
const renderedAnew = 'Rendered anew'

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

let browser: Browser | undefined
let messageIds: Set<string> | undefined
/** How often the test has failed before. */
let attempt = 0
const open = new Map<Page, string[]>()

/**
 * Gives each test of a file the browser, and looks at its pages afterwards: whatever a page wrote to the console as an
 * error, every violated policy and every crash fails the test.
 */
export function tendPages(): void {
  beforeAll(async () => {
    // One of its own a worker, which reads many files: a shared one says everything through a second process.
    browser ??= await chromium.launch(browserOptions())
    messageIds ??= new Set(
      [...(await readCatalogues('en-US')), ...(await readCatalogues('pt-BR'))].map(({ id }) => id),
    )
  })

  beforeEach(({ task }) => {
    attempt = task.result?.retryCount ?? 0
  })

  afterEach(async ({ task }) => {
    const complaints: string[] = []
    if (task.result?.state === 'fail') await keepEvidence(task.name)
    for (const [page, errors] of open) {
      complaints.push(...errors)
      if (!page.isClosed()) complaints.push(...(await rawMessageIds(page)))
    }
    const contexts = new Set([...open.keys()].map((page) => page.context()))
    open.clear()
    for (const context of contexts)
      if (task.result?.state === 'fail' || attempt > 0) await context.close()
      else await sayGoodbye(context, `${origin}/robots.txt`)
    expect(complaints).toEqual([])
  })
}

export type VisitOptions = BrowserContextOptions & {
  /** Console errors that the test is about. */
  allow?: RegExp
  /** Prepares the page before it opens its first address. */
  before?: (page: Page) => unknown
  /** Hears of everything that the page asks for. */
  onRequest?: (request: Request) => unknown
}

/** A fresh visitor at an address. Whoever prepares the page watches it come, and gets one that has opened nothing. */
export async function visit(path: string, { before, ...options }: VisitOptions = {}): Promise<Page> {
  const page = (!before && attempt === 0 && (await tend(options, reuseWindow))) || (await newVisitor(options))
  await before?.(page)
  await page.goto(origin + path)
  return page
}

/** A fresh visitor who has opened nothing yet, for a test that prepares the page and watches it come. */
export async function newVisitor(options: Omit<VisitOptions, 'before'> = {}): Promise<Page> {
  const page = await tend(options, (all) => browser && openWindow(browser, all))
  if (!page) throw new Error('No browser yet')
  return page
}

async function tend(
  { allow, onRequest, ...options }: Omit<VisitOptions, 'before'>,
  open: (options: BrowserContextOptions) => Promise<Page | undefined> | undefined,
): Promise<Page | undefined> {
  const page = await open({ ...desktop, ...options })
  if (!page) return undefined
  const context = page.context()
  context.setDefaultTimeout(10_000)
  // A trace costs as much as the test itself, so it is kept of a second attempt.
  if (attempt > 0) await context.tracing.start({ screenshots: true, snapshots: true })
  if (onRequest) page.on('request', onRequest)
  watch(page, allow)
  context.on('page', (opened) => watch(opened, allow))
  return page
}

/** Saves what the pages of a failed test look like, and the trace of its second attempt, below `test-results/`. */
async function keepEvidence(name: string): Promise<void> {
  const folder = new URL('../../test-results/', import.meta.url).pathname
  const file = `${folder}${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${attempt + 1}`
  const pages = [...open.keys()].filter((page) => !page.isClosed())
  for (const [at, page] of pages.entries()) {
    // A page that crashed has no picture to give.
    await page.screenshot({ path: `${file}-${at + 1}.png`, timeout: 5000 }).catch(() => {})
    if (attempt > 0)
      await page
        .context()
        .tracing.stop({ path: `${file}-${at + 1}.zip` })
        .catch(() => {})
  }
}

function watch(page: Page, allow: RegExp | undefined) {
  const errors: string[] = []
  open.set(page, errors)
  const note = (text: string) => {
    if (!allow?.test(text)) errors.push(`${page.url()}: ${text}`)
  }
  page.on('console', (message) => {
    const text = message.text()
    // A page that others have changed is rendered anew by design; one that nobody has touched must not be.
    if (message.type() === 'error' || text.startsWith(renderedAnew)) note(text)
  })
  page.on('pageerror', (error) => note(error.message))
}

async function rawMessageIds(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '')
    return found
  })
  return texts.filter((text) => messageIds?.has(text)).map((id) => `message id shown raw: ${id}`)
}

/** Holds back what the page asks for at such addresses. @returns what lets it through */
export async function holdBack(page: Page, addresses = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Every piece of a page but its contact form, for a test that has no use of it: React costs as much as the visit. */
export const allButForm = '[data-island]:not([data-touched])'

/** Waits until script has taken over: the whole page, or these pieces and the menu of one that wakes by the piece. */
export async function hydrated(page: Page, pieces = '[data-island]'): Promise<Page> {
  if ((await page.locator('html').getAttribute('data-hydrate')) === 'intent') {
    await page.evaluate((all) => {
      for (const piece of document.querySelectorAll(`${all},[data-bar=menu]`))
        piece.dispatchEvent(new Event('focusin', { bubbles: true }))
    }, pieces)
    await islandsReady(page, pieces)
    // Before, the style sheet opens it, and says nothing of that to readers of the screen.
    if (await page.locator('.services').count())
      await page.locator('.services[data-live]').waitFor({ state: 'attached' })
  } else await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return page
}

const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** What axe finds on the page once nothing fades any more, by all of its rules or by those that are named. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page)
  return barriersInMotion(page, rules)
}

/** What axe finds on the page as it is now. */
export async function barriersInMotion(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([tags, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        runOnly: rules ? { type: 'rule', values: [...rules] } : [...tags],
        // There are no frames to gather from.
        iframes: false,
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules] as const,
  )
}
