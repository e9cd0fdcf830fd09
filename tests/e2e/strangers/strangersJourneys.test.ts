import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shareOf } from '../../depth'
import { smallPhotos } from '../../fixtures/photos'
import { agree } from '../journeys/agree'
import { press } from '../journeys/buy'
import { choose, openPayPal } from '../journeys/payWithWallet'
import { playStudio } from '../journeys/provider'
import { settled } from '../site/settled'
import { siteStores } from '../site/stores'
import { hydrated, origin, phone, type VisitOptions, visit } from '../site/visit'
import { words } from '../site/words'
import { arrive, type Company, companies, openWith } from './company'
import { autofill, installPageModifiers } from './strangers'

type Edition = keyof typeof words

const desk: VisitOptions = { viewport: { width: 1440, height: 900 } }

const stores = siteStores()

const customer = { customerName: 'Ana Lima', customerEmail: 'ana@example.com' }

/** Chooses another pack; on narrow screens the list is collapsed and is opened first. */
async function changePack(page: Page, price: number): Promise<void> {
  const link = page.locator('nav[aria-labelledby=package]').getByRole('link', { name: `$${price}` })
  if (!(await link.isVisible())) await page.locator('nav[aria-labelledby=package] summary').press('Enter')
  await link.click()
}

/** All dollar amounts in the summary and on the button. */
const sums = async (page: Page) => {
  const shown = page.locator('section[aria-labelledby=summary], .pay button').filter({ visible: true })
  const contents = await shown.allInnerTexts()
  return contents.map((text) => text.replace(/\s/g, '').match(/\$\d+/g))
}

const orderOf = (session: string) =>
  stores.rows('SELECT plan, amount_minor, status FROM orders WHERE provider_session_id = ?', session)

const texts = {
  us: {
    thanks: 'Now it’s our turn.',
    left: 'We have 1 photo from you.',
    words: 'What should change?',
    marked: 'Marked: portrait 2',
    correct: 'Send corrections',
    corrected: 'We’re working on your corrections',
    erase: 'Delete my photos and portraits',
    sure: 'Yes, delete them',
    erased: 'Your photos and portraits have been deleted',
  },
  br: {
    thanks: 'Agora é com a gente.',
    left: 'Temos 1 foto sua.',
    words: 'O que deve mudar?',
    marked: 'Marcado: retrato 2',
    correct: 'Enviar correções',
    corrected: 'Estamos fazendo suas correções',
    erase: 'Excluir fotos e retratos',
    sure: 'Sim, excluir',
    erased: 'Suas fotos e seus retratos foram excluídos',
  },
} as const

const buyers = [
  ['us', desk],
  ['br', phone],
] as const

describe.each(companies)('with %s', (_, company, place) => {
  it.each(shareOf(buyers, 2, place))(
    'R-PRC-03 R-COE-10 R-UPL-23 a buyer of %s changes the pack, pays what is shown, sends photos and requests corrections',
    async (edition, device) => {
      const w = words[edition]
      const page = await openWith(w.checkout, company, device)
      await page.evaluate(autofill, { values: customer, event: company.event } as const)
      await changePack(page, w.prices.global)
      const price = `$${w.prices.global}`
      await expect.poll(() => sums(page)).toEqual([expect.arrayContaining([price]), [price]])
      const shop = await pay(page, w.pay(w.prices.global), device)
      expect(await shop.locator('dl').innerText()).toContain(`${w.prices.global}`)
      await press(shop, 'Pay')
      await shop.waitForURL(`**${w.upload}?session_id=*`)
      const session = new URL(shop.url()).searchParams.get('session_id') ?? ''
      expect(orderOf(session)).toMatchObject([{ plan: 'global', amount_minor: w.prices.global * 100 }])
      await arrive(shop, company)
      await sendTwoOfThree(shop, edition)
      expect(stores.keys(`${session}/`)).toHaveLength(2)
      await correctAndDelete(shop, edition, session, company)
    },
  )

  it('R-PRC-03 R-COE-07 R-PAY-11 a buyer changes the pack and pays with the wallet', async () => {
    const w = words.us
    const page = await openWith(`${w.checkout}?plan=essential`, company, desk)
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('status').filter({ hasText: 'to continue with PayPal' }).waitFor()
    await page.evaluate(autofill, { values: customer, event: company.event } as const)
    await page.getByRole('button', { name: `$${w.prices.essential} USD` }).waitFor()
    await changePack(page, w.prices.pro)
    await expect
      .poll(() => sums(page))
      .toEqual([expect.arrayContaining([`$${w.prices.pro}`]), [`$${w.prices.pro}`]])
    await choose(await openPayPal(page), 'Pay')
    await page.waitForURL(`**${w.upload}?session_id=*&plan=pro*`)
    const session = new URL(page.url()).searchParams.get('session_id') ?? ''
    expect(orderOf(session)).toMatchObject([
      { plan: 'pro', amount_minor: w.prices.pro * 100, status: 'paid' },
    ])
  })
})

/** Clicks the pay button. @returns the provider's page */
async function pay(page: Page, name: string, { isMobile }: VisitOptions): Promise<Page> {
  const opened = isMobile ? page : page.context().waitForEvent('page')
  await page.getByRole('button', { name }).click()
  const shop = await opened
  await shop.waitForURL('**/__sandbox/checkout/**')
  return shop
}

