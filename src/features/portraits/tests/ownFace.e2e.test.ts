import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { axeViolations, origin, phone, setUpPages, visit } from '~tests/e2e/site/visit'
import { brotliFile } from '~tests/e2e/survey/weigh'
import { sceneryPhoto } from '~tests/fixtures/photos'

const texts = {
  us: {
    path: '/ai-photo-service-us',
    choose: 'Choose a photo',
    another: 'Try another photo',
    buy: 'Choose your package',
    shown: 'In your package, our AI changes the scene, too.',
    honest: 'This is only light. Our AI does the rest.',
    example: 'Example',
    labels: ['Your photo', 'Soft light'],
    unreadable: 'Your browser can’t open this file as a picture.',
    failed: 'Please reload the page and choose your photo again.',
  },
  br: {
    path: '/ai-photo-service-br',
    choose: 'Escolher uma foto',
    another: 'Testar outra foto',
    buy: 'Escolher meu pacote',
    shown: 'No seu pacote, a IA muda também o cenário.',
    honest: 'Isto é só a luz. O resto é com a gente.',
    example: 'Exemplo',
    labels: ['Sua foto', 'Luz suave'],
    unreadable: 'Seu navegador não consegue abrir este arquivo como imagem.',
    failed: 'Recarregue a página e escolha a foto de novo.',
  },
} as const

const photo = async (seed: number) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await (await sceneryPhoto(seed)).jpeg().toBuffer(),
})
const text = { name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') }

const section = (page: Page) => page.locator('[data-island=own-face]')

/** The average color of each print. */
const colors = (page: Page) =>
  section(page)
    .locator('canvas')
    .evaluateAll((prints) =>
      (prints as HTMLCanvasElement[]).map((print) => {
        const pixels = print.getContext('2d')?.getImageData(0, 0, print.width, print.height).data ?? []
        const sums = [0, 0, 0]
        for (let at = 0; at < pixels.length; at += 4)
          for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0)
        return sums.map((sum) => Math.round((sum * 4) / pixels.length)).join()
      }),
    )

/** What is painted on top in the middle of the first print. */
const onTop = (page: Page) =>
  section(page)
    .locator('canvas')
    .first()
    .evaluate((print) => {
      print.scrollIntoView({ block: 'center', behavior: 'instant' })
      // What is in a label leaves pointers to it.
      for (const part of print.parentElement?.querySelectorAll<HTMLElement>('img, canvas') ?? [])
        part.style.pointerEvents = 'auto'
      const { left, top, width, height } = print.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.localName
    })

setUpPages()

