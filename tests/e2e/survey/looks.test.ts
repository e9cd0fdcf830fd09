import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { isDelivered } from '../../agreed/unlessChanged'
import { shareOf } from '../../depth'
import { paidCard } from '../journeys/provider'
import { hydrated, origin, phone, type VisitOptions, visit } from '../site/visit'
import { clippedTexts } from './measure'

const failedRequest = /Failed to load resource/
const still: VisitOptions = { reducedMotion: 'reduce', allow: failedRequest }
const pasted = `https://example.com/${'a1b2c3d4'.repeat(60)}`

it('every CSS variable in use is defined', () => {
  const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
  const built = globSync(['client/assets/*.{css,js}', 'client/_pages/*.??-??', 'server/assets/*.js'], {
    cwd: dist,
    // The toast library builds variable names dynamically.
    exclude: ['**/Toasts-*'],
  }).map((file) => readFileSync(dist + file, 'utf8'))
  const found = (pattern: RegExp) => new Set(built.flatMap((text) => text.match(pattern) ?? []))
  // Not in class names, where an underscore represents a space.
  const read = found(/(?<=[^\w\\-]var\()--[\w-]+(?=\))/g)
  const set = found(/--[\w-]+(?=["'`\]]?:)|(?<=@property )--[\w-]+|(?<=setProperty\(["'`])--[\w-]+/g)
  expect(read.size).toBeGreaterThan(20)
  expect([...read].filter((name) => !set.has(name))).toEqual([])
})

const homes = ['/us', '/br']
const narrow = ['us', 'br'].flatMap((edition) => [320, 390].map((width) => [edition, width] as const))
const printed = [...homes, '/momentum-us', '/terms-of-service-br', '/ai-photo-service-us']
const highContrast = [...homes, '/payment', '/payment-br', '/momentum-br', '/ai-agent-automation-us']

it.each(shareOf(homes, 2))('in the picture of %s the chat text does not cover the face', async (path) => {
  const page = await visit(path, still)
  for (const width of [320, 345, 375, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const covered = await page.locator('.hero-portrait').evaluate((portrait) => {
      const { left, top, width, height } = portrait.getBoundingClientRect()
      const words = [...document.querySelectorAll('.hero-chat p')].map((one) => one.getBoundingClientRect())
      // The face is in the middle of the picture.
      const face = [left + width * 0.3, left + width * 0.7, top + height * 0.2, top + height * 0.75] as const
      const over = (box: DOMRect) =>
        box.right > face[0] && box.left < face[1] && box.bottom > face[2] && box.top < face[3]
      return [words.length, words.filter(over).length]
    })
    expect([width, ...covered]).toEqual([width, 2, 0])
  }
})

it.each(['/', '/us', '/br', '/payment', '/payment-br'])(
  'R-A11-15 %s: a long URL pasted into every field does not widen the page',
  async (path) => {
    const page = await visit(path, still)
    const fields = page.locator(
      'form:not([method=dialog]) :is(input:not([type=hidden], [type=radio], [tabindex="-1"]), textarea)',
    )
    for (const summary of await page.locator('details > summary:visible').all()) await summary.click()
    for (const field of await fields.all()) await field.fill(pasted)
    expect(await fields.count()).toBeGreaterThan(1)
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, ...(await clippedTexts(page))]).toEqual([width])
    }
  },
)

// A separate visit per width, because resizing during a view transition logs a browser error.
it.each(shareOf(narrow, 3))(
  'R-A11-15 the page that returns a rejected message (%s) is not widened by it: %i',
  async (edition, width) => {
    const viewport = { width, height: 844 }
    const page = await visit(`/${edition}`, {
      ...phone,
      viewport,
      javaScriptEnabled: false,
      allow: failedRequest,
    })
    await page.locator('form:not([method=dialog])').evaluate((form, text) => {
      ;(form as HTMLFormElement).noValidate = true
      for (const field of form.querySelectorAll('input:not([type=hidden], [tabindex="-1"]), textarea'))
        (field as HTMLInputElement).value = text
    }, pasted)
    await page.locator('form:not([method=dialog]) button').click()
    await page.locator('[aria-invalid]').first().waitFor()
    expect(await page.locator('textarea').inputValue()).toBe(pasted)
    expect(await clippedTexts(page)).toEqual([])
  },
)

it.each(['/br', '/payment-br', '/upload-br'])('%s: disabled buttons do not change on hover', async (path) => {
  const session = path.startsWith('/upload') ? `?session_id=${await paidCard(origin, 'br')}` : ''
  const page = await hydrated(await visit(path + session, still))
  const looksOf = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element)
      return { color, backgroundColor, borderColor }
    })
  // Every button with text, disabled in both ways that the page uses.
  const buttons = page.locator('main button[class*=rounded-full]').filter({ visible: true, hasText: /\w/ })
  expect(await buttons.count()).toBeGreaterThan(0)
  for (const button of await buttons.all())
    for (const [name, value] of [
      ['aria-disabled', 'true'],
      ['disabled', ''],
    ] as const) {
      await button.evaluate((element, [key, word]) => element.setAttribute(key, word), [name, value] as const)
      await page.mouse.move(0, 0)
      const before = await looksOf(button)
      await button.hover({ force: true })
      expect(await looksOf(button)).toEqual(before)
      await button.evaluate((element, key) => element.removeAttribute(key), name)
    }
})