/** Chooses three photos, removes one and sends the others. */
async function sendTwoOfThree(page: Page, edition: Edition): Promise<void> {
  const w = words[edition]
  await agree(page)
  const photos = await smallPhotos(3)
  await page.getByLabel(w.choose).setInputFiles(photos)
  const remove = (name = '') => page.getByRole('button', { name: `${w.remove} ${name}` })
  for (const { name } of photos) await remove(name).waitFor()
  await remove(photos[1]?.name).click()
  await expect.poll(() => page.locator('.upload-bar [role=status]').innerText()).toContain('2 ')
  await settled(page)
  await page.getByRole('button', { name: w.send }).click()
  // Wait for the heading, because the URL does not change in browsers without a history API.
  await page.getByRole('heading', { level: 1, name: texts[edition].thanks }).waitFor()
}

/** Removes one of two photos on the order page, requests a correction and deletes everything. */
async function correctAndDelete(
  page: Page,
  edition: Edition,
  session: string,
  company: Company,
): Promise<void> {
  const { left, words: field, marked, correct, corrected, erase, sure, erased } = texts[edition]
  const textAppears = (text: string) => page.getByText(text).first().waitFor()
  await page.getByRole('button', { name: words[edition].remove }).first().click()
  await textAppears(left)
  await playStudio(origin, session)
  await page.goto(`${origin}${words[edition].thanks}?session_id=${session}`)
  await arrive(page, company)
  await page.locator('main li button[aria-pressed]').nth(1).click()
  await textAppears(marked)
  await page.getByLabel(field).fill('Less smile, please.')
  await page.getByRole('button', { name: correct }).click()
  await textAppears(corrected)
  await page.getByRole('button', { name: erase }).click()
  await page.getByRole('button', { name: sure }).click()
  await textAppears(erased)
  expect(stores.keys(`${session}/`)).toEqual([])
}

const contactForms = [
  ['/us', 'Message sent successfully!', 'Send Message', 'en-US'],
  ['/br', 'Mensagem enviada!', 'Enviar Mensagem', 'pt-BR'],
  ['/', 'Mensagem enviada!', 'Enviar Mensagem', 'pt-BR'],
  ['/', 'Message sent!', 'Send Message', 'en-US'],
] as const

describe.each(companies)('in a contact form, %s', (_, company, place) => {
  it.each(shareOf(contactForms, 2, place))(
    'R-FRM-09 sends a message from %s: “%s”',
    async (path, sent, send, locale) => {
      const text = `From ${path} ${crypto.randomUUID()}`
      const page = await visit(path, {
        ...phone,
        locale,
        allow: /^Rendered anew/,
        before: installPageModifiers(...company.before),
      })
      const form = page.locator('form[action="/contact"]')
      // Typing starts before hydration and continues during it.
      await form.locator('[name=message]').pressSequentially(text.slice(0, 6))
      await arrive(page, company)
      await page.keyboard.type(text.slice(6))
      expect(await form.locator('[name=message]').inputValue()).toBe(text)
      await page.evaluate(autofill, {
        values: { name: 'Ana Lima', email: 'ana@example.com' },
        event: company.event,
      } as const)
      await form.getByRole('button', { name: send }).click()
      const confirmation = form.getByRole('status').filter({ hasText: sent })
      await confirmation.waitFor()
      await expect.poll(() => confirmation.innerText()).toContain('ana@example.com')
      expect(stores.rows('SELECT name FROM contacts WHERE message = ?', text)).toHaveLength(1)
      await confirmation.locator('a').last().click()
      await form.getByRole('button', { name: send }).waitFor()
    },
  )
})

it.each(companies)('R-BRH-18 R-BRH-22 power-ups and the quote, with %s', async (_, company) => {
  const page = await openWith('/br', company, phone)
  for (const name of ['Automação com agente de IA', 'E-mail marketing'])
    await page.locator('#addons .power-up label').filter({ hasText: name }).first().click()
  const ledger = page.locator('#addons .power-ups-ledger').getByRole('status')
  await expect.poll(() => ledger.innerText()).toMatch(/2\s*·?\s*add-ons/)
  await page.getByRole('link', { name: 'Solicitar Orçamento' }).click()
  const message = page.locator('#contato [name=message]')
  await expect.poll(() => message.inputValue()).toMatch(/Automação com agente de IA[\s\S]*E-mail marketing/)
})

it('the card can be chosen again after the wallet has lost an element, and the form keeps its input', async () => {
  const w = words.us
  // Remove an element that React manages, as an ad blocker does.
  const allow = /NotFoundError|removeChild|Failed to execute/
  const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow }))
  await page.getByLabel(w.name).fill('Ana Lima')
  await page.getByLabel(w.email).fill('ana@example.com')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.locator('.pay [data-wallet-root] button').evaluate((part) => part.remove())
  await page.getByRole('radio', { name: 'Credit/Debit Card' }).check()
  await page.getByRole('button', { name: w.pay(w.prices.pro) }).waitFor()
  expect(await page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
  expect(await page.getByLabel(w.email).inputValue()).toBe('ana@example.com')
})

it.each(['/us', '/br'])(
  '%s: a button is pressed even if its label is replaced in the meantime',
  async (path) => {
    const page = await hydrated(await visit(path))
    const button = page.locator('main button:visible').first()
    const pressed = button.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('click', () => resolve(true))),
    )
    await button.hover()
    await page.mouse.down()
    await button.evaluate((element) => element.replaceChildren(...element.cloneNode(true).childNodes))
    await page.mouse.up()
    expect(await Promise.race([pressed, page.waitForTimeout(2000)])).toBe(true)
  },
)
