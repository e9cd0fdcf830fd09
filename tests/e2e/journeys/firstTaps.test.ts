import { describe, expect, it } from 'vitest'
import { editions } from '~/catalog/editions'
import { banner } from '~/catalog/owner/banner'
import { sampledEditions } from '../../depth'
import { advanceClock, installClock, stopClock } from '../site/clock'
import { holdRequests, islandsReady, newVisitor, origin, phone, type VisitOptions } from '../site/visit'

/**
 * Opens a page with scripts held back, as on a slow network. Taps before hydration are handled natively or queued:
 * none is lost, and none counts twice.
 */
async function early(path: string, scripts: string, island: string, options: VisitOptions = {}) {
  const page = await newVisitor({ ...phone, reducedMotion: 'reduce', allow: /./, ...options })
  const open = await holdRequests(page, scripts)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.locator('footer').last().waitFor()
  // The entry script queues taps; it has run by the load event, which the held scripts do not delay.
  if (scripts === allButEntry) await page.waitForLoadState('load')
  const release = async () => {
    open()
    await islandsReady(page, island ? `[data-island=${island}]` : 'html')
  }
  return { page, open, release }
}

const allScripts = '**/assets/*.js'
const allButEntry = '**/assets/{rotation,powerUps,react,startCheckout}*.js'

it.each(sampledEditions(0))(
  'R-A11-16 R-NAV-07 %s before any script loads: the banner closes, a price list and the drawer open',
  async (edition) => {
    const { page } = await early(editions[edition].home, allScripts, 'rotation')
    const bar = page.locator('dialog[data-banner]')
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
    if (banner[edition]) {
      await bar.locator('button').first().tap()
      await bar.waitFor({ state: 'hidden' })
    }
    await page.locator('#addons summary').first().tap()
    await page.locator('#addons details[open] li').first().waitFor()
    await page.locator('[data-bar] [popovertarget]').tap()
    await page.locator('#menu-drawer a').first().waitFor()
  },
)

it.each((['us', 'br'] as const).filter((edition) => banner[edition]))(
  'R-A11-03 %s: the banner hides on load when a field was focused before script',
  async (edition) => {
    const { page, open } = await early(editions[edition].home, allScripts, '')
    await page.locator('form[action="/contact"] [name=message]').focus()
    open()
    await page.locator('dialog[data-banner]').waitFor({ state: 'hidden' })
  },
)

it('R-A11-06 a tap on Services opens the list before any script loads', async () => {
  const { page } = await early('/us', allScripts, 'rotation', { viewport: { width: 900, height: 900 } })
  await page.locator('.services > button').tap()
  await page.locator('#services-menu a').first().waitFor()
})

it('R-BRH-17 R-BRH-18 power-ups of /br: each tap counts once, before and after hydration', async () => {
  const { page, release } = await early('/br', allScripts, 'power-ups')
  const card = (n: number) => page.locator('#addons article').nth(n)
  const tap = (n: number) => card(n).tap({ position: { x: 8, y: 60 } })
  await tap(0)
  await page.getByText('1 add-on escolhido').waitFor()
  await tap(1)
  await page.getByText('Oferta Especial!').waitFor()
  await release()
  await page.getByText('2 add-ons escolhidos').waitFor()
  expect(await page.locator('#addons [aria-pressed=true]').count()).toBe(2)
  await tap(1)
  await page.getByText('1 add-on escolhido').waitFor()
  await page.getByText('Oferta Especial!').waitFor({ state: 'hidden' })
})

it('a form in use hydrates during a typing pause, not between keystrokes', async () => {
  const page = await newVisitor(phone)
  await installClock(page)
  await page.goto(`${origin}/us`)
  await stopClock(page)
  const name = page.locator('form[action="/contact"] [name=name]')
  const island = page.locator('[data-island=contact-form]')
  const isHydrated = () => island.evaluate(({ dataset }) => 'ready' in dataset)
  // The last file that loads before the island waits for a pause.
  const texts = page.waitForResponse(/assets\/contact-/)
  await name.tap()
  await texts
  for (const letter of 'Ana') {
    await page.keyboard.type(letter)
    await advanceClock(page, 200)
    expect(await isHydrated()).toBe(false)
  }
  await advanceClock(page, 300)
  await expect
    .poll(async () => {
      await advanceClock(page, 1)
      return isHydrated()
    })
    .toBe(true)
  expect(await name.inputValue()).toBe('Ana')
})

