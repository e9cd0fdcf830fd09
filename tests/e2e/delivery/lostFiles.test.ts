import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { smallPhotos } from '~tests/fixtures/photos'
import { paidCard } from '../journeys/provider'
import { axeViolations, hydrated, newVisitor, origin, visit } from '../site/visit'
import { words } from '../site/words'

const failure = { us: 'Something went wrong on our side', br: 'Algo deu errado do nosso lado' }

/** What an order's page says when it lacks a file. */
const lostPage = {
  us: { line: 'This page didn’t load completely', again: 'Load it again' },
  br: { line: 'Esta página não carregou por completo', again: 'Carregar de novo' },
}

/** Console messages of the browser and the router about missing files, and of React about the thrown error. */
const allow = /Failed to (load|fetch)|ERR_FAILED|could not be fetched|secret/

/** The entry script. It fetches itself before it reloads the page, to check for a new deployment. */
const entry = /assets\/index-/
const isSelfFetch = (request: Request) => request.resourceType() === 'fetch'

/** Removes files of the open page, as a deployment does. @returns a counter of document requests since then */
async function removeFiles(page: Page, files: RegExp): Promise<() => number> {
  await page.route(entry, (route) =>
    isSelfFetch(route.request()) ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.route(files, (route) => (isSelfFetch(route.request()) ? route.fallback() : route.abort()))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  return () => documents
}

/** Navigates client-side, as a click in the app does, without a document request. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Marks this tab as already reloaded for this deployment. */
const markReloaded = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.reloaded = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  })

/** Waits until a pending reload would have started. */
const waitForPendingReload = async (page: Page) => {
  for (let round = 0; round < 3; round++)
    await page.evaluate(() =>
      fetch('/favicon.svg', { cache: 'no-store' }).then((response) => response.text()),
    )
}

const notHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydrated === undefined)

it('R-ERR-21 a page whose pending requests all fail, as on leaving it, shows no error', async () => {
  const page = await newVisitor({ allow: /Failed to load resource/ })
  let lost = 0
  await page.route(/assets\/(?!index-|hydrate-|rolldown-runtime-).*\.js/, (route) => {
    lost++
    return route.abort()
  })
  await page.goto(`${origin}/upload`)
  await expect.poll(() => lost).toBeGreaterThan(1)
  await waitForPendingReload(page)
  expect(await notHydrated(page)).toBe(true)
})