it.each(shareOf(homes, 2, 1))(
  '%s: the sun of the bar has crossed the window at the end of the page',
  async (path) => {
    const page = await visit(path, { viewport: { width: 1440, height: 900 }, allow: failedRequest })
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const distance = () =>
      page.locator('.day').evaluate((day) => {
        const { transform, width } = getComputedStyle(day, '::before')
        return innerWidth - new DOMMatrix(transform).e - Number.parseFloat(width)
      })
    await expect.poll(distance).toBeLessThan(2)
  },
)

it.each(homes)('%s on a phone in landscape: the first call to action is above the fold', async (path) => {
  const page = await visit(path, { ...still, viewport: { width: 844, height: 390 } })
  const ends = await page.locator('.first-call').evaluate((call) => call.getBoundingClientRect().bottom)
  expect(ends).toBeLessThan(390)
})

it.each([
  ['/us', '#contact'],
  ['/br', '#contato'],
])('%s: the form card does not move when errors appear', async (path, section) => {
  const page = await hydrated(await visit(path, still))
  const card = page.locator(`${section} .rounded-card:has(form)`)
  const top = () =>
    card.evaluate((element, id) => {
      const ground = document.querySelector(id) as Element
      return element.getBoundingClientRect().top - ground.getBoundingClientRect().top
    }, section)
  const before = await top()
  await card.getByRole('button').click()
  await card.locator('[aria-invalid=true]').first().waitFor()
  expect(await top()).toBe(before)
})

it('names, scenes and prices of the packs align in the checkout', async () => {
  const page = await visit('/payment-br', { ...still, viewport: { width: 1440, height: 900 } })
  const tops = await page
    .locator('.checkout-packs li > a')
    .evaluateAll((packs) =>
      packs.map((pack) => [...pack.children].map((part) => Math.round(part.getBoundingClientRect().top))),
    )
  expect(tops.length).toBe(3)
  // Tops of name, price and scenes per pack.
  for (const pack of tops) expect(pack).toEqual(tops[0])
})

it.each(shareOf(printed, 2, 1))(
  '%s in print: black on white, pictures at full opacity, the bar on the first sheet only, no controls',
  async (path) => {
    const page = await visit(path)
    await page.emulateMedia({ media: 'print' })
    const faults = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => one.checkVisibility())
      const noise = all.filter((one) => one.matches('nav, form, footer, dialog, [data-bar] button'))
      const fixed = all.filter((one) => getComputedStyle(one).position === 'fixed')
      const pale = all.filter(
        (one) => one.matches('img, .settle, .rise') && getComputedStyle(one).opacity !== '1',
      )
      const light = all.filter(
        (one) =>
          !one.closest('[aria-hidden=true]') &&
          one.innerText?.trim() &&
          getComputedStyle(one).color !== 'rgb(0, 0, 0)',
      )
      const hiddenTexts = [
        ...document.querySelectorAll<HTMLElement>(
          'main details > :not(summary), .menu-row > a:first-child > span > span',
        ),
      ].filter((one) => one.getBoundingClientRect().width < 9)
      // Borders replace backgrounds and shadows, and icons are black.
      const edgeless = all.filter(
        (one) =>
          one.matches('[class*=shadow-float], main .first-call a.rounded-full') &&
          getComputedStyle(one).borderTopColor === 'rgba(0, 0, 0, 0)',
      )
      const faint = all.filter(
        (one) => one.matches('[class*=i-lucide]') && getComputedStyle(one).color !== 'rgb(0, 0, 0)',
      )
      return [...noise, ...fixed, ...pale, ...light, ...hiddenTexts, ...edgeless, ...faint].map((one) =>
        one.outerHTML.slice(0, 90),
      )
    })
    expect(faults).toEqual([])
    await page.emulateMedia({ media: null })
    await page.pdf()
    const missing = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => !naturalWidth).length)
    await expect.poll(missing).toBe(0)
  },
)

