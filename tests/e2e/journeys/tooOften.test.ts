import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sampledEditions } from '../../depth'
import { smallPhotos } from '../../fixtures/photos'
import { flushReact } from '../site/clock'
import { hydrated, newVisitor, origin, visit } from '../site/visit'
import { words } from '../site/words'
import { fillIn, sendAndConfirm, sendPhotos } from './buy'
import { atWallet, payPal } from './payWithWallet'
import { finishCard, paidCard, startCard } from './provider'

/** The browser logs rejected requests, which these tests expect. */
const allow = /Failed to load resource/

type Sent = { key: string | undefined; body: string }

/** Responds with 429 to every request to an address. @returns the received requests */
async function rateLimit(page: Page, address: string, seconds: number, sent: Sent[] = []) {
  await page.route(address, (route) => {
    const request = route.request()
    sent.push({ key: request.headers()['x-request-key'], body: request.postData() ?? '' })
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': String(seconds) },
      json: { code: 'too_often' },
    })
  })
  return sent
}

const texts = {
  us: {
    payment: 'Nothing was charged: too many attempts from your connection. Please try again in 2 minutes.',
    photos: 'Your photos are still here: please try again in a minute.',
    session: 'Please wait a minute, then check again.',
    again: 'Check again',
    contact: 'Please wait a minute.',
    contactForm: { path: '/us', name: 'Name', email: 'Email', message: 'Message', send: 'Send Message' },
  },
  br: {
    payment: 'Nada foi cobrado: foram muitas tentativas pela sua conexão. Tente novamente em 2 minutos.',
    photos: 'Suas fotos continuam aqui: tente novamente em um minuto.',
    session: 'Aguarde um minuto e verifique de novo.',
    again: 'Verificar novamente',
    contact: 'Aguarde um minuto.',
    contactForm: { path: '/br', name: 'Nome', email: 'E-mail', message: 'Mensagem', send: 'Enviar Mensagem' },
  },
}

describe.each(sampledEditions(1))('a rate-limited visitor sees when to try again, in %s:', (edition) => {
  const w = words[edition]
  const { payment, photos, session: wait, again, contact, contactForm } = texts[edition]

  it('at the card payment, whose form sends its request key', async () => {
    const page = await hydrated(await visit(w.checkout, { allow }))
    const sent = await rateLimit(page, '**/_serverFn/process-stripe-payment', 90)
    await fillIn(page, w)
    const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
    await button.click()
    await page.getByRole('alert').filter({ hasText: payment }).waitFor()
    await page.locator('[data-sonner-toast]').filter({ hasText: payment }).waitFor()
    expect(await button.isEnabled()).toBe(true)
    expect(page.context().pages()).toHaveLength(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.body).toContain(sent[0]?.key)
  })

  it('R-TIM-11 at the upload page, which retries on demand only, and at a photo, which is sent once and kept', async () => {
    const session = await paidCard(origin, edition)
    const sessionRequests: Sent[] = []
    const before = async (page: Page) => {
      await page.clock.install()
      await rateLimit(page, '**/_serverFn/upload-session', 60, sessionRequests)
    }
    const page = await hydrated(await visit(`${w.upload}?session_id=${session}`, { allow, before }))
    await page.getByText(wait).waitFor()
    await page.clock.runFor(3_600_000)
    expect(sessionRequests).toHaveLength(1)
    await page.unroute('**/_serverFn/upload-session')
    await page.getByRole('button', { name: again }).click()
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    await page.getByText(wait).waitFor({ state: 'detached' })

    const sent = await rateLimit(page, '**/photos', 60)
    await sendPhotos(page, edition, await smallPhotos(2))
    await page.getByRole('alert').filter({ hasText: photos }).waitFor()
    expect(sent).toHaveLength(1)
    await page.unroute('**/photos')
    await sendAndConfirm(page, edition, w.tryAgain)
  })

  it('at the contact form', async () => {
    const page = await hydrated(await visit(contactForm.path, { allow }))
    const sent = await rateLimit(page, '**/_serverFn/contact', 60)
    const form = page.locator('form[action="/contact"]')
    await form.getByLabel(contactForm.name, { exact: true }).fill('Ana Lima')
    await form.getByLabel(contactForm.email, { exact: true }).fill('ana@example.com')
    await form.getByLabel(contactForm.message, { exact: true }).fill('We bake bread.')
    await form.getByRole('button', { name: contactForm.send }).click()
    await page.getByText(contact).waitFor()
    expect(sent).toHaveLength(1)
  })
})