describe('R-ERR-21 an open page with a missing file', () => {
  it.each([
    ['the code of a page', /assets\/thank-you-/, '/thank-you-br'],
    ['the texts of a language', /assets\/common-/, '/thank-you-br'],
    ['every script', /assets\/.*\.js/, '/thank-you-br'],
  ])('reloads the next page once and keeps the server-rendered HTML: %s', async (_, files, path) => {
    const page = await hydrated(await visit('/desk', { allow }))
    const documents = await removeFiles(page, files)
    const reloaded = page.waitForEvent('load')
    await goInApp(page, path)
    await reloaded
    await waitForPendingReload(page)
    expect(await page.locator('h1').innerText()).not.toBe(failure.br)
    expect([documents(), new URL(page.url()).pathname]).toEqual([1, path])
    expect(await notHydrated(page)).toBe(true)
  })

  it.each([
    ['the code of a page', 'en-US', '/thank-you', /assets\/thank-you-/, failure.us],
    ['the code of a page', 'pt-BR', '/thank-you-br', /assets\/thank-you-/, failure.br],
    // The texts of the next page's language fail to load, so the error appears in the previous language.
    ['the texts of a language', 'en-US', '/thank-you-br', /assets\/common-/, failure.us],
  ])('shows an error when a reload did not help: %s, from %s to %s', async (_, locale, to, files, title) => {
    const page = await hydrated(await visit('/desk', { allow, locale }))
    await markReloaded(page)
    const documents = await removeFiles(page, files)
    await goInApp(page, to)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(title === failure.us ? 'en-US' : 'pt-BR')
    expect(documents()).toBe(0)
    await page.unroute(files)
    await page.locator('main a').first().click()
    await page.locator('main a[href^="/ai-photo-service"]').waitFor()
  })

  it('shows an error without a network and does not reload', async () => {
    const page = await hydrated(await visit('/desk', { allow }))
    const documents = await removeFiles(page, /assets\/thank-you-/)
    await page.route(entry, (route) => route.abort())
    await goInApp(page, '/thank-you')
    await page.getByRole('heading', { level: 1, name: failure.us }).waitFor()
    expect(documents()).toBe(0)
  })

  it.each([
    ['the script that starts the page', /assets\/startPage-/, '/desk'],
    ['a script that another needs', /assets\/react-/, '/desk'],
    ['the script that starts a page without the router', /assets\/startOwnPage-/, '/upload'],
  ])('retries a failed script: %s', async (_, file, path) => {
    const page = await newVisitor({ allow })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.route(file, (route) => route.abort(), { times: 1 })
    await page.goto(origin + path)
    await hydrated(page)
    expect(documents).toBe(1)
  })

  it.each([
    ['/upload', /assets\/hydrate-/, lostPage.us],
    ['/upload-br', /assets\/upload-/i, lostPage.br],
    ['/thank-you', entry, lostPage.us],
  ])(
    'says so when there is no newer deployment, and offers to load it again: %s',
    async (path, file, texts) => {
      const page = await newVisitor({ allow })
      let documents = 0
      page.on('request', (request) => request.isNavigationRequest() && documents++)
      await page.route(file, (route) => (isSelfFetch(route.request()) ? route.continue() : route.abort()))
      await page.goto(origin + path)
      const line = page.getByRole('alert').filter({ hasText: texts.line })
      await line.waitFor()
      expect([documents, await notHydrated(page)]).toEqual([1, true])
      expect(await page.locator('html').getAttribute('data-lost')).toBe('')
      expect(await axeViolations(page)).toEqual([])
      await page.unroute(file)
      await line.getByRole('link', { name: texts.again }).click()
      await hydrated(page)
      expect([documents, await line.isVisible()]).toEqual([2, false])
    },
  )

  it.each([
    ['loads it by itself', false, 2],
    ['keeps what was typed', true, 1],
  ])('%s once the browser is online again', async (_, types, expected) => {
    const page = await newVisitor({ allow })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    const file = /assets\/hydrate-/
    await page.route(file, (route) => route.abort())
    await page.goto(`${origin}/thank-you`)
    await page.getByRole('alert').filter({ hasText: lostPage.us.line }).waitFor()
    await page.unroute(file)
    if (types)
      await page.evaluate(() => {
        const field = document.querySelector('main')?.appendChild(document.createElement('input'))
        if (field) field.value = 'ana@example.com'
      })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    if (types) await waitForPendingReload(page)
    else await hydrated(page)
    expect(documents).toBe(expected)
  })

  /** Script of the contact form island, which hydrates on first interaction. */
  const form = /assets\/startContactForm-/
  const emailOf = (page: Page) => page.locator('main form input[type=email]').first()

  it('reloads once before hydration, and then works without script', async () => {
    const page = await newVisitor({ allow })
    const documents = await removeFiles(page, form)
    await page.goto(`${origin}/us`)
    const reloaded = page.waitForEvent('load')
    await emailOf(page).focus()
    await reloaded
    const failed = page.waitForEvent('requestfailed')
    await emailOf(page).focus()
    await failed
    await waitForPendingReload(page)
    await emailOf(page).fill('ana@example.com')
    expect([documents(), await page.locator('[data-island=contact-form][data-ready]').count()]).toEqual([
      2, 0,
    ])
  })

  it.each([
    ['the menu', /assets\/onFirstInteraction-/],
    ['the form', form],
  ])('asks for a lost file of %s again only after a while', async (_, file) => {
    const page = await newVisitor({ allow })
    let asked = 0
    await page.route(file, (route) => {
      asked++
      return route.abort()
    })
    await page.goto(`${origin}/us`)
    const touch = async () => {
      await emailOf(page).focus()
      await emailOf(page).blur()
      await waitForPendingReload(page)
      return asked
    }
    const first = await touch()
    expect(first).toBeGreaterThan(0)
    expect(await touch()).toBe(first)
    // The form after five seconds, the menu once the browser is online again.
    await page.waitForTimeout(5100)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    expect(await touch()).toBeGreaterThan(first)
  })

  it('keeps the form filled', async () => {
    const page = await newVisitor({ allow })
    const documents = await removeFiles(page, form)
    await page.goto(`${origin}/us`)
    // Browser autofill sets the value without an interaction, so the form is not hydrated yet.
    await emailOf(page).evaluate((field: HTMLInputElement) => {
      field.value = 'ana@example.com'
    })
    const failed = page.waitForEvent('requestfailed')
    await emailOf(page).focus()
    await failed
    await waitForPendingReload(page)
    expect([documents(), await emailOf(page).inputValue()]).toEqual([1, 'ana@example.com'])
  })
})

