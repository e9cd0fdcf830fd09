import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers, desktop, hydrated, origin, phone, type VisitOptions, visit } from './visit'

const homes = {
  us: {
    path: '/us',
    contact: 'contact',
    every: 4000,
    headings: ['AI does the legwork', 'What clients say', 'About Alvora'],
    hero: [
      ['Start with a Free Strategic Plan', '#contact-form'],
      ['See Packages', '#packages'],
    ],
    proof: ['Guaranteed Results in 30 Days', 'Reply within 24 hours', '300% average growth'],
    figures: [/500\+\s+clients/, /98%\s+satisfaction/, /97%\s+success rate/, /24\/7\s+support/],
    years: /over six years of experience/i,
    founder: 'Founder of Alvora',
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
      'Você cuida do negócio',
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
    years: /mais de seis anos de experiência/i,
    founder: 'Fundador da Alvora',
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
/** The number of the testimonial in view, from where its list is scrolled to. */
const shown = (page: Page) =>
  scrollerOf(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1)
const pageTop = (page: Page) => page.evaluate(() => scrollY)

/** The carousel in view and awake, the pointer elsewhere. With `clock`, its time is in the test's hand. */
async function atCarousel(edition: 'us' | 'br', { clock, ...options }: VisitOptions & { clock?: true } = {}) {
  const page = await visit('/favicon.svg', { allow: /./, ...options })
  if (clock) await page.clock.install()
  await page.mouse.move(2, 2)
  await page.goto(origin + homes[edition].path)
  await scrollerOf(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = await pageTop(page)
  // It wakes the page because it comes near, and that moves nothing.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.waitForTimeout(100)
  expect(await pageTop(page)).toBe(top)
  return page
}

const pointerOut = (page: Page) => page.mouse.move(2, 2)

describe.each(['us', 'br'] as const)('the home of %s', (edition) => {
  const f = homes[edition]

  it('R-USH-01 R-BRH-04 has its sections in their order', async () => {
    const page = await visit(f.path)
    const orders = {
      us: ['home', 'services', 'packages', 'addons', 'testimonials', 'about', 'contact', 'contact-form'],
      br: ['home', 'approach', 'testimonials', 'services', 'packages', 'addons', 'about', 'contato'],
    }
    const order: string[] = orders[edition]
    const found = await page.evaluate(
      (ids) => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ids.includes(id)),
      order,
    )
    expect(found).toEqual(order)
    const landmarks = await page.evaluate(() =>
      [...document.querySelectorAll('body header[data-bar], main, footer')].map(({ tagName }) => tagName),
    )
    expect(landmarks.filter((name) => name !== 'HEADER')).toEqual(['MAIN', 'FOOTER'])
  })

  it('R-USH-02 R-BRH-05 R-NAV-16 answers to its anchors, each there once', async () => {
    const page = await visit(f.path)
    const anchors = ['home', 'services', 'packages', 'addons', 'booster', 'about', f.contact]
    if (edition === 'us') anchors.push('contact-form')
    for (const id of anchors) expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1)
  })

  it('R-USH-11 R-GEN-01 R-GEN-05 R-DAT-09 opens with a promise and two ways on', async () => {
    const page = await hydrated(await visit(f.path))
    const hero = page.locator('#home')
    expect((await hero.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(10)
    for (const [name, href] of f.hero)
      expect(await hero.getByRole('link', { name }).getAttribute('href')).toBe(href)
    for (const heading of f.headings)
      expect(await page.locator('main').getByRole('heading', { name: heading }).count(), heading).toBe(1)
  })

  it('R-GEN-08 R-GEN-09 R-GEN-13 R-GEN-17 R-TIM-16 proves it under the horizon', async () => {
    const page = await hydrated(await visit(f.path))
    const proof = await page.locator('#home ul > li').allInnerTexts()
    expect(proof).toHaveLength(3)
    for (const [index, claim] of f.proof.entries()) expect(proof[index]).toContain(claim)
    expect(await page.locator('#home').innerText()).toMatch(/30.minute|30 minutos/)
  })

  it('R-GEN-10 R-GEN-11 R-GEN-12 R-GEN-14 R-GEN-16 R-USH-23 R-BRH-24 R-BRH-25 R-BRH-26 R-BRH-27 X-20 X-26 tells of company and founder', async () => {
    const page = await hydrated(await visit(f.path))
    const about = page.locator('#about')
    const claims = (await about.locator('ul > li').allInnerTexts()).map((claim) => claim.trim())
    expect(claims).toHaveLength(f.figures.length)
    const texts = await about.locator('ul > li').allTextContents()
    for (const [index, figure] of f.figures.entries())
      expect(`${claims[index]} ${texts[index]}`.replace(/([%+7])(\p{L})/gu, '$1 $2')).toMatch(figure)
    expect(await about.innerText()).toMatch(f.years)
    expect(await about.locator('figure blockquote').count()).toBe(1)
    expect(await about.locator('figcaption').innerText()).toBe(f.founder)
    expect(await about.locator('img[src="/people/founder.svg"]').getAttribute('alt')).toBeTruthy()
    if (edition === 'br') expect(await about.getByRole('img', { name: /Logo da Alvora/ }).count()).toBe(1)
  })

  it('R-USH-12 R-BRH-06 R-DAT-09 has three highlights of three features', async () => {
    const page = await hydrated(await visit(f.path))
    const list = page.locator(edition === 'us' ? '#services > div > ul' : '#approach > div > ul')
    const highlights = list.locator('> li')
    expect(await highlights.count()).toBe(3)
    for (const highlight of await highlights.all()) {
      expect(await highlight.getByRole('heading', { level: 3 }).count()).toBe(1)
      expect(await highlight.locator('p').count()).toBe(1)
      expect(await highlight.locator('ul > li').count()).toBe(3)
    }
  })

  it('R-USH-13 R-BRH-09 R-DAT-07 has six services on alternating sides, each leading to its page', async () => {
    const page = await hydrated(await visit(f.path))
    const blocks = await page.locator('#services article').all()
    expect(blocks).toHaveLength(6)
    for (const [index, block] of blocks.entries()) {
      expect(await block.getByRole('heading', { level: 3 }).count()).toBe(1)
      expect(await block.locator('li').count()).toBe(3)
      const picture = block.locator('img')
      expect(await picture.getAttribute('alt')).toBeTruthy()
      expect(await picture.getAttribute('loading')).toBe('lazy')
      const link = block.getByRole('link', { name: f.more })
      expect(await link.getAttribute('href')).toBe(`/${slugs[index]}-${edition}`)
      const left = await picture.evaluate((image) => image.getBoundingClientRect().left)
      const words = await block.locator('h3').evaluate((title) => title.getBoundingClientRect().left)
      expect(left < words, `picture of block ${index + 1} on the left`).toBe(index % 2 === 0)
    }
  })

  it('R-GEN-15 R-USH-21 R-BRH-08 R-DAT-06 R-A11-13 lets three clients speak, one of them of 340%', async () => {
    const page = await hydrated(await visit(f.path))
    const voices = carouselOf(page).locator('figure')
    expect(await voices.count()).toBe(3)
    const quotes = await voices.locator('blockquote').allTextContents()
    expect(quotes.filter((quote) => f.grown.test(quote))).toHaveLength(1)
    for (const voice of await voices.all()) {
      expect(await voice.locator('img').getAttribute('alt')).toBeTruthy()
      expect(
        await voice.locator('figcaption > span, figcaption > span > span').count(),
      ).toBeGreaterThanOrEqual(2)
      if (edition === 'br') expect(await voice.textContent()).toContain('5 de 5 estrelas')
    }
  })

  it('R-USH-10 R-BRH-31 links its legal pages at the end', async () => {
    const page = await visit(f.path)
    for (const href of f.legal)
      expect(await page.getByRole('contentinfo').locator(`a[href="${href}"]`).count()).toBe(1)
  })

  it('R-GEN-02 R-GEN-18 says its language, and a title and description of its own', async () => {
    const [here, there] = await Promise.all(
      [f.path, edition === 'us' ? '/br' : '/us'].map(async (path) => (await fetch(origin + path)).text()),
    )
    const parts = (page = '') => [
      page.match(/<title>([^<]+)/)?.[1],
      page.match(/name="description" content="([^"]+)/)?.[1],
    ]
    expect(here).toContain(`<html lang="${edition === 'us' ? 'en-US' : 'pt-BR'}"`)
    for (const [index, part] of parts(here).entries()) {
      expect(part?.length).toBeGreaterThan(20)
      expect(part).not.toBe(parts(there)[index])
    }
  })
})

describe.each(['us', 'br'] as const)('the testimonials of %s', (edition) => {
  const f = homes[edition]
  const later = { us: 'R-TIM-01 R-USH-22', br: 'R-TIM-02 R-BRH-07' }[edition]

  it(`${later} turn by themselves at their time, begin again after the last and never move the page`, async () => {
    const page = await atCarousel(edition)
    const top = await pageTop(page)
    const turns = await scrollerOf(page).evaluate(
      (list) =>
        new Promise<[place: number, at: number][]>((resolve) => {
          const seen: [number, number][] = []
          const place = () => Math.round(list.scrollLeft / list.clientWidth) + 1
          let last = place()
          const look = () => {
            if (place() !== last) {
              last = place()
              seen.push([last, performance.now()])
            }
            if (seen.length === 4) resolve(seen)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    expect(turns.map(([place]) => place)).toEqual([2, 3, 1, 2])
    for (const [index, [, at]] of turns.entries())
      if (index) expect(Math.abs(at - (turns[index - 1]?.[1] ?? 0) - f.every)).toBeLessThan(300)
    expect(await pageTop(page)).toBe(top)
  })

  it(`${later} R-A11-09 rest while the pointer is over them and go on when it leaves`, async () => {
    const page = await atCarousel(edition, { clock: true })
    await scrollerOf(page).hover()
    await page.clock.fastForward(f.every * 3)
    expect(await shown(page)).toBe(1)
    await pointerOut(page)
    await page.clock.fastForward(f.every - 2500)
    expect(await shown(page)).toBe(1)
    await page.clock.fastForward(2600)
    expect(await shown(page)).toBe(2)
  })

  it('R-A11-09 rest while the keyboard is in them, and say then where one is', async () => {
    const page = await atCarousel(edition, { clock: true })
    const status = carouselOf(page).getByRole('status')
    expect(await status.innerText()).toBe('')
    await page.keyboard.press('Tab')
    await carouselOf(page).getByRole('button', { name: f.pause }).focus()
    await page.clock.fastForward(f.every * 3)
    expect(await shown(page)).toBe(1)
    expect(await status.innerText()).toBe(f.position(1))
    await page.keyboard.press('ArrowRight')
    expect(await shown(page)).toBe(2)
    expect(await status.innerText()).toBe(f.position(2))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await shown(page)).toBe(3)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.clock.fastForward(f.every + 100)
    expect(await shown(page)).toBe(1)
    // From outside the arrows are not theirs.
    await page.keyboard.press('ArrowRight')
    expect(await shown(page)).toBe(1)
  })

  it('R-A11-09 stop and start at the press of their button', async () => {
    const page = await atCarousel(edition, { clock: true })
    await carouselOf(page).getByRole('button', { name: f.pause }).click()
    await pointerOut(page)
    await page.clock.fastForward(f.every * 3)
    expect(await shown(page)).toBe(1)
    await carouselOf(page).getByRole('button', { name: f.play }).click()
    await pointerOut(page)
    await page.clock.fastForward(f.every + 100)
    expect(await shown(page)).toBe(2)
  })

  it('R-A11-05 R-A11-09 do not turn where less motion is wanted, and still answer', async () => {
    const page = await atCarousel(edition, { clock: true, reducedMotion: 'reduce' })
    await page.clock.fastForward(f.every * 3)
    expect(await shown(page)).toBe(1)
    expect(await carouselOf(page).getByRole('button', { name: f.play }).isVisible()).toBe(true)
    const other = edition === 'us' ? 'Next testimonial' : f.position(2)
    await carouselOf(page).getByRole('button', { name: other }).click()
    expect(await shown(page)).toBe(2)
  })

  it('follow a reader who swipes, and go on from there', async () => {
    const page = await atCarousel(edition, { clock: true })
    await scrollerOf(page).evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
    await page.waitForTimeout(200)
    await page.clock.fastForward(f.every + 100)
    expect(await shown(page)).toBe(3)
  })

  it('R-A11-09 are a labelled region', async () => {
    const page = await atCarousel(edition)
    const region = page.getByRole('region', { name: edition === 'us' ? 'What clients say' : 'Quem trabalha' })
    expect(await region.getAttribute('aria-roledescription')).toBe(
      edition === 'us' ? 'carousel' : 'carrossel',
    )
    expect(await region.locator('[data-wakes]').count()).toBeGreaterThan(0)
  })

  it('R-A11-16 can all be read without script, and no dead button stands beside them', async () => {
    const page = await visit(f.path, { javaScriptEnabled: false })
    const list = scrollerOf(page)
    for (const voice of await list.locator('li').all()) {
      await voice.scrollIntoViewIfNeeded()
      const [box, frame] = [await voice.boundingBox(), await list.boundingBox()]
      expect(Math.abs((box?.x ?? -1) - (frame?.x ?? 0))).toBeLessThan(2)
      expect(await voice.locator('blockquote').innerText()).toMatch(/\w{3}/)
    }
    for (const button of await carouselOf(page).getByRole('button').all())
      expect(await button.isVisible()).toBe(false)
  })
})

it('R-USH-22 the carousel goes both ways, around the ends', async () => {
  const page = await atCarousel('us')
  const press = (name: string) => carouselOf(page).getByRole('button', { name }).click()
  await press('Previous testimonial')
  expect(await shown(page)).toBe(3)
  await press('Next testimonial')
  expect(await shown(page)).toBe(1)
  await press('Next testimonial')
  expect(await shown(page)).toBe(2)
})

it('R-BRH-07 a dot selects its testimonial, which then stands for the whole time', async () => {
  const page = await atCarousel('br', { clock: true })
  const dot = (n: number) => carouselOf(page).getByRole('button', { name: homes.br.position(n) })
  await dot(3).click()
  expect(await shown(page)).toBe(3)
  expect(await dot(3).getAttribute('aria-current')).toBe('true')
  await pointerOut(page)
  await page.clock.fastForward(2500)
  expect(await shown(page)).toBe(3)
  await page.clock.fastForward(2600)
  expect(await shown(page)).toBe(1)
})

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top)

describe.each([
  ['R-USH-09 R-TIM-07', '/us', 'contact', 150],
  ['R-BRH-02 R-BRH-03 R-TIM-05 R-TIM-07', '/br', 'contato', 150],
  ['R-USH-06 R-TIM-06 R-NAV-17', '/us', 'contact-form', 80],
] as const)('%s: %s#%s', (_, path, id, offset) => {
  const atOffset = (page: Page) =>
    expect.poll(async () => Math.abs((await topOf(page, id)) - offset), { timeout: 5000 }).toBeLessThan(2)

  it.each([desktop, phone])('on load it stands %# right under the header', async (device) => {
    const page = await visit(`${path}#${id}`, device)
    await hydrated(page)
    await atOffset(page)
    await page.waitForTimeout(500)
    await atOffset(page)
  })

  it('without script too', async () => {
    const page = await visit(`${path}#${id}`, { javaScriptEnabled: false })
    await page.waitForTimeout(300)
    await atOffset(page)
  })

  it('on a change of the fragment it is scrolled to, smoothly', async () => {
    const page = await hydrated(await visit(path))
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const places = new Set<number>()
          addEventListener('scroll', () => places.add(scrollY))
          setTimeout(() => resolve(places.size), 2500)
        }),
    )
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, id)
    await atOffset(page)
    expect(await seen).toBeGreaterThan(2)
  })

  it('and at once where less motion is wanted', async () => {
    const page = await hydrated(await visit(path, { reducedMotion: 'reduce' }))
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, id)
    await page.waitForTimeout(150)
    expect(Math.abs((await topOf(page, id)) - offset)).toBeLessThan(2)
  })
})

