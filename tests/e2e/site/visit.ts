import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { site } from '~/catalog/site'
import { readCatalogues } from '../../catalogues'
import { browserOptions } from './browser'
import { islandsReady } from './islandsReady'
import { settled } from './settled'
import { endVisit, openWindow, reuseWindow } from './visitors'

export { islandsReady }

export const origin = inject('origin')

/** Prefix of the console warning of a page that failed to hydrate. */
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
/** Number of previous failed attempts of the current test. */
let attempt = 0
const open = new Map<Page, string[]>()

/**
 * Sets up the browser for the tests of a file and checks their pages afterwards: console errors, policy violations,
 * crashes and raw message ids fail the test.
 */
export function setUpPages(): void {
  beforeAll(async () => {
    // One browser per worker, which runs many files: a shared browser would need a second process as a proxy.
    browser ??= await chromium.launch(browserOptions())
    messageIds ??= new Set(
      [...(await readCatalogues('en-US')), ...(await readCatalogues('pt-BR'))].map(({ id }) => id),
    )
  })

  beforeEach(({ task }) => {
    attempt = task.result?.retryCount ?? 0
  })

  afterEach(async ({ task }) => {
    const problems: string[] = []
    if (task.result?.state === 'fail') await keepEvidence(task.name)
    for (const [page, errors] of open) {
      problems.push(...errors)
      if (!page.isClosed()) problems.push(...(await rawMessageIds(page)))
    }
    const contexts = new Set([...open.keys()].map((page) => page.context()))
    open.clear()
    for (const context of contexts)
      if (task.result?.state === 'fail' || attempt > 0) await context.close()
      else await endVisit(context, `${origin}/robots.txt`)
    expect(problems).toEqual([])
  })
}

export type VisitOptions = BrowserContextOptions & {
  /** Console errors that the test expects. */
  allow?: RegExp
  /** Prepares the page before its first navigation. */
  before?: (page: Page) => unknown
  /** Called for every request of the page. */
  onRequest?: (request: Request) => unknown
}

/** Opens a path as a new visitor. With `before`, the page is a new one that has not navigated yet. */
export async function visit(path: string, { before, ...options }: VisitOptions = {}): Promise<Page> {
  const page = (!before && attempt === 0 && (await tend(options, reuseWindow))) || (await newVisitor(options))
  await before?.(page)
  await page.goto(origin + path)
  return page
}

/** Creates a new visitor's page that has not navigated yet, for tests that prepare it or watch it load. */
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
  // All files share one server, and a busy one needs more than ten seconds for a delivery.
  context.setDefaultTimeout(20_000)
  // The tests run without the internet, and the challenge is optional for the forms.
  if (site.turnstileSiteKey)
    await context.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  // Tracing doubles the cost of a test, so only retries are traced.
  if (attempt > 0) await context.tracing.start({ screenshots: true, snapshots: true })
  if (onRequest) page.on('request', onRequest)
  watch(page, allow)
  context.on('page', (opened) => watch(opened, allow))
  return page
}

/** Saves screenshots of a failed test's pages, and traces of retries, below `test-results/`. */
async function keepEvidence(name: string): Promise<void> {
  const folder = fileURLToPath(new URL('../../../test-results/', import.meta.url))
  const file = `${folder}${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${attempt + 1}`
  const pages = [...open.keys()].filter((page) => !page.isClosed())
  for (const [at, page] of pages.entries()) {
    // A crashed page has no screenshot.
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
    // Re-rendering is expected on pages modified by extensions, and an error on unmodified ones.
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

/** Holds back requests of the page to matching URLs. @returns a function that releases them */
export async function holdRequests(page: Page, addresses = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * All islands except the contact form and the agent, for tests that do not use them: loading React costs as much as the
 * visit.
 */
export const allButForm = '[data-island]:not([data-touched])'

/** Hydrates the page and waits for it: the whole page, or the given islands and the menu if it has islands. */
export async function hydrated(page: Page, islands = '[data-island]'): Promise<Page> {
  if ((await page.locator('html').getAttribute('data-hydrate')) === 'intent') {
    await page.evaluate((all) => {
      for (const island of document.querySelectorAll(`${all},[data-bar=menu]`))
        island.dispatchEvent(new Event('focusin', { bubbles: true }))
    }, islands)
    await islandsReady(page, islands)
    // Until then CSS alone opens the list, without exposing its state to screen readers.
    if (await page.locator('.services').count())
      await page.locator('.services[data-live]').waitFor({ state: 'attached' })
  } else await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return page
}

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** axe violations of the page after animations, for all rules or the given ones. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page)
  return axeViolationsNow(page, rules)
}

/** axe violations of the page in its current state. */
export async function axeViolationsNow(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([tags, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        runOnly: rules ? { type: 'rule', values: [...rules] } : [...tags],
        // The pages have no iframes.
        iframes: false,
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules] as const,
  )
}