describe('after the entry script and before the islands load', () => {
  it('R-BRH-22 a quote request is queued and includes the selection', async () => {
    const { page, release } = await early('/br', allButEntry, 'power-ups')
    for (const n of [0, 3])
      await page
        .locator('#addons article')
        .nth(n)
        .tap({ position: { x: 8, y: 60 } })
    await page.getByRole('link', { name: 'Solicitar Orçamento' }).tap()
    await release()
    const message = page.locator('#contato [name=message]')
    await expect.poll(() => message.inputValue()).toContain('15%')
    expect((await message.inputValue()).match(/•/g)).toHaveLength(2)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    expect((await page.locator('#contato [name=name]').boundingBox())?.y).toBeLessThan(700)
  })

  it('R-BRH-21 an offer closed before hydration stays closed', async () => {
    const { page, release } = await early('/br', allButEntry, 'power-ups')
    for (const n of [0, 3])
      await page
        .locator('#addons article')
        .nth(n)
        .tap({ position: { x: 8, y: 60 } })
    await page.getByRole('button', { name: 'Fechar esta oferta' }).tap()
    await release()
    await page.getByText('Oferta Especial!').waitFor({ state: 'hidden' })
    expect(await page.locator('#addons [aria-pressed=true]').count()).toBe(2)
  })

  it('R-USH-22 a carousel step is queued and applied once', async () => {
    const { page, release } = await early('/us', allButEntry, 'rotation')
    await page.getByRole('button', { name: 'Next testimonial' }).tap()
    await release()
    const list = page.locator('#testimonials [aria-roledescription] ul').first()
    await expect.poll(() => list.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))).toBe(1)
  })

  it.each([
    ['/br', 'contact-form', 3],
    ['/', 'contact-form', 3],
    ['/payment-br?plan=essential', 'checkout', 2],
  ])(
    'R-FRM-05 R-COE-09 %s: an empty form submitted before hydration shows errors at its fields, without a native bubble',
    async (path, island, fields) => {
      const { page, release } = await early(path, allButEntry, island)
      const send = page.locator('form:is([action="/contact"],[action="/orders"]) [type=submit]')
      await send.tap()
      // A native validation bubble would have focused the field.
      expect(await send.evaluate((button) => document.activeElement === button)).toBe(true)
      await release()
      await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(fields)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    },
  )
})

describe('a page that hydrates as a whole', () => {
  const paths = ['/upload', '/upload-br', '/thank-you', '/thank-you-br']

  it.each(paths)('%s paints with its own fonts before hydration scripts load', async (path) => {
    const page = await newVisitor(phone)
    await page.goto(origin + path)
    await islandsReady(page, 'html')
    const seen = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const read = files.filter(({ name }) => name.includes('/fonts/')).map((font) => font.responseEnd)
      const early = /\/assets\/(index|hydrate|rolldown-runtime)-/
      const scripts = files.filter(({ name }) => name.endsWith('.js'))
      const waits = scripts.find(({ name }) => name.includes('/hydrate-'))?.responseEnd ?? 0
      const later = scripts.filter(({ name }) => !early.test(name)).map(({ startTime }) => startTime)
      return {
        fonts: read.length,
        later: later.length,
        first: Math.min(...later),
        // Hydration waits for fonts for at most one second.
        readable: Math.min(Math.max(drawn, ...read), waits + 1000),
      }
    })
    expect(seen.fonts).toBe(2)
    expect(seen.later).toBeGreaterThan(2)
    expect(seen.first).toBeGreaterThanOrEqual(seen.readable)
  })

  it('hydrates even if a font does not load', async () => {
    const page = await newVisitor(phone)
    await holdRequests(page, '**/fonts/*')
    await page.goto(`${origin}/upload`, { waitUntil: 'commit' })
    await islandsReady(page, 'html')
  })
})
