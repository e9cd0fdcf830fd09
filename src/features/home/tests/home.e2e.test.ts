import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { advanceClock, flushReact, installClock, stopClock } from '~tests/e2e/site/clock'
import { served, textOf } from '~tests/e2e/site/served'
import {
  desktop,
  holdRequests,
  hydrated,
  islandsReady,
  newVisitor,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'

const homes = {
  us: {
    path: '/us',
    contact: 'contact',
    every: 4000,
    headings: ['AI does the legwork', 'What clients say', `About ${site.brand}`],
    hero: [
      ['Start with a Free Strategic Plan', '#contact-form'],
      ['See Packages', '#packages'],
    ],
    proof: ['Guaranteed Results in 30 Days', 'Reply within 24 hours', '300% average growth'],
    figures: [/500\+\s+clients/, /98%\s+satisfaction/, /97%\s+success rate/, /24\/7\s+support/],
    about: [/\bAI\b/, /strategy|plan/i, /small businesses and creators/i],
    years: /over six years of experience/i,
    founder: `Founder of ${site.brand}`,
    grown: /conversion rate rose 340% in 3 months/,
    position: (n: number) => `Testimonial ${n} of 3`,
    pause: 'Pause the rotation',
    play: 'Start the rotation',
    more: /^Learn more about/,
    legal: ['/privacy-policy', '/terms-of-service'],
  },
  br: {
    path: '/br',
    contact: 'contato',
    every: 5000,
    headings: [
      'A máquina acelera',
      'Quem trabalha com a gente conta',
      'Tudo isto pode sair da sua mesa',
      'Sobre Nós',
      'Nossa Empresa',
      'Nossa Liderança',
    ],
    hero: [
      ['Comece com um Plano Estratégico Gratuito', '#contato'],
      ['Ver Pacotes', '#packages'],
    ],
    proof: ['Resultados Garantidos em 30 Dias', 'Resposta em até 24 horas', 'gratuita de 30 minutos'],
    figures: [/500\+\s+projetos concluídos/, /97%\s+de taxa de sucesso/, /suporte\s+24\/7/i],
    about: [/\bIA\b/, /estratégi/i, /pequenas empresas e criadores/i],
    years: /mais de seis anos de experiência/i,
    founder: `Fundador da ${site.brand}`,
    grown: /conversão subiu 340% em 3 meses/,
    position: (n: number) => `Depoimento ${n} de 3`,
    pause: 'Pausar a rotação',
    play: 'Retomar a rotação',
    more: /^Saiba mais sobre/,
    legal: ['/privacy-policy-br', '/terms-of-service-br'],
  },
} as const

const slugs = [
  'ai-photo-service',
  'ai-agent-automation',
  'ad-management',
  'social-media-management',
  'website-design-build',
  'youtube-editing',
]

const carouselOf = (page: Page) => page.locator('#testimonials [aria-roledescription]').first()
const scrollerOf = (page: Page) => carouselOf(page).locator('ul')
/** Number of the visible testimonial, from the scroll position of its list. */
const shown = (page: Page) =>
  scrollerOf(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1)
const pageTop = (page: Page) => page.evaluate(() => scrollY)
const pointerOut = (page: Page) => page.mouse.move(2, 2)

/** Opens a home with the carousel in view and hydrated, the pointer outside, and a stopped clock. */
async function atCarousel(edition: 'us' | 'br', options: VisitOptions = {}) {
  const page = await newVisitor({ allow: /./, ...options })
  await installClock(page)
  await pointerOut(page)
  await page.goto(origin + homes[edition].path)
  await scrollerOf(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // It hydrates when it comes near the viewport.
  await islandsReady(page, '#testimonials [data-island]')
  await stopClock(page)
  return {
    page,
    /** Expects the carousel to turn exactly after its full interval. */
    async turnsTo(next: number) {
      const now = await shown(page)
      await advanceClock(page, homes[edition].every - 1)
      expect(await shown(page)).toBe(now)
      await advanceClock(page, 1)
      await expect.poll(() => shown(page)).toBe(next)
      await flushReact(page)
    },
    async staysAt(place: number) {
      await flushReact(page)
      await advanceClock(page, homes[edition].every * 3)
      expect(await shown(page)).toBe(place)
    },
  }
}

const following = (place: number) => (place % 3) + 1

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
    expect(parts).toEqual(['header', 'main', 'footer', 'dialog'])
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
    // Each figure is on a line of its own.
    const claims = texts('#about ul > li').map((claim) => claim.replace(/([%+7])(\p{L})/gu, '$1 $2'))
    expect(claims).toHaveLength(f.figures.length)
    for (const [index, figure] of f.figures.entries()) expect(claims[index]).toMatch(figure)
    expect(texts('#about').join()).toMatch(f.years)
    expect(all('#about figure blockquote')).toHaveLength(1)
    expect(texts('#about figcaption')).toEqual([f.founder])
    const pictures = all('#about img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')])
    expect(pictures).toContainEqual(['/people/founder.svg', expect.stringMatching(/\w/)])
    if (edition === 'br')
      expect(pictures).toContainEqual([expect.any(String), expect.stringContaining(`Logo da ${site.brand}`)])
  })

  it('R-USH-12 R-BRH-06 R-DAT-09 has three highlights of three features', async () => {
    const { all } = await read(edition)
    const highlights = all(`#${edition === 'us' ? 'services' : 'approach'} .rail > ul > li`)
    expect(highlights).toHaveLength(3)
    for (const highlight of highlights) {
      expect(highlight.querySelectorAll('h3')).toHaveLength(1)
      expect(highlight.querySelectorAll('p')).toHaveLength(1)
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

  it('R-GEN-15 R-USH-21 R-BRH-08 R-DAT-06 R-A11-13 has three testimonials, one of them with the 340% figure', async () => {
    const { all, texts } = await read(edition)
    const testimonials = all('#testimonials figure')
    expect(testimonials).toHaveLength(3)
    expect(texts('#testimonials blockquote').filter((quote) => f.grown.test(quote))).toHaveLength(1)
    for (const testimonial of testimonials) {
      expect(testimonial.querySelector('img')?.getAttribute('alt')).toBeTruthy()
      expect(
        testimonial.querySelectorAll('figcaption > span, figcaption > span > span').length,
      ).toBeGreaterThanOrEqual(2)
      if (edition === 'br') expect(textOf(testimonial)).toContain('5 de 5 estrelas')
    }
  })

  it('R-A11-09 shows them in a labeled region that hydrates', async () => {
    const { document, all } = await read(edition)
    const [region] = all('#testimonials [aria-roledescription][aria-labelledby]')
    expect(region?.getAttribute('aria-roledescription')).toBe(edition === 'us' ? 'carousel' : 'carrossel')
    const label = document.getElementById(region?.getAttribute('aria-labelledby') ?? '')
    expect(textOf(label)).toContain(edition === 'us' ? 'What clients say' : 'Quem trabalha')
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
      const top = (await page.locator('dialog[data-banner]').boundingBox())?.y ?? 0
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
    expect(await (await hydrated(page)).locator('main').innerText()).toBe(text)
  })

  it('R-A11-16 R-GEN-06 R-A11-09 is fully readable on a phone without script, and the carousel has no buttons', async () => {
    const page = await visit(f.path, { javaScriptEnabled: false, ...phone })
    expect(await page.locator('main').innerText()).toMatch(/340%/)
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
  it('R-USH-12 R-USH-13 R-USH-14 R-BRH-06 R-BRH-09 is less than 11,100 px long: services, highlights and packages scroll horizontally, also by keyboard', async () => {
    const page = await visit(homes[edition].path, { ...phone, reducedMotion: 'reduce' })
    const [tall, wide] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return [scrollHeight, scrollWidth - innerWidth]
    })
    expect(tall).toBeLessThan(11_100)
    expect(wide).toBeLessThanOrEqual(0)
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

describe.each(['us', 'br'] as const)('the testimonials of %s', (edition) => {
  const f = homes[edition]
  const rows = { us: 'R-TIM-01 R-USH-22', br: 'R-TIM-02 R-BRH-07' }[edition]

  it(`${rows} turn at their interval, wrap around, pause on hover and never scroll the page`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition)
    const top = await pageTop(page)
    let place = await shown(page)
    // Part of the interval has already passed, so timing is checked from the first turn on.
    await advanceClock(page, f.every)
    await expect.poll(() => shown(page)).toBe(following(place))
    await flushReact(page)
    place = following(place)
    for (let turns = 0; turns < 3; turns++) {
      await turnsTo(following(place))
      place = following(place)
    }
    await scrollerOf(page).hover()
    await staysAt(place)
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(place))
    expect(await pageTop(page)).toBe(top)
  })

  it(`${rows} pause during a touch and continue after it, without an announcement`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition, phone)
    const session = await page.context().newCDPSession(page)
    const box = await scrollerOf(page).boundingBox()
    const finger = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }
    const place = await shown(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await flushReact(page)
    await staysAt(place)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await flushReact(page)
    expect(await carouselOf(page).getByRole('status').innerText()).toBe('')
    await turnsTo(following(place))
  })

  it(`${rows} R-A11-09 follow clicks and swipes, pause on keyboard focus and stop with the pause button`, async () => {
    const { page, turnsTo, staysAt } = await atCarousel(edition)
    const press = async (name: string) => {
      await carouselOf(page).getByRole('button', { name, exact: true }).click()
      await flushReact(page)
    }
    if (edition === 'us') {
      let place = await shown(page)
      for (const [name, by] of [
        ['Previous testimonial', 2],
        ['Next testimonial', 1],
        ['Next testimonial', 1],
        ['Next testimonial', 1],
      ] as const) {
        await press(name)
        place = ((place + by - 1) % 3) + 1
        expect(await shown(page)).toBe(place)
      }
    }
    if (edition === 'br')
      for (const dot of [2, 1, 3]) {
        await press(f.position(dot))
        expect(await shown(page)).toBe(dot)
        const current = carouselOf(page).locator('[aria-current=true]')
        expect(await current.getAttribute('aria-label')).toBe(f.position(dot))
      }
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(await shown(page)))

    const status = carouselOf(page).getByRole('status')
    expect(await status.innerText()).toBe('')
    let place = await shown(page)
    await page.keyboard.press('Tab')
    await carouselOf(page).getByRole('button', { name: f.pause }).focus()
    await staysAt(place)
    expect(await status.innerText()).toBe(f.position(place))
    for (const [key, by] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 2],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key)
      await flushReact(page)
      place = ((place + by - 1) % 3) + 1
      expect(await shown(page)).toBe(place)
      expect(await status.innerText()).toBe(f.position(place))
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await flushReact(page)
    await turnsTo(following(place))
    place = following(place)
    // Arrow keys pressed outside the carousel do not move it.
    await page.keyboard.press('ArrowRight')
    await flushReact(page)
    expect(await shown(page)).toBe(place)

    // After a swipe they continue from the new position.
    await scrollerOf(page).evaluate(
      (list, index) =>
        new Promise((resolve) => {
          list.addEventListener('scroll', resolve, { once: true })
          list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' })
        }),
      following(place) - 1,
    )
    await flushReact(page)
    await turnsTo(following(following(place)))
    place = following(following(place))

    await press(f.pause)
    await pointerOut(page)
    await staysAt(place)
    await press(f.play)
    await pointerOut(page)
    await flushReact(page)
    await turnsTo(following(place))
  })
})

