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

/** Counts what a page asks for at an address, and lets it answer or not. */
async function counted(page: Page, address: string, answers: boolean) {
  const count = { asked: 0, answered: 0 }
  await page.route(address, async (route) => {
    count.asked++
    await (answers ? route.fulfill({ response: await route.fetch() }) : route.abort())
    count.answered++
  })
  return count
}

describe.each(editionNames)(
  'R-API-09 R-TIM-11 a read is repeated three times and then by the person, in %s:',
  (edition) => {
    const w = words[edition]
    const { again } = said[edition]
    const upload = { path: w.upload, call: '**/_serverFn/upload-session' }
    const order = { path: w.thanks, call: '**/_serverFn/order-page' }

    /** @param first how many of the four the page has asked for by itself after 1, 2 and 4 seconds */
    async function roundsOf(page: Page, count: { asked: number; answered: number }, first: number) {
      /** Lets time pass, as much as a timer may wait for at once, and the page take in each answer before more of it. */
      const hasAsked = async (times: number, milliseconds: number) => {
        const step = Math.max(500, milliseconds / 100)
        for (let left = milliseconds; left > 0; left -= step) {
          await page.clock.runFor(Math.min(step, left))
          await expect.poll(() => count.answered).toBe(count.asked)
          await worked(page)
          await worked(page)
        }
        await expect.poll(() => count.asked).toBe(times)
      }
      const start = first - 3
      await hasAsked(start, 1)
      await hasAsked(start, 950)
      await hasAsked(start + 1, 100)
      await hasAsked(start + 1, 1900)
      await hasAsked(start + 2, 200)
      await hasAsked(start + 2, 3800)
      await hasAsked(start + 3, 400)
      // In a day no more.
      await hasAsked(first, 24 * 3_600_000)
      await page.getByRole('button', { name: again }).click()
      await hasAsked(first + 1, 1)
      await hasAsked(first + 4, 60_000)
      await hasAsked(first + 4, 24 * 3_600_000)
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
      const count = await counted(page, call, answers)
      await page.goto(`${origin}${path}?session_id=${session}`)
      // The waits of the page's own start.
      await expect
        .poll(async () => {
          await page.clock.runFor(10)
          return page.evaluate(() => document.documentElement.dataset.hydrated)
        })
        .toBe('true')
      // The page of an order has been read once with the page itself.
      await roundsOf(page, count, path === w.upload ? 4 : 3)
    })
  },
)