describe('R-ERR-21 a page without the router', () => {
  const upload = '/upload?session_id=cs_test_nobody00'
  const lost = { allow: /Failed to (load|fetch)|ERR_FAILED|could not be fetched/ }

  it.each([
    ['its code', /assets\/upload-/i],
    ['its texts', /assets\/common-/],
  ])('is reloaded once, stays as the server rendered it and says so without %s', async (_, files) => {
    const page = await newVisitor(lost)
    const documents = await removeFiles(page, files)
    await page.goto(origin + upload)
    await expect.poll(documents).toBe(2)
    await page.waitForLoadState('networkidle')
    await waitForPendingReload(page)
    expect([documents(), await page.locator('h1').innerText()]).toEqual([2, 'Upload your photos'])
    expect(await notHydrated(page)).toBe(true)
    await page.getByRole('alert').filter({ hasText: lostPage.us.line }).waitFor()
  })

  it('loads the photo guide as a page when its code is missing', async () => {
    const session = await paidCard(origin, 'us')
    const page = await hydrated(await visit(`/upload?session_id=${session}`, lost))
    const documents = await removeFiles(page, /assets\/guide-/)
    await page.locator('aside a[href^="/photo-instructions"]').click()
    await expect.poll(documents).toBe(1)
    await page.getByRole('heading', { level: 1, name: 'Photos that make great portraits' }).waitFor()
    expect([documents(), new URL(page.url()).pathname]).toEqual([1, '/photo-instructions'])
  })

  it('R-UPL-25 keeps the chosen photos when the code of the photo guide is missing', async () => {
    const session = await paidCard(origin, 'us')
    const page = await hydrated(await visit(`/upload?session_id=${session}`, lost))
    await page.getByLabel(words.us.choose).setInputFiles(await smallPhotos(2))
    await page.locator('img[src^="blob:"]').nth(1).waitFor()
    const documents = await removeFiles(page, /assets\/guide-/)
    await page.locator('aside a[href^="/photo-instructions"]').click()
    await page.getByText('Your photos are still here.').waitFor()
    expect([documents(), new URL(page.url()).pathname]).toEqual([0, '/upload'])
    expect(await page.locator('img[src^="blob:"]').count()).toBe(2)
  })

  it('R-INS-02 leads back to the upload after the photo guide was reloaded in its place', async () => {
    const session = await paidCard(origin, 'us')
    const page = await hydrated(await visit(`/upload?session_id=${session}`))
    await page.locator('aside a[href^="/photo-instructions"]').click()
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await heading('Photos that make great portraits')
    await page.reload()
    await page.locator('a[data-island=leaving][data-ready]').first().waitFor()
    await page.goBack()
    await heading('Upload your photos')
    expect(new URL(page.url()).pathname).toBe('/upload')
  })
})

it('R-ERR-21 an error in the browser shows the error page with a retry link', async () => {
  const [to, title] = ['/thank-you', failure.us]
  const page = await newVisitor({ allow: new RegExp(`${allow.source}|Rendered anew`) })
  const code = /assets\/thank-?you-/i
  await page.route(code, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '`mt-6 max-w-28em',
      '(()=>{throw new TypeError("secret")})()+`mt-6 max-w-28em',
    )
    // Not cached: otherwise the browser would reuse the broken file on retry.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response: response, headers, body })
  })
  await page.goto(origin + to)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const text = await page.content()
  expect(text).not.toMatch(/secret|Something went wrong!/)
  // The head updates after the page has faded in.
  await expect.poll(() => page.title()).toContain(title)
  await expect.poll(() => page.locator('meta[name=robots]').last().getAttribute('content')).toBe('noindex')
  expect(await axeViolations(page)).toEqual([])
  const retry = page.locator('main a').first()
  expect(await retry.getAttribute('href')).toBe(to)
  await page.unroute(code)
  await retry.click()
  await page.locator('main a[href^="/ai-photo-service"]').waitFor()
  expect(page.url()).toBe(origin + to)
})