it('R-A11-05 R-A11-09 testimonials do not rotate with reduced motion, and their buttons still work', async () => {
  const { page, staysAt } = await atCarousel('us', { reducedMotion: 'reduce' })
  await staysAt(1)
  expect(await carouselOf(page).getByRole('button', { name: homes.us.play }).isVisible()).toBe(true)
  await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click()
  await flushReact(page)
  expect(await shown(page)).toBe(2)
})

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top)

/** Distance in pixels between a section's top and its expected offset; `expectAt` polls until it is below 2. */
const distance = async (page: Page, id: string, offset: number) => Math.abs((await topOf(page, id)) - offset)
const expectAt = (page: Page, id: string, offset: number) =>
  expect.poll(() => distance(page, id, offset), { timeout: 10_000 }).toBeLessThan(2)

/** Waits until the main thread is idle and two frames are drawn. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )

/** Sets the fragment from the top of the page. @returns the number of scroll positions until the scroll ends */
async function scrollSteps(page: Page, id: string): Promise<number> {
  await page.evaluate(() => {
    history.replaceState(history.state, '', location.pathname)
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await atRest(page)
  return page.evaluate(
    (fragment) =>
      new Promise<number>((resolve) => {
        const places = new Set<number>()
        addEventListener('scroll', () => places.add(scrollY))
        addEventListener('scrollend', () => resolve(places.size), { once: true })
        location.hash = fragment
      }),
    id,
  )
}

const anchors = [
  ['R-USH-09 R-TIM-07', '/us', 'contact', 150],
  ['R-BRH-02 R-BRH-03 R-TIM-05 R-TIM-07', '/br', 'contato', 150],
  ['R-USH-06 R-TIM-06 R-NAV-17', '/us', 'contact-form', 80],
] as const

describe.each(anchors)('%s: %s#%s', (_, path, id, offset) => {
  it('is right under the header on load on a phone', async () => {
    const page = await visit(`${path}#${id}`, { ...phone, reducedMotion: 'reduce' })
    await expectAt(page, id, offset)
    await hydrated(page)
    await expectAt(page, id, offset)
    await atRest(page)
    expect(await distance(page, id, offset)).toBeLessThan(2)
  })

  it('is there on load on a desktop; scrolling to it is smooth, and instant with reduced motion', async () => {
    const page = await hydrated(await visit(`${path}#${id}`, { ...desktop, reducedMotion: 'reduce' }))
    await expectAt(page, id, offset)
    await atRest(page)
    expect(await distance(page, id, offset)).toBeLessThan(2)

    expect(await scrollSteps(page, id)).toBe(1)
    expect(await distance(page, id, offset)).toBeLessThan(2)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await scrollSteps(page, id)).toBeGreaterThan(2)
    await expectAt(page, id, offset)
  })
})

it('R-USH-06 R-USH-09 R-BRH-02 each is there without script, too', async () => {
  const page = await newVisitor({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    allow: /./,
  })
  for (const [, path, id, offset] of anchors) {
    await page.goto(`${origin}${path}#${id}`)
    await expectAt(page, id, offset)
  }
})

it('R-USH-09 R-BRH-03 does not scroll back a reader who scrolls away during hydration', async () => {
  const page = await newVisitor({ allow: /./, reducedMotion: 'reduce' })
  await page.clock.install()
  const release = await holdRequests(page, '**/assets/hydrate*')
  await page.goto(`${origin}/br#contato`)
  await expectAt(page, 'contato', 150)
  // Past the point at which the page corrects its own scroll position.
  await page.clock.runFor(300)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  release()
  await hydrated(page)
  await page.clock.runFor(1000)
  await atRest(page)
  expect(await pageTop(page)).toBe(0)
})

it.each([
  ['/br', 'contato', 100],
  ['/us', 'contact', 0],
])('R-BRH-03 R-TIM-05 R-USH-09 %s#%s waits %i ms before it scrolls', async (path, id, delay) => {
  const page = await visit(path, { reducedMotion: 'reduce' })
  await installClock(page)
  await stopClock(page)
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, id)
  await flushReact(page)
  if (delay) {
    await advanceClock(page, delay - 1)
    expect(await pageTop(page)).toBe(0)
  }
  await advanceClock(page, 1)
  await expectAt(page, id, 150)
})