describe.each(sampledEditions(0))('the visitor’s own photo on the photo page of %s', (edition) => {
  const t = texts[edition]

  it('is printed as it is and in five lights on the device: nothing but our own script is asked for, nothing is stored', async () => {
    const asked: string[] = []
    const page = await visit(t.path, {
      ...phone,
      reducedMotion: 'reduce',
      onRequest: (request) => asked.push(`${request.method()} ${request.url()}`),
    })
    const field = page.getByLabel(t.choose)
    await field.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const before = asked.length
    await field.setInputFiles(await photo(7))
    await page.getByText(t.shown).waitFor()
    const loaded = asked.slice(before).map((line) => line.replace(`GET ${origin}`, ''))
    // Pictures of the page below load while it is scrolled.
    expect(loaded.filter((path) => !/^\/(assets|steps|people)\/[\w-]+\.(js|svg)$/.test(path))).toEqual([])
    // Before a photo is chosen, a reader loads none of it.
    const scripts = loaded.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    expect(scripts.reduce((sum, path) => sum + brotliFile(path), 0)).toBeLessThan(4_000)
    expect(new Set(await colors(page)).size).toBe(6)
    // The drawn snapshot has a filter, which paints it over what has none.
    expect(await onTop(page)).toBe('canvas')
    const buy = section(page).getByRole('link', { name: t.buy })
    expect(await buy.getAttribute('href')).toBe('#plans')
    // Below the prints: what they show, then the purchase, then another photo.
    const places = await Promise.all(
      [page.getByText(t.shown), buy, section(page).locator('.own-actions label')].map((part) =>
        part.boundingBox(),
      ),
    )
    const tops = places.map((box) => Math.round(box?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(3)
    // The light at sunset is large; another one becomes it when it is chosen.
    const prints = section(page).getByRole('radio')
    expect(await prints.count()).toBe(6)
    const widths = () =>
      section(page)
        .locator('canvas')
        .evaluateAll((all) => all.map((print) => Math.round(print.getBoundingClientRect().width)))
    const [original = 0, , , , sunset = 0] = await widths()
    expect(sunset).toBeGreaterThan(2 * original)
    // Smaller prints do not show their light.
    expect(original).toBeGreaterThan(100)
    await section(page).locator('.prints label').last().click()
    expect(await prints.last().isChecked()).toBe(true)
    expect((await widths()).at(-1)).toBe(sunset)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ])
    expect(await axeViolations(page)).toEqual([])
    // Another photo replaces it.
    const first = await colors(page)
    await page.getByLabel(t.another).setInputFiles(await photo(8))
    await expect.poll(async () => (await colors(page)).join(' ')).not.toBe(first.join(' '))
  })

  it('promises no more than light: it says so from the start, once, and comes after the scenes', async () => {
    const page = await visit(t.path, { reducedMotion: 'reduce' })
    const honest = page.getByText(t.honest)
    expect([await honest.count(), await honest.isVisible()]).toEqual([1, true])
    const labels = () => section(page).locator('.prints span:visible').allTextContents()
    expect((await labels()).slice(0, 2)).toEqual([t.example, t.labels[1]])
    expect(await page.locator('section:has(#sample) + section').getAttribute('data-island')).toBe('own-face')
    // The one filled button of the first screens is the purchase.
    const choose = section(page).locator('.own-actions label')
    expect(await choose.evaluate((label) => getComputedStyle(label).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
    await page.getByLabel(t.choose).setInputFiles(await photo(7))
    await page.getByText(t.shown).waitFor()
    expect((await labels()).slice(0, 2)).toEqual(t.labels)
    expect([await honest.count(), await honest.isVisible()]).toEqual([1, true])
  })

  it('a file that is no picture says so and draws nothing; the next photo is printed', async () => {
    const page = await visit(t.path)
    expect(await section(page).getByRole('link', { name: t.buy }).count()).toBe(0)
    await page.getByLabel(t.choose).setInputFiles(text)
    await page.getByText(t.unreadable).waitFor()
    expect(new Set(await colors(page))).toEqual(new Set(['0,0,0']))
    await page.getByLabel(t.choose).setInputFiles(await photo(9))
    await page.getByText(t.shown).waitFor()
    expect(await onTop(page)).toBe('canvas')
    expect(await page.getByText(t.unreadable).isVisible()).toBe(false)
    // After a photo, too: the drawn snapshot is shown without the photo over it.
    await page.getByLabel(t.another).setInputFiles(text)
    await page.getByText(t.unreadable).waitFor()
    expect(new Set(await colors(page))).toEqual(new Set(['0,0,0']))
  })

  it('says so when the script that draws cannot be loaded', async () => {
    const page = await visit(t.path, {
      allow: /Failed to load resource|net::ERR/,
      before: (opened) => opened.route('**/assets/drawLights*', (route) => route.abort()),
    })
    await page.getByLabel(t.choose).setInputFiles(await photo(9))
    await page.getByText(t.failed).waitFor()
    expect(await page.getByText(t.unreadable).isVisible()).toBe(false)
    await page.unroute('**/assets/drawLights*')
    await page.reload()
    await page.getByLabel(t.choose).setInputFiles(await photo(9))
    await page.getByText(t.shown).waitFor()
    expect(await page.getByText(t.failed).isVisible()).toBe(false)
  })

  it('is not offered without script', async () => {
    const page = await visit(t.path, { javaScriptEnabled: false })
    expect(await page.getByLabel(t.choose).isVisible()).toBe(false)
  })
})

it('a photo chosen before the script arrives is printed when it does', async () => {
  const page = await visit(texts.us.path, {
    before: (opened) =>
      opened.route(/\/assets\/.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      }),
  })
  await page.getByLabel(texts.us.choose).setInputFiles(await photo(7))
  await page.getByText(texts.us.shown).waitFor()
})