it.each([
  ['/us', 'contact'],
  ['/br', 'contato'],
])('R-USH-09 R-BRH-03 %s#%s lets a reader go who leaves while the page wakes', async (path, id) => {
  const page = await visit('/favicon.svg', { allow: /./ })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/hydrate*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${origin}${path}#${id}`)
  await expect.poll(async () => Math.abs((await topOf(page, id)) - 150), { timeout: 10_000 }).toBeLessThan(2)
  await page.waitForTimeout(300)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  release()
  await hydrated(page)
  await page.waitForTimeout(1000)
  expect(await pageTop(page)).toBe(0)
})

it.each([
  ['/br', 'contato', 100],
  ['/us', 'contact', 0],
])('R-BRH-03 R-TIM-05 R-USH-09 %s#%s waits %i ms before it scrolls', async (path, id, delay) => {
  const page = await visit(path)
  const moved = await page.evaluate(
    (fragment) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        addEventListener('scroll', () => resolve(performance.now() - began), { once: true })
        location.hash = fragment
      }),
    id,
  )
  expect(moved).toBeGreaterThanOrEqual(delay)
  expect(moved).toBeLessThan(delay + 900)
  await expect.poll(async () => Math.abs((await topOf(page, id)) - 150), { timeout: 5000 }).toBeLessThan(2)
})

