import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { banner } from '~/catalog/owner/banner'
import { founder } from '~/catalog/owner/founder'
import { statistics } from '~/catalog/owner/statistics'
import { testimonials as owners } from '~/catalog/owner/testimonials'
import { site } from '~/catalog/site'
import { served, textOf } from '~tests/e2e/site/served'
import { hydrated, phone, visit } from '~tests/e2e/site/visit'
import { carouselOf, homes, scrollerOf } from './homePage'

const slugs = [
  'ai-photo-service',
  'ai-agent-automation',
  'ad-management',
  'social-media-management',
  'website-design-build',
  'youtube-editing',
]
const sections = {
  us: ['home', 'services', 'packages', 'addons', 'testimonials', 'about', 'contact', 'contact-form'],
  br: ['home', 'approach', 'testimonials', 'services', 'packages', 'addons', 'about', 'contato'],
}
/** Whether the contact section's sun is a full, uncovered half disc, and whether the figures share a baseline. */
function sunAndFigures(page: Page) {
  return page.evaluate(async () => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const contact = document.querySelector('[data-scroll-after]')
    contact?.querySelector('[aria-hidden] .sun')?.scrollIntoView({ block: 'end', behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const sun = boxOf('[data-scroll-after] [aria-hidden] .sun')
    const letter = boxOf('[data-scroll-after] div:has(> h3 + *)')
    const figures = boxOf('[data-scroll-after] dl')
    const complete = sun.height > 150 && Math.abs(sun.width - 2 * sun.height) < 1
    const clear = sun.left >= 0 && sun.right <= letter.left && sun.top >= figures.bottom
    const baselines = [...document.querySelectorAll('#about li > b')].map((number) => {
      const mark = number.appendChild(document.createElement('i'))
      mark.style.cssText = 'display:inline-block'
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return bottom
    })
    const spread = Math.max(...baselines) - Math.min(...baselines)
    return {
      sun:
        complete && clear ? 'whole, clear of letter and figures' : JSON.stringify({ sun, letter, figures }),
      numbers: baselines.length > 2 && spread < 1 ? 'on one line' : `${spread} px apart`,
    }
  })
}
/** Reads a home as served, before any script. */
async function read(edition: 'us' | 'br') {
  const { document } = await served(homes[edition].path)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return { document, all, texts: (selector: string) => all(selector).map(textOf) }
}
describe.each(['us', 'br'] as const)('the home of %s', (edition) => {
  const f = homes[edition]

  it('R-USH-01 R-BRH-04 has its sections in order', async () => {
    const { all } = await read(edition)
    const found = all('[id]').map(({ id }) => id)
    expect(found.filter((id) => sections[edition].includes(id))).toEqual(sections[edition])
    const parts = all('body > :is(header, main, footer, dialog)').map(({ localName }) => localName)
    expect(parts).toEqual(['header', 'main', 'footer', ...(banner[edition] ? ['dialog'] : [])])
  })

  it('R-USH-02 R-BRH-05 R-NAV-16 has each of its anchors exactly once', async () => {
    const { all } = await read(edition)
    const anchors = ['home', 'services', 'packages', 'addons', 'booster', 'about', f.contact]
    if (edition === 'us') anchors.push('contact-form')
    for (const id of anchors) expect(all(`[id="${id}"]`), id).toHaveLength(1)
  })

  it('R-USH-11 R-GEN-01 R-GEN-05 R-DAT-09 opens with a promise and two calls to action', async () => {
    const { all, texts } = await read(edition)
    expect(texts('#home h1')).toEqual([expect.stringMatching(/.{11}/)])
    // States the offer and its audience, for readers and search engines.
    const { document } = await read(edition)
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    const [what, how, whom] = f.about
    for (const word of [what, how, whom]) expect(texts('#home').join()).toMatch(word)
    for (const word of [what, how]) expect(description).toMatch(word)
    for (const [name, href] of f.hero) expect(all(`#home a[href="${href}"]`).map(textOf)).toContain(name)
    const headings = texts('main :is(h1, h2, h3)')
    for (const heading of f.headings)
      expect(
        headings.filter((text) => text.includes(heading)),
        heading,
      ).toHaveLength(1)
  })

  it('R-GEN-08 R-GEN-09 R-GEN-13 R-GEN-17 R-TIM-16 shows proof below the hero', async () => {
    const { texts } = await read(edition)
    const proof = texts('#home ul > li')
    expect(proof).toHaveLength(3)
    for (const [index, claim] of f.proof.entries()) expect(proof[index]).toContain(claim)
    expect(texts('#home').join()).toMatch(/30.minute|30 minutos/)
  })

  it('R-GEN-10 R-GEN-11 R-GEN-12 R-GEN-14 R-GEN-16 R-USH-23 R-BRH-24 R-BRH-25 R-BRH-26 R-BRH-27 X-20 X-26 describes company and founder', async () => {
    const { all, texts } = await read(edition)
    const { about: figures } = statistics[edition]
    expect(texts('#about ul > li')).toEqual(figures.map(({ text }) => text))
    expect(texts('#about ul > li > b')).toEqual(figures.map(({ figure }) => figure))
    const { words, about } = founder[edition]
    expect(texts('#about').join()).toContain(about)
    expect(texts('#about figure blockquote')).toEqual([words])
    expect(texts('#about figcaption')).toEqual([f.founder])
    const pictures = all('#about img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')])
    if (founder.picture)
      expect(pictures).toContainEqual([founder.picture, expect.stringContaining(founder[edition].name ?? '')])
    if (edition === 'br')
      expect(pictures).toContainEqual([expect.any(String), expect.stringContaining(`Logo da ${site.brand}`)])
  })

  it('R-USH-12 R-BRH-06 R-DAT-09 has three highlights of three features', async () => {
    const { all } = await read(edition)
    const highlights = all(`#${edition === 'us' ? 'services' : 'approach'} .rail > ul > li`)
    expect(highlights).toHaveLength(3)
    for (const highlight of highlights) {
      expect(highlight.querySelectorAll('h3')).toHaveLength(1)
      expect(highlight.querySelectorAll('p:not(.hour)')).toHaveLength(1)
      expect(highlight.querySelectorAll('ul > li')).toHaveLength(3)
    }
  })

  it('R-USH-13 R-BRH-09 R-DAT-07 has six services, each linking to its page', async () => {
    const { all } = await read(edition)
    const blocks = all('#services article')
    expect(blocks).toHaveLength(6)
    for (const [index, block] of blocks.entries()) {
      expect(block.querySelectorAll('h3')).toHaveLength(1)
      expect(block.querySelectorAll('li')).toHaveLength(3)
      const picture = block.querySelector('img')
      expect(picture?.getAttribute('alt')).toBeTruthy()
      expect(picture?.getAttribute('loading')).toBe('lazy')
      const more = [...block.querySelectorAll('a')].filter((link) => f.more.test(textOf(link)))
      expect(more.map((link) => link.getAttribute('href'))).toEqual([`/${slugs[index]}-${edition}`])
    }
  })

  it('R-GEN-15 R-USH-21 R-BRH-08 R-DAT-06 R-A11-13 has the testimonials of the owner', async () => {
    const { all, texts } = await read(edition)
    const testimonials = all('#testimonials figure')
    const written = owners[edition]
    expect(testimonials).toHaveLength(written.length)
    expect(texts('#testimonials blockquote')).toEqual(written.map(({ words }) => words))
    for (const [at, { name, role, picture, ...rest }] of written.entries()) {
      const testimonial = testimonials[at]
      const image = testimonial?.querySelector('img')
      expect(image?.getAttribute('src')).toBe(picture)
      if (picture) expect(image?.getAttribute('alt')).toContain(name)
      const caption = textOf(testimonial?.querySelector('figcaption'))
      expect(caption).toMatch(new RegExp(`${RegExp.escape(name)}\\s*${RegExp.escape(role)}$`))
      if ('stars' in rest) expect(caption).toContain(`${rest.stars} de 5 estrelas`)
    }
  })

  it('R-A11-09 shows them in a labeled region that hydrates', async () => {
    const { document, all } = await read(edition)
    const [region] = all('#testimonials [aria-roledescription][aria-labelledby]')
    expect(region?.getAttribute('aria-roledescription')).toBe(edition === 'us' ? 'carousel' : 'carrossel')
    const label = document.getElementById(region?.getAttribute('aria-labelledby') ?? '')
    expect(textOf(label)).toContain(edition === 'us' ? 'What clients say' : 'Palavra de quem já contratou')
    expect(region?.querySelectorAll('[data-hydrates]').length).toBeGreaterThan(0)
  })

  it('R-USH-10 R-BRH-31 links to its legal pages in the footer', async () => {
    const { all } = await read(edition)
    for (const href of f.legal) expect(all(`footer a[href="${href}"]`)).toHaveLength(1)
  })

  it('R-GEN-02 R-GEN-18 has its language, title and description', async () => {
    const { document } = await read(edition)
    expect(document.documentElement.lang).toBe(edition === 'us' ? 'en-US' : 'pt-BR')
    const metaOf = ({ document: { head } }: { document: Document }) => [
      textOf(head.querySelector('title')),
      head.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]
    const other = metaOf(await read(edition === 'us' ? 'br' : 'us'))
    for (const [index, part] of metaOf({ document }).entries()) {
      expect(part.length).toBeGreaterThan(20)
      expect(part).not.toBe(other[index])
    }
  })

  it('R-USH-13 R-BRH-09 R-USH-26 R-USH-27 R-BRH-33 R-GEN-20 in a wide window its pictures alternate, the banner covers no promise, and its text is the same after hydration', async () => {
    const page = await visit(f.path, { viewport: { width: 1280, height: 800 } })
    const text = await page.locator('main').innerText()
    const sides = await page.locator('#services article').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { left = 0, right = 0 } = block.querySelector('img')?.getBoundingClientRect() ?? {}
        return left + right < innerWidth ? 'left' : 'right'
      }),
    )
    expect(sides).toEqual(['left', 'right', 'left', 'right', 'left', 'right'])
    expect(await sunAndFigures(page)).toEqual({
      sun: 'whole, clear of letter and figures',
      numbers: 'on one line',
    })
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Without the banner, all of the window.
      const top = banner[edition]
        ? ((await page.locator('dialog[data-banner]').boundingBox())?.y ?? 0)
        : height
      const ends = await page.locator('#home li').evaluateAll((promises) =>
        promises.map((promise) => {
          const words = document.createRange()
          words.selectNodeContents(promise)
          return words.getBoundingClientRect().bottom
        }),
      )
      expect(ends).toHaveLength(3)
      expect(Math.max(...ends)).toBeLessThanOrEqual(top)
    }
    await hydrated(page)
    // The conversation with the agent begins when the visitor touches it.
    await page
      .locator('.agent-log, .agent-send')
      .evaluateAll((parts) => parts.forEach((part) => void part.remove()))
    expect(await page.locator('main').innerText()).toBe(text)
  })

  it('R-A11-16 R-GEN-06 R-A11-09 is fully readable on a phone without script, and the carousel has no buttons', async () => {
    // Reduced motion: all of the page is laid out at once, and text is read from what is laid out.
    const page = await visit(f.path, { javaScriptEnabled: false, ...phone, reducedMotion: 'reduce' })
    expect(await page.locator('main').innerText()).toContain(owners[edition][0]?.name)
    for (const text of await page.locator('main > *').allInnerTexts())
      expect(text.trim().length).toBeGreaterThan(5)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const list = scrollerOf(page)
    for (const testimonial of await list.locator('li').all()) {
      await testimonial.scrollIntoViewIfNeeded()
      const [box, frame] = [await testimonial.boundingBox(), await list.boundingBox()]
      expect(Math.abs((box?.x ?? -1) - (frame?.x ?? 0))).toBeLessThan(2)
      expect(await testimonial.locator('blockquote').innerText()).toMatch(/\w{3}/)
    }
    expect(await carouselOf(page).getByRole('button').count()).toBe(0)
  })
})
describe.each(['us', 'br'] as const)('the home of %s on a phone', (edition) => {
  it('R-USH-12 R-USH-13 R-USH-14 R-BRH-06 R-BRH-09 is less than 11,400 px long: services, highlights and packages scroll horizontally, also by keyboard', async () => {
    const page = await visit(homes[edition].path, { ...phone, reducedMotion: 'reduce' })
    const [tall, wide] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return [scrollHeight, scrollWidth - innerWidth]
    })
    expect(tall).toBeLessThan(11_400)
    expect(wide).toBeLessThanOrEqual(0)
    // What is above the founder's quote belongs to it, not to the portrait.
    const [above, below] = await page.locator('#about figure').evaluate((quote) => {
      const title = quote.previousElementSibling as Element
      const portrait = title.parentElement?.previousElementSibling as Element
      const { top, bottom } = title.getBoundingClientRect()
      return [top - portrait.getBoundingClientRect().bottom, quote.getBoundingClientRect().top - bottom]
    })
    expect(above).toBeGreaterThanOrEqual(40)
    expect(below).toBeLessThanOrEqual(16)
    const rails = page.locator('.rail')
    expect(await rails.count()).toBe(3)
    for (const rail of await rails.all()) {
      const name = await rail.evaluate((box) =>
        document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent?.trim(),
      )
      expect(name).toMatch(/\w{3}/)
      await rail.focus()
      const places: number[] = await rail.evaluate((box) => {
        const cards = [...box.querySelectorAll(':scope > article, :scope > ul > li')]
        return cards.map((card) => {
          card.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' })
          const { left, right, width } = card.getBoundingClientRect()
          // Each card can be scrolled fully into view, with part of the next one visible.
          return left >= 0 && right <= innerWidth && width < innerWidth * 0.9 ? 1 : 0
        })
      })
      expect(places.length).toBeGreaterThanOrEqual(3)
      expect(places).not.toContain(0)
      await rail.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }))
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => rail.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    }
    // A list that does not scroll is not focusable.
    await page.setViewportSize({ width: 1280, height: 800 })
    await rails.first().focus()
    expect(await rails.first().evaluate((box) => box === document.activeElement)).toBe(false)
    expect(await rails.first().locator('h3').first().isVisible()).toBe(true)
  })
})