it.each([
  ['/us', 'contact-form'],
  ['/br', 'contato'],
])(
  'R-NAV-17 R-BRH-02 R-BRH-32 every main action of %s scrolls to the form on a phone',
  async (path, anchor) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
    const links = page.locator(`a[href="#${anchor}"]`)
    expect(await links.count()).toBeGreaterThanOrEqual(4)
    const name = page.locator('form[action="/contact"] [name=name]')
    for (const afterHydration of [false, true]) {
      if (afterHydration) await hydrated(page)
      // Before hydration, clicks on links with a prefilled message are queued: see firstTaps.test.ts.
      for (const link of await (afterHydration
        ? links
        : links.and(page.locator(':not([data-hydrates])'))
      ).all()) {
        await page.evaluate(() => {
          history.replaceState(history.state, '', location.pathname)
          scrollTo({ top: 0, behavior: 'instant' })
        })
        await link.evaluate((one: HTMLAnchorElement) => one.click())
        await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeLessThan(700)
        expect((await name.boundingBox())?.y).toBeGreaterThan(72)
      }
    }
    // From another page, too.
    await page.goto(`${origin}/launch${path.replace('/', '-')}`)
    const plan = page.locator('#menu-drawer').locator(`a[href="${path}#${anchor}"]`)
    expect(await plan.count()).toBe(2)
    await plan.last().evaluate((one: HTMLAnchorElement) => one.click())
    await page.waitForURL(`**${path}#${anchor}`)
    await expect.poll(async () => (await name.boundingBox())?.y ?? 9999).toBeLessThan(700)
  },
)
