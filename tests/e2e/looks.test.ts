import { expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { covered, cutRings, cutTexts, setTextSize } from './measure'
import { phone, type VisitOptions, visit } from './visit'

const refused = /Failed to load resource/
const still: VisitOptions = { reducedMotion: 'reduce', allow: refused }
const paths = [...addresses.map(({ path }) => path), '/upload?session_id=cs_test_nobody', '/nowhere']

it.each(paths)('%s: nothing lies over what can be pressed or read', async (path) => {
  const page = await visit(path, still)
  for (const width of [390, 768, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await covered(page))]).toEqual([width])
  }
})

it.each(paths)('R-A11-15 %s: text of 24 and 32 px fits and nothing of it is cut', async (path) => {
  const page = await visit(path, still)
  for (const size of [24, 32]) {
    await setTextSize(page, size)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect([size, width, ...(await cutTexts(page))]).toEqual([size, width])
    }
  }
  // Where only the root grows, the layout of a desktop has to hold it.
  await setTextSize(page, 16)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect([width, ...(await cutTexts(page))]).toEqual([width])
  }
})

it.each(paths)('R-A11-03 %s: every ring is whole and of the shape of its control', async (path) => {
  const page = await visit(path, still)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await cutRings(page))]).toEqual([width])
  }
})

const pasted = `https://example.com/${'a1b2c3d4'.repeat(60)}`

it.each(['/', '/us', '/br', '/payment', '/payment-br'])(
  'R-A11-15 %s: a long address pasted into every field widens nothing',
  async (path) => {
    const page = await visit(path, still)
    const fields = page.locator(
      'form:not([method=dialog]) :is(input:not([type=hidden], [type=radio], [tabindex="-1"]), textarea)',
    )
    for (const field of await fields.all()) await field.fill(pasted)
    expect(await fields.count()).toBeGreaterThan(1)
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, ...(await cutTexts(page))]).toEqual([width])
    }
  },
)

it.each(['us', 'br'])(
  'R-A11-15 the page that gives a refused message back (%s) is no wider for it',
  async (edition) => {
    const page = await visit(`/${edition}`, { ...phone, javaScriptEnabled: false, allow: refused })
    await page.locator('form:not([method=dialog])').evaluate((form, text) => {
      ;(form as HTMLFormElement).noValidate = true
      for (const field of form.querySelectorAll('input:not([type=hidden], [tabindex="-1"]), textarea'))
        (field as HTMLInputElement).value = text
    }, pasted)
    await page.locator('form:not([method=dialog]) button').click()
    await page.locator('[aria-invalid]').first().waitFor()
    expect(await page.locator('textarea').inputValue()).toBe(pasted)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, ...(await cutTexts(page))]).toEqual([width])
    }
  },
)

it.each(addresses.map(({ path }) => path))(
  '%s: captions stand in their figures, and no two landmarks of a kind share a name',
  async (path) => {
    const page = await visit(path, { ...still, javaScriptEnabled: false })
    const faults = await page.evaluate(() => {
      const stray = [...document.querySelectorAll('figcaption')].filter(
        (caption) =>
          caption.parentElement?.tagName !== 'FIGURE' ||
          (caption.previousElementSibling && caption.nextElementSibling),
      )
      // Named by itself or by its heading; a section without a name is none.
      const names = [...document.querySelectorAll('nav, aside, form, section[aria-labelledby]')].map(
        (mark) => {
          const by = document.getElementById(mark.getAttribute('aria-labelledby') ?? '')
          return `${mark.tagName}: ${mark.getAttribute('aria-label') ?? by?.textContent ?? ''}`
        },
      )
      return [
        ...stray.map(({ textContent }) => `caption outside of its figure: ${textContent}`),
        ...names.filter((name, at) => /^(NAV|ASIDE)/.test(name) && names.indexOf(name) !== at),
      ]
    })
    expect(faults).toEqual([])
  },
)

it.each(['/us', '/br', '/momentum-us', '/terms-of-service-br', '/ai-photo-service-us'])(
  '%s on paper: black on white, pictures at full strength, the bar on the first sheet alone',
  async (path) => {
    const page = await visit(path)
    await page.emulateMedia({ media: 'print' })
    const faults = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => one.checkVisibility())
      const fixed = all.filter((one) => getComputedStyle(one).position === 'fixed')
      const pale = all.filter(
        (one) => one.matches('img, .settle, .rise') && getComputedStyle(one).opacity !== '1',
      )
      const light = all.filter(
        (one) =>
          one.closest('.on-night') &&
          !one.closest('[aria-hidden=true]') &&
          one.innerText?.trim() &&
          getComputedStyle(one).color !== 'rgb(0, 0, 0)',
      )
      return [...fixed, ...pale, ...light].map((one) => one.outerHTML.slice(0, 90))
    })
    expect(faults).toEqual([])
    await page.emulateMedia({ media: null })
    await page.pdf()
    const missing = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => !naturalWidth).length)
    await expect.poll(missing).toBe(0)
  },
)

it.each(['/us', '/br', '/payment', '/payment-br', '/momentum-br'])(
  '%s in the reader’s own colours: buttons have edges, icons are drawn, what is chosen differs',
  async (path) => {
    const page = await visit(path, { ...still, forcedColors: 'active' })
    const faults = await page.evaluate(() => {
      const seen = [...document.querySelectorAll('a, button, span')].filter((one) => one.checkVisibility())
      const round = seen.filter((one) => one.matches('.rounded-full[class*=bg-ember]:is(a, button)'))
      const bare = round.filter((one) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(one)
        return Number.parseFloat(borderTopWidth) === 0 && outlineStyle === 'none'
      })
      const ground = getComputedStyle(document.body).backgroundColor
      const unseen = seen
        .filter((one) => one.matches('[class*=i-lucide-]'))
        .filter((one) => getComputedStyle(one).backgroundColor === ground)
      return [...bare, ...unseen].map((one) => one.outerHTML.slice(0, 120))
    })
    expect(faults).toEqual([])
    const chosen = page.locator('main nav a[aria-current=true]')
    if (await chosen.count())
      expect(await chosen.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('3px')
  },
)
