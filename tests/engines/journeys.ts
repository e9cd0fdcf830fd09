import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { testimonials } from '~/catalog/owner/testimonials'
import { paidCard, playStudio } from '../e2e/journeys/provider'
import { callFunction } from '../e2e/site/callFunction'
import { openStores } from '../e2e/site/stores'
import { editionNames, words } from '../e2e/site/words'
import { assistant, autofill, translator } from '../e2e/strangers/strangers'
import { phonePhoto } from '../fixtures/photos'
import { slowLine } from './slowLine'
import { desktop, type Engine, phone, type Size, type Target, type Visitor, wait } from './visitor'

const origin = inject('origin')

const contact = {
  us: { send: 'Send Message', sent: 'Message sent successfully!' },
  br: { send: 'Enviar Mensagem', sent: 'Mensagem enviada!' },
} as const

/** Accessible names of the first and third price lists. */
const tiers = {
  us: ['View Pricing Options: AI Studio Portraits', 'View Pricing Options: Animated Event Video'],
  br: ['Ver Opções de Preço: Retratos de estúdio', 'Ver Opções de Preço: Vídeo animado'],
} as const

/** Defines the journeys of buyers and readers in one engine; console errors fail a journey. */
export function journeys(name: string, start: () => Promise<Engine>): void {
  let engine: Engine
  let stores: Awaited<ReturnType<typeof openStores>>
  let visitor: Visitor | undefined
  const folder = mkdtempSync(join(tmpdir(), 'photo-'))
  const photo = join(folder, 'IMG_1.jpg')

  beforeAll(async () => {
    writeFileSync(photo, (await phonePhoto(1, 800, 600)).buffer)
    stores = await openStores()
    engine = await start()
  })
  afterAll(async () => {
    await engine.stop()
    await stores.close()
    rmSync(folder, { recursive: true })
  })
  afterEach(async () => {
    const errors = await visitor?.close()
    visitor = undefined
    expect(errors).toEqual([])
  })

  /** Opens a page as a new visitor and waits for hydration. */
  async function visit(path: string, size: Size = desktop): Promise<Visitor> {
    visitor = await engine.open(size)
    await visitor.goto(origin + path)
    await hydrated(visitor)
    return visitor
  }

  describe(`in ${name}`, () => {
    describe.each(editionNames)('%s', (edition) => {
      const w = words[edition]

      it('R-PAY-01 R-PAY-02 R-UPL-15 R-UPL-26 a buyer pays, sends a photo and sees the confirmation', async () => {
        const page = await visit(edition === 'us' ? w.checkout : w.service)
        if (edition === 'us') {
          await page.type({ css: 'input', name: w.name }, 'Ana Lima')
          await page.type({ css: 'input', name: words.us.email }, 'ana@example.com')
          await page.click({ css: 'button', name: w.pay(w.prices.essential) })
        } else await page.click({ css: 'form[action="/orders"] button' })
        await page.follow()
        await arrivesAt(page, '/__sandbox/checkout/')
        if (edition === 'br') await page.type({ css: '[type=email]' }, 'ana@example.com')
        await page.click({ css: 'button', name: 'Pay' })
        await arrivesAt(page, w.upload)
        await hydrated(page)
        const session = await page.evaluate(
          () => new URLSearchParams(location.search).get('session_id') ?? '',
        )
        await page.upload({ css: 'input[type=file]' }, photo)
        await shows(page, 'IMG_1.jpg')
        await page.click({ css: 'button:enabled', name: w.send })
        await arrivesAt(page, w.thanks)
        await shows(page, w.sent)
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(w.lang)
        expect(
          await stores.rows('SELECT status, edition FROM orders WHERE provider_session_id = ?', session),
        ).toMatchObject([{ status: 'photos_received', edition }])
        // The engine re-encoded the photo: upright, and without the phone's metadata.
        const [key = ''] = await stores.keys(`${session}/`)
        const { width, height, exif, orientation } = await sharp(await stores.bytes(key)).metadata()
        expect({ width, height, exif, orientation }).toEqual({
          width: 600,
          height: 800,
          exif: undefined,
          orientation: undefined,
        })
      })

      it('R-PAY-01 R-PRC-03 R-COE-10 a translator, an assistant and a silent filler do not affect a purchase', async () => {
        /** Installs translator and assistant; the translator keeps the original texts. */
        const letIn = async () => {
          await page.evaluate(translator, { delays: [0, 300], mark: '' })
          await page.evaluate(assistant)
        }
        const page = await visit(w.checkout)
        await letIn()
        const customer = { customerName: 'Ana Lima', customerEmail: 'ana@example.com' }
        await page.evaluate(autofill, { values: customer })
        // In a narrow window the packs are collapsed.
        await page.evaluate(() =>
          document.querySelector('nav[aria-labelledby=package] details')?.setAttribute('open', ''),
        )
        await page.click({ css: 'nav[aria-labelledby=package] a[href$="plan=pro"]' })
        const summary = () =>
          page.evaluate(() => document.querySelector('section[aria-labelledby=summary]')?.textContent)
        await expect.poll(summary, wait).toContain(`$${w.prices.pro}`)
        await page.click({ css: 'button', name: w.pay(w.prices.pro) })
        await page.follow()
        await arrivesAt(page, '/__sandbox/checkout/')
        await page.click({ css: 'button', name: 'Pay' })
        await arrivesAt(page, w.upload)
        await hydrated(page)
        await letIn()
        const session = await page.evaluate(
          () => new URLSearchParams(location.search).get('session_id') ?? '',
        )
        await page.upload({ css: 'input[type=file]' }, photo)
        await shows(page, 'IMG_1.jpg')
        await page.click({ css: 'button:enabled', name: w.send })
        await arrivesAt(page, w.thanks)
        await shows(page, w.sent)
        expect(
          await stores.rows(
            'SELECT status, plan, amount_minor FROM orders WHERE provider_session_id = ?',
            session,
          ),
        ).toMatchObject([{ status: 'photos_received', plan: 'pro', amount_minor: w.prices.pro * 100 }])
      })

      it('R-FRM-11 R-FRM-12 sends a message and shows the confirmation', async () => {
        const text = `From ${name}, ${crypto.randomUUID()}`
        const page = await visit(`/${edition}`)
        const field = (field: string): Target => ({ css: `form[action="/contact"] [name=${field}]` })
        await page.type(field('name'), 'Ana Lima')
        await page.type(field('email'), 'ana@example.com')
        await page.type(field('message'), text)
        await page.click({ css: 'button', name: contact[edition].send })
        await shows(page, contact[edition].sent)
        const typed = () =>
          page.evaluate(
            () => document.querySelector<HTMLTextAreaElement>('form[action="/contact"] textarea')?.value,
          )
        await expect.poll(typed, wait).toBe('')
        expect(await stores.rows('SELECT source FROM contacts WHERE message = ?', text)).toMatchObject([
          { source: `${edition}-home` },
        ])
      })

      it('R-NAV-07 R-NAV-09 R-NAV-10 R-A11-07 the drawer opens with its list, closes, and links to a section', async () => {
        const page = await visit(`/${edition}`, phone)
        const hamburger: Target = { css: 'header[data-bar] [popovertarget]' }
        const isOpen = () =>
          page.evaluate(() => {
            const drawer = document.querySelector('[popover][role=dialog]')
            return [drawer?.matches(':popover-open'), 'menuOpen' in document.body.dataset]
          })
        await page.click(hamburger)
        await expect.poll(isOpen, wait).toEqual([true, true])
        await page.click({ css: '[popover][role=dialog] summary' })
        await page.hover({ css: '[popover][role=dialog] details a', name: 'Momentum' })
        await page.press('Escape')
        await expect.poll(isOpen, wait).toEqual([false, false])
        expect(await page.evaluate(() => document.activeElement?.hasAttribute('popovertarget'))).toBe(true)
        await page.click(hamburger)
        await page.click({ css: '[popover][role=dialog] a[href="#packages"]' })
        await expect.poll(isOpen, wait).toEqual([false, false])
        await expect.poll(() => page.evaluate(() => scrollY), wait).toBeGreaterThan(300)
      })

      it('R-NAV-03 R-NAV-04 R-NAV-06 the services menu opens on hover, closes, and links to a page', async () => {
        const page = await visit(`/${edition}`)
        const services: Target = { css: '.services button' }
        // Already in view, because scrolling would also close the list.
        const elsewhere: Target = { css: '[data-bar] a' }
        const expanded = () =>
          page.evaluate(() => document.querySelector('.services button')?.getAttribute('aria-expanded'))
        await page.hover(services)
        await expect.poll(expanded, wait).toBe('true')
        await page.press('Escape')
        await expect.poll(expanded, wait).toBe('false')
        await page.hover(elsewhere)
        await page.hover(services)
        await page.hover({ css: '#services-menu a', name: 'Momentum' })
        expect(await expanded()).toBe('true')
        await page.hover(elsewhere)
        await expect.poll(expanded, wait).toBe('false')
        await page.hover(services)
        await page.click({ css: '#services-menu a', name: 'Momentum' })
        await arrivesAt(page, `/momentum-${edition}`)
      })

      it('R-USH-19 R-BRH-16 R-A11-08 the tiers open one at a time and expose their state', async () => {
        const page = await visit(`/${edition}`)
        const [first, third] = tiers[edition].map((name): Target => ({ css: '#addons summary', name }))
        if (!first || !third) throw new Error('no tiers')
        const states = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLDetailsElement>('#addons details')].flatMap((one, at) =>
              one.open && one.querySelector('summary')?.ariaExpanded === 'true' ? [at] : [],
            ),
          )
        await page.click(first)
        await expect.poll(states, wait).toEqual([0])
        await page.click(third)
        await expect.poll(states, wait).toEqual([2])
        await page.click(third)
        await expect.poll(states, wait).toEqual([])
      })

      it('R-USH-22 R-BRH-07 the testimonials rotate automatically, and to a requested one', async () => {
        const page = await visit(`/${edition}`)
        const carousel = '#testimonials [aria-roledescription]'
        const shown = () =>
          page.evaluate((css) => {
            const list = document.querySelector(`${css} ul`)
            return list && Math.round(list.scrollLeft / list.clientWidth) + 1
          }, carousel)
        // They pause on hover, so keep the pointer on the bar.
        await page.hover({ css: 'header[data-bar] a' })
        await page.evaluate((css) => {
          document.querySelector(`${css} ul`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        }, carousel)
        await expect.poll(shown, wait).toBe(2)
        const count = testimonials[edition].length
        const next = count > 2 ? 3 : 1
        const [back, forward] =
          edition === 'us'
            ? ['Previous testimonial', 'Next testimonial']
            : [`Depoimento 1 de ${count}`, `Depoimento ${next} de ${count}`]
        await page.click({ css: `${carousel} button`, name: forward })
        await expect.poll(shown, wait).toBe(next)
        for (let place = next; place > 1; place = edition === 'us' ? place - 1 : 1)
          await page.click({ css: `${carousel} button`, name: back })
        await expect.poll(shown, wait).toBe(1)
      })
    })

    it('R-BRH-17 R-BRH-18 R-BRH-22 power-ups can be selected, and the quote request lists them', async () => {
      const page = await visit('/br')
      const chosen = () =>
        page.evaluate(() => document.querySelectorAll('#addons [aria-pressed=true]:checked').length)
      await page.click({ css: '#addons .power-up label', name: 'Automação com agente de IA' })
      await expect.poll(chosen, wait).toBe(1)
      await page.click({ css: '#addons .power-up label', name: 'E-mail marketing' })
      await expect.poll(chosen, wait).toBe(2)
      await shows(page, 'Oferta Especial!')
      await page.click({ css: 'a', name: 'Solicitar Orçamento' })
      const message = () =>
        page.evaluate(() => document.querySelector<HTMLTextAreaElement>('#contato [name=message]')?.value)
      await expect.poll(message, wait).toMatch(/15%/)
      expect(await message()).toMatch(/Automação com agente de IA[\s\S]*E-mail marketing/)
    })

    it('R-ERR-21 a link works while script is still loading', async () => {
      // Navigation cancels the pending script; the next page takes another half second.
      const line = await slowLine(origin, [
        [/startContactForm-/, 60_000],
        [/^\/momentum-us$/, 500],
      ])
      try {
        const page = await engine.open(desktop)
        visitor = page
        await page.goto(`${line.origin}/us`)
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-island] [name=email]')?.focus())
        await vi.waitUntil(() => line.asked.some((path) => path.includes('startContactForm-')), wait)
        await page.click({ css: '#packages a[href="/momentum-us"]' })
        await arrivesAt(page, '/momentum-us')
        expect(line.asked.filter((path) => path === '/us')).toHaveLength(1)
      } finally {
        line.stop()
      }
    })

    it('R-UPL-23 a link to portraits opens each as large as the window, shows the next, and closes', async () => {
      const session = await paidCard(origin, 'us')
      await playStudio(origin, session)
      type Order = { portraits: { id: string }[]; shares: { url: string }[] }
      const read = () => callFunction<Order>(origin, 'order-page', { sessionId: session })
      const portraits = (await read()).portraits.slice(0, 3).map(({ id }) => id)
      const share = { action: 'share', portraits, mayDownload: true, days: 7 }
      await callFunction(origin, 'order-action', { sessionId: session, ...share })
      const [{ url } = { url: '' }] = (await read()).shares
      visitor = await engine.open(desktop)
      const page = visitor
      /** The portrait that fills the window. */
      const shown = () =>
        page.evaluate(() => {
          const picture = document.querySelector<HTMLImageElement>('li:target img')
          const { left = 0, right = 0, height = 0 } = picture?.getBoundingClientRect() ?? {}
          const fits = left > -1 && right < innerWidth + 1 && height > innerHeight / 2
          return [location.hash, picture?.complete ? picture.naturalWidth > 0 && fits : false]
        })
      for (const size of [desktop, phone]) {
        await page.resize(size)
        await page.goto(url)
        await page.click({ css: '#t2' })
        await expect.poll(shown, wait).toEqual(['#p2', true])
        await page.click({ css: '#p2 .after' })
        await expect.poll(shown, wait).toEqual(['#p3', true])
        await page.click({ css: '#p3 .close' })
        await expect.poll(shown, wait).toEqual(['#t3', false])
      }
    })

    it('R-A11-15 no page is wider than a phone or desktop window', async () => {
      visitor = await engine.open(desktop)
      const paths = [
        '/',
        '/us',
        '/br',
        '/ai-photo-service-br',
        '/momentum-us',
        '/payment',
        '/privacy-policy-br',
      ]
      for (const size of [desktop, phone]) {
        await visitor.resize(size)
        for (const path of paths) {
          await visitor.goto(origin + path)
          const [inner, wider] = await visitor.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            // Excludes the scroll bar, which has a width in some engines.
            return [innerWidth, scrollWidth - clientWidth]
          })
          expect([path, inner, wider]).toEqual([path, size[0], 0])
        }
      }
    })
  })
}

/** Waits for hydration of the whole page, or triggers it for every island and waits for them. */
async function hydrated(page: Visitor): Promise<void> {
  const ready = () =>
    page.evaluate(() => {
      const { hydrate, hydrated } = document.documentElement.dataset
      if (hydrate !== 'intent') return hydrated === 'true'
      const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
      for (const island of islands) island.dispatchEvent(new Event('focusin', { bubbles: true }))
      return islands.every(({ dataset }) => 'ready' in dataset)
    })
  await expect.poll(ready, wait).toBe(true)
}

/** Waits until a page whose path starts with `path` is loaded. */
const arrivesAt = (page: Visitor, path: string) =>
  vi.waitUntil(
    () =>
      page
        .evaluate((start) => location.pathname.startsWith(start) && document.readyState !== 'loading', path)
        // During navigation there is no document.
        .catch(() => false),
    wait,
  )

const shows = (page: Visitor, text: string) =>
  expect.poll(() => page.evaluate(() => document.body.innerText), wait).toContain(text)