it.each([
  ['/us', 'contact-form'],
  ['/br', 'contato'],
])('R-NAV-17 R-BRH-02 R-BRH-32 every main action of %s leads a phone to the form', async (path, anchor) => {
  const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
  const links = page.locator(`a[href="#${anchor}"]`)
  expect(await links.count()).toBeGreaterThanOrEqual(4)
  const name = page.locator('form[action="/contact"] [name=name]')
  for (const awake of [false, true]) {
    if (awake) await hydrated(page)
    // While it sleeps, those that script prepares the message for are held: firstTaps.test.ts.
    for (const link of await (awake ? links : links.and(page.locator(':not([data-wakes])'))).all()) {
      await page.evaluate(() => {
        history.replaceState(history.state, '', location.pathname)
        scrollTo({ top: 0, behavior: 'instant' })
      })
      await link.evaluate((one: HTMLAnchorElement) => one.click())
      await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeLessThan(700)
      expect((await name.boundingBox())?.y).toBeGreaterThan(72)
    }
  }
  // From another page too.
  await page.goto(`${origin}/launch${path.replace('/', '-')}`)
  const plan = page.locator('#menu-drawer').locator(`a[href="${path}#${anchor}"]`)
  expect(await plan.count()).toBe(2)
  await plan.last().evaluate((one: HTMLAnchorElement) => one.click())
  await page.waitForURL(`**${path}#${anchor}`)
  await expect.poll(async () => (await name.boundingBox())?.y ?? 9999).toBeLessThan(700)
})

