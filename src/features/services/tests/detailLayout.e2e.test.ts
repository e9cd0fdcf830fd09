import { expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { banner } from '~/catalog/owner/banner'
import { serviceSlugs } from '~/catalog/products'
import { shareOf } from '~tests/depth'
import { noticeHeight } from '~tests/e2e/site/noticeHeight'
import { served } from '~tests/e2e/site/served'
import { phone, visit } from '~tests/e2e/site/visit'
import { setTextSize } from '~tests/e2e/survey/measure'
import { compared, pages } from './detailPages'

it.each(
  shareOf(
    compared.flatMap((slug) => [pathOf(slug, 'us'), pathOf(slug, 'br')]),
    3,
  ),
)(
  'R-PKG-24 R-A11-15 on a phone %s shows both plans side by side; in large text they are stacked, each with its name',
  async (path) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
    const box = page.locator('#plans').getByRole('region')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect([width, beyond]).toEqual([width, 0])
    }
    await setTextSize(page, 24)
    const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(beyond).toBe(0)
    const labels = await box
      .locator('tbody td')
      .evaluateAll((values) => values.map((value) => getComputedStyle(value, '::before').content))
    expect(labels.length).toBeGreaterThanOrEqual(8)
    for (const name of labels) expect(name).toMatch(/^"\w/)
  },
)
it('compared plans have figure and unit on one line, also with four digits', async () => {
  const page = await visit(pathOf('social-media-management', 'br'), { ...phone, reducedMotion: 'reduce' })
  await page.locator('#plans td > p > .figures').evaluateAll((all) => {
    for (const { lastChild } of all) if (lastChild) lastChild.textContent = '1.490'
  })
  for (const width of [360, 390, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const gaps = await page.locator('#plans td > p').evaluateAll((all) =>
      all.map(({ firstElementChild, lastElementChild }) => {
        const [figure, unit] = [firstElementChild, lastElementChild].map((part) =>
          part?.getBoundingClientRect(),
        )
        return (unit?.left ?? 0) - (figure?.right ?? 0)
      }),
    )
    expect(gaps).toHaveLength(2)
    for (const gap of gaps) expect([width, gap > 0]).toEqual([width, true])
  }
})
/** A page as its language's readers see it, in a window of 1440 by 900. */
const onLaptop = (path: string) =>
  visit(path, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: path.endsWith('br') ? 'pt-BR' : 'en-US',
  })

