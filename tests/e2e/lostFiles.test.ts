import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers, hydrated, newVisitor, origin, visit } from './visit'

const failure = { us: 'Something went wrong on our side', br: 'Algo deu errado do nosso lado' }

/** What the browser and the router say of files that are gone, and React of what was thrown. */
const allow = /Failed to (load|fetch)|ERR_FAILED|could not be fetched|secret/

/** The entry of the page, which asks for itself before it loads the page anew. */
const entry = /assets\/index-/
const asksForItself = (request: Request) => request.resourceType() === 'fetch'

/** As after a deployment: these files of the open page are no more. @returns how often pages were asked for since */
async function lose(page: Page, files: RegExp): Promise<() => number> {
  await page.route(entry, (route) =>
    asksForItself(route.request()) ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.route(files, (route) => (asksForItself(route.request()) ? route.fallback() : route.abort()))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  return () => documents
}

/** What a click inside of the app does to the address; no document is asked for. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Says that this tab has loaded this deployment's page anew before. */
const reloadedBefore = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.reloaded = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  })

/** Waits as long as a page takes that is about to go: it has asked for a file by then. */
const barrier = async (page: Page) => {
  for (let round = 0; round < 3; round++)
    await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then((answer) => answer.text()))
}

const asleep = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === undefined)

it('R-ERR-21 a page that loses all that it still fetches, as when somebody goes on, says nothing of it', async () => {
  const page = await newVisitor({ allow: /Failed to load resource/ })
  let lost = 0
  await page.route(/assets\/(?!index-|hydrate-|rolldown-runtime-).*\.js/, (route) => {
    lost++
    return route.abort()
  })
  await page.goto(`${origin}/payment`)
  await expect.poll(() => lost).toBeGreaterThan(1)
  await barrier(page)
  expect(await asleep(page)).toBe(true)
})

describe('R-ERR-21 an open page that lacks a file', () => {
  it.each([
    ['the code of a page', /assets\/thank-you-/, '/thank-you-br'],
    ['the texts of a language', /assets\/common-/, '/thank-you-br'],
    ['every script', /assets\/.*\.js/, '/thank-you-br'],
  ])('loads the next page anew, once, and leaves what the server made: %s', async (_, files, path) => {
    const page = await hydrated(await visit('/payment', { allow }))
    const documents = await lose(page, files)
    const reloaded = page.waitForEvent('load')
    await goInApp(page, path)
    await reloaded
    await barrier(page)
    expect(await page.locator('h1').innerText()).not.toBe(failure.br)
    expect([documents(), new URL(page.url()).pathname]).toEqual([1, path])
    expect(await asleep(page)).toBe(true)
  })

  it.each([
    ['the code of a page', '/payment', '/thank-you', /assets\/thank-you-/, failure.us],
    ['the code of a page', '/payment-br', '/thank-you-br', /assets\/thank-you-/, failure.br],
    // The language of the next page cannot be had, so this is the last one's.
    ['the texts of a language', '/payment', '/thank-you-br', /assets\/common-/, failure.us],
  ])('says so where that was of no use: %s, from %s to %s', async (_, from, to, files, title) => {
    const page = await hydrated(await visit(from, { allow }))
    await reloadedBefore(page)
    const documents = await lose(page, files)
    await goInApp(page, to)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(title === failure.us ? 'en-US' : 'pt-BR')
    expect(documents()).toBe(0)
    await page.unroute(files)
    await page.locator('main a').first().click()
    await page.locator('main a[href^="/ai-photo-service"]').waitFor()
  })

  it('without a network says so and asks for nothing', async () => {
    const page = await hydrated(await visit('/payment', { allow }))
    const documents = await lose(page, /assets\/thank-you-/)
    await page.route(entry, (route) => route.abort())
    await goInApp(page, '/thank-you')
    await page.getByRole('heading', { level: 1, name: failure.us }).waitFor()
    expect(documents()).toBe(0)
  })

  it.each([
    ['the script that starts the page', /assets\/startPage-/],
    ['a script that another needs', /assets\/react-/],
  ])('asks a second time for what did not come: %s', async (_, file) => {
    const page = await newVisitor({ allow })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.route(file, (route) => route.abort(), { times: 1 })
    await page.goto(`${origin}/payment`)
    await hydrated(page)
    expect(documents).toBe(1)
  })

  it('stays where it is while nothing newer is deployed', async () => {
    const page = await newVisitor({ allow })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.route(/assets\/hydrate-/, (route) => route.abort())
    const asked = page.waitForResponse((answer) => asksForItself(answer.request()))
    await page.goto(`${origin}/payment`)
    expect((await asked).ok()).toBe(true)
    await barrier(page)
    expect([documents, await asleep(page)]).toEqual([1, true])
  })

  /** The file of the first piece that asks for one, which a touch of the form wakes. */
  const form = /assets\/startContactForm-/
  const emailOf = (page: Page) => page.locator('main form input[type=email]').first()

  it('that sleeps is loaded anew once, and works on without script', async () => {
    const page = await newVisitor({ allow })
    const documents = await lose(page, form)
    await page.goto(`${origin}/us`)
    const reloaded = page.waitForEvent('load')
    await emailOf(page).focus()
    await reloaded
    const failed = page.waitForEvent('requestfailed')
    await emailOf(page).focus()
    await failed
    await barrier(page)
    await emailOf(page).fill('ana@example.com')
    expect([documents(), await page.locator('[data-island=contact-form][data-ready]').count()]).toEqual([
      2, 0,
    ])
  })

  it('keeps what was typed', async () => {
    const page = await newVisitor({ allow })
    const documents = await lose(page, form)
    await page.goto(`${origin}/us`)
    // As a browser fills in by itself: nothing has woken the form before.
    await emailOf(page).evaluate((field: HTMLInputElement) => {
      field.value = 'ana@example.com'
    })
    const failed = page.waitForEvent('requestfailed')
    await emailOf(page).focus()
    await failed
    await barrier(page)
    expect([documents(), await emailOf(page).inputValue()]).toEqual([1, 'ana@example.com'])
  })
})

it('R-ERR-21 what fails in the browser shows the page for it, and a link to try again', async () => {
  const [to, title] = ['/thank-you', failure.us]
  const page = await visit('/payment', { allow })
  const code = /assets\/thank-you-/
  await page.route(code, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '`mt-6 max-w-28em',
      '(()=>{throw new TypeError("secret")})()+`mt-6 max-w-28em',
    )
    // Kept by nobody: the browser would show the next page the broken file again.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response: answer, headers, body })
  })
  await hydrated(page)
  await goInApp(page, to)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const text = await page.content()
  expect(text).not.toMatch(/secret|Something went wrong!/)
  // The head follows the page, which fades in.
  await expect.poll(() => page.title()).toContain(title)
  await expect.poll(() => page.locator('meta[name=robots]').last().getAttribute('content')).toBe('noindex')
  expect(await barriers(page)).toEqual([])
  const retry = page.locator('main a').first()
  expect(await retry.getAttribute('href')).toBe(to)
  await page.unroute(code)
  await retry.click()
  await page.locator('main a[href^="/ai-photo-service"]').waitFor()
  expect(page.url()).toBe(origin + to)
})