it.each([
  ['/us', 1280, 800],
  ['/us', 1366, 768],
  ['/br', 1280, 800],
  ['/br', 1366, 768],
])(
  'R-USH-26 R-USH-27 R-BRH-33 on %s in a window of %i × %i px the banner covers no promise',
  async (path, width, height) => {
    const page = await visit(path, { viewport: { width, height } })
    const top = (await page.locator('dialog[data-banner]').boundingBox())?.y ?? 0
    for (const promise of await page.locator('#home li').all()) {
      const end = await promise.evaluate((item) => {
        const words = document.createRange()
        words.selectNodeContents(item)
        return words.getBoundingClientRect().bottom
      })
      expect(end).toBeLessThanOrEqual(top)
    }
  },
)

it('R-BRH-22 a request for a quote takes the chosen power-ups to the contact form', async () => {
  const page = await hydrated(await visit('/br'))
  const addOns = page.locator('#addons')
  const cards = addOns.locator('[aria-pressed]')
  const names: string[] = []
  for (const index of [0, 3]) {
    await cards.nth(index).click()
    names.push(
      await cards
        .nth(index)
        .locator('xpath=ancestor::*[.//h3][1]')
        .getByRole('heading', { level: 3 })
        .innerText(),
    )
  }
  await page.getByText('Oferta Especial!').waitFor()
  await page
    .getByRole('link', { name: 'Solicitar Orçamento' })
    .or(page.getByRole('button', { name: 'Solicitar Orçamento' }))
    .click()
  const message = page.locator('#contato textarea[name=message]')
  await expect.poll(() => message.inputValue()).toContain(names[0])
  const text = await message.inputValue()
  for (const part of [...names, 'R$', '15%']) expect(text).toContain(part)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await expect.poll(async () => Math.abs((await topOf(page, 'contato')) - 150)).toBeLessThan(60)
})

it.each([
  ['/us', phone],
  ['/us', desktop],
  ['/br', phone],
  ['/br', desktop],
])('R-A11-01 R-A11-02 R-A11-03 axe finds nothing on %s (%#), asleep or awake', async (path, device) => {
  const page = await visit(path, { ...device, reducedMotion: 'reduce' })
  expect(await barriers(page)).toEqual([])
  await hydrated(page)
  expect(await barriers(page)).toEqual([])
  expect(await page.locator('h1').count()).toBe(1)
})

it.each(['/us', '/br'])('R-GEN-20 %s reads the same before and after script takes over', async (path) => {
  const page = await visit(path)
  const text = () => page.locator('main').innerText()
  const before = await text()
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await text()).toBe(before)
})

it.each(['/us', '/br'])('R-A11-16 R-GEN-06 %s can be read from end to end without script', async (path) => {
  const page = await visit(path, { javaScriptEnabled: false, ...phone })
  expect(await page.locator('main').innerText()).toMatch(/340%/)
  for (const section of await page.locator('main > section').all())
    expect((await section.innerText()).trim().length).toBeGreaterThan(5)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