it('a rate-limited visitor at PayPal sees when to try again', async () => {
  const page = await atWallet({ allow })
  const sent = await rateLimit(page, '**/_serverFn/create-paypal-order', 90)
  await page.getByRole('button', { name: payPal }).click()
  await page.getByRole('alert').filter({ hasText: texts.us.payment }).waitFor()
  expect(sent[0]?.body).toContain(sent[0]?.key)
})

/** Records requests of a page to an address, with their times in milliseconds of the stopped page clock. */
async function recordRequests(page: Page, address: string, succeeds: boolean) {
  const requests: number[] = []
  let elapsed = 0
  let handled = 0
  await page.route(address, async (route) => {
    requests.push(elapsed)
    await (succeeds ? route.fulfill({ response: await route.fetch() }) : route.abort())
    handled++
  })
  /** Advances the clock until `times` requests or `most` milliseconds, and lets the page process each response. */
  const until = async (times: number, most: number, step = 100) => {
    for (const end = elapsed + most; requests.length < times && elapsed < end; ) {
      elapsed += step
      await page.clock.runFor(step)
      await flushReact(page)
      await expect.poll(() => handled).toBe(requests.length)
      await flushReact(page)
    }
  }
  return { requests, until }
}

describe.each(sampledEditions(1))(
  'R-API-09 R-TIM-11 a read is retried three times and then on demand only, in %s:',
  (edition) => {
    const w = words[edition]
    const { again } = texts[edition]
    const upload = { path: w.upload, call: '**/_serverFn/upload-session' }
    const order = { path: w.thanks, call: '**/_serverFn/order-page' }
    const hour = 3_600_000

    /** @param first how many of the four requests the page sends on its own; retries wait 1, 2 and 4 seconds */
    async function twoRounds(
      page: Page,
      { requests, until }: Awaited<ReturnType<typeof recordRequests>>,
      first: number,
    ) {
      await until(first, 20_000)
      // The first read of an order page happens on the server.
      const waits = requests.map((at, place) => at - (requests[place - 1] ?? 0)).slice(-3)
      for (const [place, wait] of [1000, 2000, 4000].entries()) {
        // A request may arrive here a few steps of the clock later than it was sent.
        expect(waits[place]).toBeGreaterThanOrEqual(wait - 300)
        expect(waits[place]).toBeLessThan(wait + 900)
      }
      await until(first + 1, 24 * hour, 6 * hour)
      expect(requests).toHaveLength(first)
      await page.getByRole('button', { name: again }).click()
      await until(first + 4, 60_000, 1000)
      await until(first + 5, 24 * hour, 6 * hour)
      expect(requests).toHaveLength(first + 4)
    }

    it.each([
      ['the upload page, no answer', upload, false],
      ['the upload page, payment under way', upload, true],
      ['the order page, payment under way', order, true],
      ['the order page, no answer', order, false],
    ] as const)('%s', async (_, { path, call }, succeeds) => {
      const session = await startCard(origin, edition)
      await finishCard(origin, session, 'delayed')
      const page = await newVisitor({ allow: /Failed to load resource|net::ERR/ })
      await page.clock.install({ time: new Date() })
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      const reads = await recordRequests(page, call, succeeds)
      await page.goto(`${origin}${path}?session_id=${session}`)
      // Advance the delays of hydration.
      await expect
        .poll(async () => {
          await page.clock.runFor(10)
          return page.evaluate(() => document.documentElement.dataset.hydrated)
        })
        .toBe('true')
      // The order page has already been read once during server rendering.
      await twoRounds(page, reads, path === w.upload ? 4 : 3)
    })
  },
)