/** Number of A4 sheets of the printed page. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length

it('R-BRH-22 prints the chosen power-ups and their totals as a quote on one sheet, and nothing else', async () => {
  const page = await hydrated(await visit('/br', still))
  const boxes = page.locator('[name=power-up]')
  for (const place of [0, 8]) await boxes.nth(place).check()
  const names = await page.locator('.power-up:has(:checked) h3').allInnerTexts()
  await page.getByText('2 add-ons escolhidos').waitFor()
  // Wait until script has computed the totals.
  await page.locator('[data-sum=once] b').waitFor()
  await page.emulateMedia({ media: 'print' })
  const headings = await page.getByRole('heading').allInnerTexts()
  expect(headings.slice(1)).toEqual(names)
  expect(await page.locator('main').innerText()).toMatch(/Por mês[\s\S]*R\$|Pagamento único[\s\S]*R\$/)
  expect(await page.getByText('Saiba Mais').filter({ visible: true }).count()).toBe(0)
  expect(await sheets(page)).toBe(1)
})

it('prints an order as a receipt on one sheet, without controls', async () => {
  const page = await visit(`/thank-you-br?session_id=${await paidCard(origin, 'br')}`, still)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  for (const part of ['Número do pedido', 'Preço', '$']) expect(text).toContain(part)
  expect(await page.locator(':is(nav, form, footer, button, main a):visible').count()).toBe(0)
  expect(await sheets(page)).toBe(1)
})

// Too strict `break-inside` rules would leave sheets empty.
it.each([
  ['/', 1],
  ['/us', 8],
  ['/br', 9],
  ['/launch-br', 4],
  ['/momentum-us', 5],
  ['/email-marketing-br', 4],
  ['/ai-photo-service-br', 5],
  ['/instrucoes-upload', 2],
])('%s takes at most %i sheets of paper', async (path, most) => {
  // More testimonials and days of other hours may need one more.
  const more = isDelivered('testimonials') && isDelivered('openingHours') ? 0 : 1
  expect(await sheets(await visit(path, still))).toBeLessThanOrEqual(most + more)
})

it('the printed landing page links to both editions, and shows the email address instead of a form', async () => {
  const page = await visit('/', still)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.door:visible').count()).toBe(2)
  expect(await page.locator('form:visible').count()).toBe(0)
  expect(await page.locator('main').innerText()).toContain(site.contact.us.email)
})

it.each(['/us', '/br', '/'])(
  '%s: arrows are vertically centered on the text, between x-height and cap height',
  async (path) => {
    const page = await visit(path, still)
    const off = await page.evaluate(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      // As the page, whose letters are placed between pixels.
      context.textRendering = 'geometricPrecision'
      const range = document.createRange()
      return [...document.querySelectorAll('main :is(a, button) [class*=arrow-right]')].flatMap((arrow) => {
        const link = arrow.closest('a, button') as HTMLElement
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
        if (!arrow.checkVisibility() || !text || link.matches('.door')) return []
        range.selectNodeContents(text)
        const { fontSize, fontFamily, fontWeight } = getComputedStyle(text.parentElement as Element)
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const heightOf = (letter: string) => context.measureText(letter).actualBoundingBoxAscent
        const base =
          ([...range.getClientRects()].at(-1)?.top ?? 0) + context.measureText('x').fontBoundingBoxAscent
        const middle = base - (heightOf('x') + heightOf('H')) / 4
        const { top, bottom } = arrow.getBoundingClientRect()
        const by = (top + bottom) / 2 - middle
        return Math.abs(by) > 1 ? [`${link.textContent}: ${by.toFixed(1)} px`] : ['']
      })
    })
    expect(off.length).toBeGreaterThan(0)
    expect(off.filter(Boolean)).toEqual([])
  },
)

// Browsers reset it in form controls, so that buttons have wider letters than links of the same look.
it.each(['/us', '/payment'])('%s: form controls place letters as the text does', async (path) => {
  const page = await visit(path, still)
  const placed = await page.evaluate(() =>
    [...document.querySelectorAll('p, a, button, input, select, textarea')].map(
      (one) => `${one.localName} ${getComputedStyle(one).textRendering}`,
    ),
  )
  expect(placed).toContain('button geometricprecision')
  expect(placed.filter((one) => !one.endsWith(' geometricprecision'))).toEqual([])
})

it.each(shareOf(highContrast, 2))(
  '%s in forced colors: buttons have borders, icons are visible, the selected item differs',
  async (path) => {
    const page = await visit(path, { ...still, forcedColors: 'active' })
    const faults = await page.evaluate(() => {
      const visible = [...document.querySelectorAll('a, button, span')].filter((one) => one.checkVisibility())
      const round = visible.filter(
        (one) =>
          one.matches(':is(a, button):not([aria-label])') &&
          Number.parseFloat(getComputedStyle(one).borderTopLeftRadius) > 99,
      )
      const bare = round.filter((one) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(one)
        return Number.parseFloat(borderTopWidth) === 0 && outlineStyle === 'none'
      })
      const ground = getComputedStyle(document.body).backgroundColor
      const invisibleIcons = visible
        .filter((one) => one.matches('[class*=i-lucide-]'))
        .filter((one) => getComputedStyle(one).backgroundColor === ground)
      const shapeless = [...document.querySelectorAll('main:has(#sample) :is(article, .said)')].filter(
        (one) => getComputedStyle(one).borderTopWidth === '0px',
      )
      return [...bare, ...invisibleIcons, ...shapeless].map((one) => one.outerHTML.slice(0, 120))
    })
    expect(faults).toEqual([])
    const chosen = page.locator('main nav a[aria-current=true]')
    if (await chosen.count())
      expect(await chosen.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('3px')
  },
)
