import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { smallPhotos } from '../fixtures/photos'
import { fillIn, sendPhotos } from './buy'
import { atWallet, payPal } from './payWithWallet'
import { paidCard } from './provider'
import { hydrated, origin, visit } from './visit'
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
    session: 'This page looks again by itself in a minute.',
    contact: 'Please wait a minute.',
    contactForm: { path: '/us', name: 'Name', email: 'Email', message: 'Message', send: 'Send Message' },
  },
  br: {
    payment:
      'Nada foi cobrado: houve muitas tentativas a partir da sua conexão agora há pouco. Tente novamente em 2 minutos.',
    photos: 'Suas fotos continuam aqui: tente novamente em um minuto.',
    session: 'Esta página verifica de novo sozinha em um minuto.',
    contact: 'Aguarde um minuto.',
    contactForm: { path: '/br', name: 'Nome', email: 'E-mail', message: 'Mensagem', send: 'Enviar Mensagem' },
  },
}

describe.each(editionNames)('who comes too often hears when to try again, in %s:', (edition) => {
  const w = words[edition]
  const { payment, photos, session: again, contact, contactForm } = said[edition]

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

  it('at the upload page, which looks again by itself, and at a photo, which is sent once and kept', async () => {
    const session = await paidCard(origin, edition)
    const asked: Sent[] = []
    const before = async (page: Page) => {
      await page.clock.install()
      await refuse(page, '**/_serverFn/upload-session', 60, asked)
    }
    const page = await hydrated(await visit(`${w.upload}?session_id=${session}`, { allow, before }))
    await page.getByText(again).waitFor()
    expect(asked).toHaveLength(1)
    await page.unroute('**/_serverFn/upload-session')
    await page.clock.fastForward(60_000)
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    await page.getByText(again).waitFor({ state: 'detached' })

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