it.each(['/momentum-us', '/dominion-br', '/social-media-management-us', '/ai-agent-automation-br'])(
  '%s in a window of 1440 by 900: the large figure is above the fold and the banner, and the headline does not overlap the picture',
  async (path) => {
    const page = await onLaptop(path)
    const { fold, figure, gap } = await page.evaluate(() => {
      const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
      const banner = document.querySelector('dialog[data-banner][open]')
      const words = document.createRange()
      words.selectNodeContents(document.querySelector('h1') as Element)
      const [text, art] = [boxOf(null), boxOf(document.querySelector('.scene')?.parentElement)]
      const lines = [...words.getClientRects()]
      text.x = Math.min(...lines.map(({ left }) => left))
      text.width = Math.max(...lines.map(({ right }) => right)) - text.x
      return {
        fold: banner ? boxOf(banner).top : innerHeight,
        figure: boxOf(document.querySelector('.stats dd')).bottom,
        gap: Math.max(art.left - text.right, text.left - art.right),
      }
    })
    expect(figure - (await noticeHeight(page))).toBeLessThanOrEqual(fold)
    expect(gap).toBeGreaterThanOrEqual(24)
  },
)
it.each([1024, 1440, 1920])('all headlines have the same size in a window %i px wide', async (width) => {
  const sizes = new Map<string, string[]>()
  const page = await visit(pages[0]?.path ?? '', {
    viewport: { width, height: 1080 },
    reducedMotion: 'reduce',
  })
  for (const { path } of pages) {
    await page.goto(new URL(path, page.url()).href)
    const size = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)
    sizes.set(size, [...(sizes.get(size) ?? []), path])
  }
  expect([...sizes.values()]).toEqual([pages.map(({ path }) => path)])
})
it.each(['/launch-us', '/email-marketing-br'])(
  '%s in a window of 1440 by 900: the first line is clear of the bar, which covers what scrolls beneath',
  async (path) => {
    const page = await onLaptop(path)
    const [gap, ground] = await page.evaluate(() => {
      const bar = document.querySelector('.menu-bar') as Element
      const badge = document.querySelector('h1')?.previousElementSibling as Element
      return [
        badge.getBoundingClientRect().top - bar.getBoundingClientRect().bottom,
        getComputedStyle(bar).backgroundColor,
      ]
    })
    expect(gap).toBeGreaterThanOrEqual(48)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  },
)
it('on a wide screen the rows of a table of plans are as wide as the table', async () => {
  const page = await onLaptop('/auto-responder-bot-setup-br')
  const widths = await page
    .locator('.plan-rows, .plan-rows tr')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().width)))
  expect(new Set(widths)).toEqual(new Set([1136]))
  const head = page.locator('.plan-rows thead th').first()
  expect(await head.evaluate((cell) => getComputedStyle(cell).paddingBottom)).toBe('16px')
})
it('on a phone, a single plan and three facts are plain lines, and the back link is next to the menu', async () => {
  const page = await visit(pathOf('launch', 'us'), { ...phone, reducedMotion: 'reduce' })
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return { left: Math.round(left), right, width }
      }),
    )
  for (const { width } of await boxes('#plans thead')) expect(width).toBeLessThan(2)
  for (const lines of ['#plans tbody td', '.facts > div', '.facts dd']) {
    const lefts = (await boxes(lines)).map(({ left }) => left)
    expect(lefts.length).toBeGreaterThanOrEqual(3)
    expect(new Set(lefts).size).toBe(1)
  }
  const [logo, back, menu] = await boxes('.menu-row > a, .menu-back, .menu-toggle')
  if (!logo || !back || !menu) throw new Error('The bar has three parts')
  expect(back.left - logo.right).toBeGreaterThan(24)
  expect(menu.left - back.right).toBeLessThan(24)
})
it('in a price block with steps, the lead and the third step begin where the list above does', async () => {
  const page = await onLaptop(pathOf('dominion', 'us'))
  const lefts = await page
    .locator('#plans article > :nth-child(2) > ul, #steps > div > p, #steps li:nth-child(3)')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)))
  expect(lefts).toHaveLength(3)
  expect(new Set(lefts).size).toBe(1)
})
/** Elements side by side from a width on, and the part of each that must align. */
const levels: Record<string, [cards: string, part: string, from?: number][]> = {
  '/ad-creative-pack-br': [
    ['#plans article', ':scope > div:nth-last-of-type(2)'],
    ['#sample li', 'h4 ~ p:last-child > span'],
  ],
  '/dominion-br': [
    ['main > section li.settle', 'h3'],
    ['.stats > div', 'dt'],
  ],
  '/youtube-editing-us': [['#plans article', ':scope > div:nth-last-of-type(2)', 1024]],
}
it.each(Object.entries(levels))('%s: elements side by side align', async (path, parts) => {
  const page = await visit(path, { reducedMotion: 'reduce' })
  const cases = [768, 1024, 1440].flatMap((width) =>
    parts.filter(([, , from = 0]) => width >= from).map((part) => [width, ...part] as const),
  )
  for (const [width, cards, part] of cases) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page.locator(cards).evaluateAll((all, inner) => {
      const tops: Record<number, number[]> = {}
      for (const card of all) {
        const row = Math.round(card.getBoundingClientRect().top + scrollY)
        const top = card.querySelector(inner)?.getBoundingClientRect().top
        tops[row] = [...(tops[row] ?? []), Math.round((top ?? Number.NaN) + scrollY)]
      }
      return Object.values(tops)
    }, part)
    expect(Math.max(...rows.map((row) => row.length))).toBeGreaterThan(1)
    for (const row of rows) expect([width, cards, new Set(row).size]).toEqual([width, cards, 1])
  }
})
it('R-BRH-32 the Portuguese package pages offer a first consultation, and no other detail page does', async () => {
  for (const { slug, edition, path } of pages) {
    const { document } = await served(path)
    const offer = document.querySelector('dialog[data-banner] a')?.getAttribute('href')
    const wanted = banner.br && edition === 'br' && ['launch', 'momentum', 'dominion'].includes(slug)
    expect([path, offer]).toEqual([path, wanted ? '/br#contato' : undefined])
  }
})
it.each(
  shareOf(
    serviceSlugs.flatMap((slug) => [pathOf(slug, 'us'), pathOf(slug, 'br')]),
    3,
  ),
)(
  '%s: its picture does not touch the bar, and on a phone in landscape headline and buttons are above the fold',
  async (path) => {
    const page = await visit(path, {
      reducedMotion: 'reduce',
      locale: path.endsWith('br') ? 'pt-BR' : 'en-US',
    })
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const gap = await page.evaluate(() => {
        const top = document.querySelector('.scene')?.parentElement?.getBoundingClientRect().top ?? 0
        return top - (document.querySelector('.menu-row')?.getBoundingClientRect().bottom ?? 0)
      })
      expect([width, gap >= 32]).toEqual([width, true])
    }
    await page.setViewportSize({ width: 844, height: 390 })
    const below = await page.evaluate(
      (notice) =>
        [...document.querySelectorAll('h1, .first-call > a')]
          .filter((part) => part.getBoundingClientRect().bottom - notice > innerHeight)
          .map(({ textContent }) => textContent),
      await noticeHeight(page),
    )
    expect(below).toEqual([])
  },
)
// Only packages have the banner, which limits the height of the picture.
it.each(['/launch-br', '/momentum-br', '/dominion-br', '/momentum-us', '/email-marketing-br'])(
  'on a tablet the picture of %s is whole and in the middle',
  async (path) => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    for (const [width, height] of [
      [768, 1024],
      [834, 1194],
      [768, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [left, right] = await page.locator('main .scene').evaluate((picture) => {
        const box = picture.parentElement?.getBoundingClientRect()
        return [box?.left ?? 0, innerWidth - (box?.right ?? 0)]
      })
      expect([width, height, left > 0, Math.abs(left - right) <= 1]).toEqual([width, height, true, true])
    }
  },
)
