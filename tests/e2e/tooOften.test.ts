import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { smallPhotos } from '../fixtures/photos'
import { fillIn, sendPhotos } from './buy'
import { worked } from './clock'
import { atWallet, payPal } from './payWithWallet'
import { finishCard, paidCard, startCard } from './provider'
import { hydrated, newVisitor, origin, visit } from './visit'
import { editionNames, words } from './words'

/** The browser says so when a request is refused; the tests below are about that. */
const allow = /Failed to load resource/

type Sent = { key: string | undefined; body: string }

/** Refuses every request to an address. @returns what was sent there */
async function refuse(page: Page, address: string, seconds: number, sent: Sent[] = []) {
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

const said = {
  us: {
    payment:
      'Nothing was charged: there were many tries from your connection just now. Please try again in 2 minutes.',
    photos: 'Your photos are still here: please try again in a minute.',
    session: 'Please wait a minute, then check again.',
    again: 'Check again',
    contact: 'Please wait a minute.',
    contactForm: { path: '/us', name: 'Name', email: 'Email', message: 'Message', send: 'Send Message' },
  },
  br: {
    payment:
      'Nada foi cobrado: houve muitas tentativas a partir da sua conexão agora há pouco. Tente novamente em 2 minutos.',
    photos: 'Suas fotos continuam aqui: tente novamente em um minuto.',
    session: 'Aguarde um minuto e verifique de novo.',
    again: 'Verificar novamente',
    contact: 'Aguarde um minuto.',
    contactForm: { path: '/br', name: 'Nome', email: 'E-mail', message: 'Mensagem', send: 'Enviar Mensagem' },
  },
}

describe.each(editionNames)('who comes too often hears when to try again, in %s:', (edition) => {
  const w = words[edition]
  const { payment, photos, session: wait, again, contact, contactForm } = said[edition]

  it('at the card payment, whose form names itself', async () => {
    const page = await hydrated(await visit(w.checkout, { allow }))
    const sent = await refuse(page, '**/_serverFn/process-stripe-payment', 90)
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

  it('R-TIM-11 at the upload page, which is asked again by the person, and at a photo, which is sent once and kept', async () => {
    const session = await paidCard(origin, edition)
    const asked: Sent[] = []
    const before = async (page: Page) => {
      await page.clock.install()
      await refuse(page, '**/_serverFn/upload-session', 60, asked)
    }
    const page = await hydrated(await visit(`${w.upload}?session_id=${session}`, { allow, before }))
    await page.getByText(wait).waitFor()
    await page.clock.runFor(3_600_000)
    expect(asked).toHaveLength(1)
    await page.unroute('**/_serverFn/upload-session')
    await page.getByRole('button', { name: again }).click()
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    await page.getByText(wait).waitFor({ state: 'detached' })

    const sent = await refuse(page, '**/photos', 60)
    await sendPhotos(page, edition, await smallPhotos(2))
    await page.getByRole('alert').filter({ hasText: photos }).waitFor()
    expect(sent).toHaveLength(1)
    await page.unroute('**/photos')
    await page.getByRole('button', { name: w.tryAgain }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
  })

  it('at the contact form', async () => {
    const page = await hydrated(await visit(contactForm.path, { allow }))
    const sent = await refuse(page, '**/_serverFn/contact', 60)
    const form = page.locator('form[action="/contact"]')
    await form.getByLabel(contactForm.name, { exact: true }).fill('Ana Lima')
    await form.getByLabel(contactForm.email, { exact: true }).fill('ana@example.com')
    await form.getByLabel(contactForm.message, { exact: true }).fill('We bake bread.')
    await form.getByRole('button', { name: contactForm.send }).click()
    await page.getByText(contact).waitFor()
    expect(sent).toHaveLength(1)
  })
})

it('who comes too often to PayPal hears when to try again', async () => {
  const page = await atWallet({ allow })
  const sent = await refuse(page, '**/_serverFn/create-paypal-order', 90)
  await page.getByRole('button', { name: payPal }).click()
  await page.getByRole('alert').filter({ hasText: said.us.payment }).waitFor()
  expect(sent[0]?.body).toContain(sent[0]?.key)
})

/** What a page asks for at an address, and when, in milliseconds of its own clock, which is in the test's hand. */
async function watched(page: Page, address: string, answers: boolean) {
  const asked: number[] = []
  let elapsed = 0
  let answered = 0
  await page.route(address, async (route) => {
    asked.push(elapsed)
    await (answers ? route.fulfill({ response: await route.fetch() }) : route.abort())
    answered++
  })
  /** Lets time pass until the page has asked so often, and lets it take in each answer before more of it. */
  const until = async (times: number, most: number, step = 100) => {
    for (const end = elapsed + most; asked.length < times && elapsed < end; ) {
      elapsed += step
      await page.clock.runFor(step)
      await worked(page)
      await expect.poll(() => answered).toBe(asked.length)
      await worked(page)
    }
  }
  return { asked, until }
}

describe.each(editionNames)(
  'R-API-09 R-TIM-11 a read is repeated three times and then by the person, in %s:',
  (edition) => {
    const w = words[edition]
    const { again } = said[edition]
    const upload = { path: w.upload, call: '**/_serverFn/upload-session' }
    const order = { path: w.thanks, call: '**/_serverFn/order-page' }
    const hour = 3_600_000

    /** @param first how many of the four the page asks for by itself after 1, 2 and 4 seconds */
    async function twoRounds(
      page: Page,
      { asked, until }: Awaited<ReturnType<typeof watched>>,
      first: number,
    ) {
      await until(first, 20_000)
      // Before the first wait of an order's page was the reading on the server.
      const waits = asked.map((at, place) => at - (asked[place - 1] ?? 0)).slice(-3)
      for (const [place, wait] of [1000, 2000, 4000].entries()) {
        expect(waits[place]).toBeGreaterThanOrEqual(wait)
        expect(waits[place]).toBeLessThan(wait + 900)
      }
      await until(first + 1, 24 * hour, hour / 4)
      expect(asked).toHaveLength(first)
      await page.getByRole('button', { name: again }).click()
      await until(first + 4, 60_000)
      await until(first + 5, 24 * hour, hour / 4)
      expect(asked).toHaveLength(first + 4)
    }

    it.each([
      ['the upload page, no answer', upload, false],
      ['the upload page, payment under way', upload, true],
      ['the order page, payment under way', order, true],
      ['the order page, no answer', order, false],
    ] as const)('%s', async (_, { path, call }, answers) => {
      const session = await startCard(origin, edition)
      await finishCard(origin, session, 'delayed')
      const page = await newVisitor({ allow: /Failed to load resource|net::ERR/ })
      await page.clock.install({ time: new Date() })
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      const reads = await watched(page, call, answers)
      await page.goto(`${origin}${path}?session_id=${session}`)
      // The waits of the page's own start.
      await expect
        .poll(async () => {
          await page.clock.runFor(10)
          return page.evaluate(() => document.documentElement.dataset.hydrated)
        })
        .toBe('true')
      // The page of an order has been read once with the page itself.
      await twoRounds(page, reads, path === w.upload ? 4 : 3)
    })
  },
)
