import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { callFunction, encodeCall, sendCall } from '~tests/e2e/site/callFunction'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import {
  axeViolations,
  desktop,
  holdRequests,
  hydrated,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'
import { clippedFocusRings } from '~tests/e2e/survey/measure'
import { damagedPhoto, smallPhotos, textFile } from '~tests/fixtures/photos'
import { orderWithPhotos } from './orderWithPhotos'

const stores = siteStores()

const failedRequest = /Failed to load resource/

const orderOf = (id: string) => stores.rows('SELECT * FROM orders WHERE id = ?', id)[0]
const open = async (path: string, options: VisitOptions = {}) => hydrated(await visit(path, options))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Drops files on the page. */
async function drop(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, text } of all) {
        const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ buffer, ...rest }) => ({ ...rest, text: buffer.toString('base64') })),
  )
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: data })
}

describe('the desk', () => {
  it('shows what is in its search field, also when it was cleared while results were loading', async () => {
    const page = await open('/desk')
    const field = page.getByRole('searchbox', { name: 'Search orders' })
    const release = await holdRequests(page, '**/_serverFn/**')
    await field.fill('nobody')
    await page.waitForURL('**/desk?search=nobody')
    await field.fill('')
    await page.waitForURL((url) => url.search === '')
    release()
    await field.waitFor()
    expect(await page.getByText('Results in all orders').count()).toBe(0)
  })

  it('takes an order from its photos to delivered portraits, and reverts a delivery', async () => {
    const { id, number } = await orderWithPhotos('us')
    const page = await open('/desk', { allow: failedRequest })
    expect(await page.title()).toMatch(/^Orders – /)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(number.toLowerCase())
    await page.getByText(`Results in all orders for “${number.toLowerCase()}”`).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: '@' }).count()).toBe(1)
    await page.getByRole('link', { name: number }).click()
    await heading(page).filter({ hasText: 'Ana Lima' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

    // The photo dialog opens, moves on by key and restores focus.
    await press(page, 'Enlarge photo-0.png')
    await page.getByRole('dialog', { name: 'photo-0.png' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: 'photo-1.png' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Enlarge photo-0/,
    )

    await press(page, 'Start production')
    await page.getByText('Started by').waitFor()
    const deliver = page.getByRole('button', { name: /^Deliver/ })
    expect(await deliver.getAttribute('aria-disabled')).toBe('true')
    await deliver.click({ force: true })
    await page.getByText('There’s nothing to deliver yet').waitFor()
    expect(orderOf(id)?.status).toBe('in_production')

    await drop(page, [...(await smallPhotos(12)), textFile, await damagedPhoto()])
    await page.getByText('One file isn’t a picture and was left out: notes.txt').waitFor()
    await page.getByText('One portrait can’t be sent').waitFor()
    await page.getByText('The file is damaged or incomplete').waitFor()
    await page.getByRole('button', { name: 'Leave out' }).click()
    const portraits = page.getByRole('list', { name: 'Portraits' })
    await page.getByRole('button', { name: 'Deliver 12 portraits' }).waitFor()
    const made = stores.rows("SELECT id FROM order_photos WHERE order_id = ? AND role = 'portrait'", id)
    expect(made).toHaveLength(12)
    for (const { id: portrait } of made) expect(stores.keys(`previews/${portrait}`)).toHaveLength(1)

    // Files dropped again are recognized and not uploaded twice.
    await drop(page, await smallPhotos(3))
    await page.getByText('These portraits are already here').first().waitFor()
    await portraits.getByRole('button', { name: 'Remove photo-11.png' }).click()
    await page.getByRole('dialog', { name: 'Remove “photo-11.png”?' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Remove it for good')
    await page.getByRole('button', { name: 'Deliver 11 portraits' }).waitFor()
    await page
      .getByRole('region', { name: 'History' })
      .getByText('Removed: portrait “photo-11.png”')
      .waitFor()
    await page.reload()
    await hydrated(page)
    await drop(page, (await smallPhotos(12)).slice(11))
    await page.getByRole('button', { name: 'Deliver 12 portraits' }).waitFor()
    await press(page, 'As the buyer will see it')
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(12)
    await page.keyboard.press('Escape')

    // Without a response the page shows an error and keeps its state.
    await page.route('**/_serverFn/desk-action*', (route) => route.abort())
    await press(page, 'Deliver 12 portraits')
    await page.getByRole('alert').filter({ hasText: 'Our server didn’t respond' }).waitFor()
    await page.unroute('**/_serverFn/desk-action*')

    await press(page, 'Deliver 12 portraits')
    await page.getByText('You can undo it for 9 more minutes.').waitFor()
    // The pressed button is gone, so focus moves to the heading instead of the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(orderOf(id)?.status).toBe('delivered')
    const mails = () =>
      stores.rows("SELECT 1 FROM outbox WHERE subject_id = ? AND kind = 'delivered'", id).length
    expect(mails()).toBe(1)
    expect(await axeViolations(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    await press(page, 'Undo it')
    await page.getByRole('button', { name: 'Deliver 12 portraits' }).click()
    await page.getByText('Delivered. The email to the buyer is waiting.').waitFor()
    expect([orderOf(id)?.status, mails()]).toEqual(['delivered', 1])
    expect(await page.getByRole('region', { name: 'History' }).innerText()).toMatch(
      /Delivery undone\s+[^\n]*\s+owner@localhost/,
    )
  })

  it('works on a phone in Portuguese: shows concurrent changes and confirms rare actions', async () => {
    const { id, number } = await orderWithPhotos('br', 1)
    const page = await open(`/desk/orders/${id}`, { ...phone, locale: 'pt-BR', allow: failedRequest })
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    expect(await page.title()).toMatch(new RegExp(`^Pedido ${number}`))
    expect(await axeViolations(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // Nothing can be dropped by touch.
    expect(await page.getByText('Solte aqui uma pasta de retratos').isVisible()).toBe(false)
    await page.getByText('Adicionar retratos', { exact: true }).waitFor()

    // After a concurrent start the action is rejected here, and the page shows the new state.
    await callFunction(origin, 'desk-action', { order: id, action: 'start' })
    await press(page, 'Iniciar produção')
    await page.getByRole('alert').filter({ hasText: 'O pedido avançou nesse meio-tempo' }).waitFor()
    await page.getByRole('button', { name: 'Iniciar produção' }).waitFor({ state: 'detached' })

    await press(page, 'Pedir mais fotos')
    await press(page, 'Enviar ao cliente')
    await page.getByText('Escolha ao menos um motivo ou escreva o que falta.').waitFor()
    await page.getByLabel('Escuras demais').check()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Enviar ao cliente')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Aguardando novas fotos' }).waitFor()
    expect(orderOf(id)?.photos_wanted).toBe('{"reasons":["brighter"],"words":""}')
    // The upload page shows the buyer the same reason.
    const upload = await open(`/upload-br?session_id=${orderOf(id)?.provider_session_id}`, phone)
    const wanted = upload.getByRole('status').filter({ hasText: 'O que nos ajudaria' })
    await wanted.getByText('Mais luz').waitFor()
    expect(await axeViolations(upload)).toEqual([])

    await page.getByLabel('Anotação interna').fill('Prefere fundo claro.')
    await page.getByText('Salvo', { exact: true }).waitFor()
    expect(orderOf(id)?.note).toBe('Prefere fundo claro.')

    await press(page, 'Reembolsar')
    expect(await page.getByLabel('Valor em USD').inputValue()).toMatch(/^\d+,00$/)
    await page.getByLabel('Valor em USD').fill('10,50')
    await page.getByLabel('Digite o valor mais uma vez').fill('10,05')
    await press(page, 'Reembolsar US$ 10,50')
    await page.getByText('Os valores não são iguais.').waitFor()
    await page.getByLabel('Digite o valor mais uma vez').fill('10.50')
    await press(page, 'Reembolsar US$ 10,50')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(orderOf(id)?.refunded_minor).toBe(1050)

    await press(page, 'Excluir as fotos agora')
    await press(page, 'Excluir de vez')
    await page.getByText('Este não é o número deste pedido.').waitFor()
    await page.getByLabel(`Digite ${number} para confirmar`).fill(number.replace('-', '').toLowerCase())
    await press(page, 'Excluir de vez')
    await page.getByText('A exclusão está registrada e em andamento').waitFor()
    expect(stores.rows('SELECT 1 FROM order_photos WHERE order_id = ?', id)).toEqual([])
  })

  it('shows messages, prefills the reply, records the person who answered and confirms before deleting', async () => {
    const name = `Rui ${crypto.randomUUID().slice(0, 8)}`
    const message = `Vocês atendem\nem Lisboa? ${'Queremos retratos. '.repeat(200)}`
    await callFunction(origin, 'contact', {
      source: 'br-home',
      edition: 'br',
      name,
      email: 'rui@example.com',
      message,
      formKey: crypto.randomUUID(),
    })
    const page = await open('/desk/messages', desktop)
    const card = page.getByRole('article', { name })
    await card.getByText('From the Portuguese home page', { exact: true }).waitFor()
    const href = (await card.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? ''
    expect(href.length).toBeLessThanOrEqual(1800)
    expect(decodeURIComponent(href)).toContain(`mailto:rui@example.com?subject=Re: ${site.brand}&body=`)
    expect(decodeURIComponent(href)).toMatch(/\r\n> Vocês atendem\r\n> em/)
    expect(await axeViolations(page)).toEqual([])
    await card.getByRole('button', { name: 'Mark as answered' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Answered' }).click()
    await card.getByText(/Answered by owner@localhost/).waitFor()
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: `Delete the message from ${name}?` }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Delete for good')
    await card.waitFor({ state: 'detached' })
    expect(stores.rows('SELECT 1 FROM contacts WHERE name = ?', name)).toEqual([])
  })

  it('returns 404 for an unknown order, as a page and as a call', async () => {
    for (const [language, title] of [
      ['en-US', 'Order not found'],
      ['pt-BR', 'Pedido não encontrado'],
    ] as const) {
      const { status, document } = await served('/desk/orders/not-there', language)
      expect([status, textOf(document.querySelector('main h1'))]).toEqual([404, title])
    }
    for (const [name, data] of [
      ['desk-order', { order: 'not-there' }],
      ['desk-action', { order: 'not-there', action: 'start' }],
    ] as const) {
      const response = await sendCall(origin, name, { body: encodeCall(data) })
      expect([name, response.status, await response.json()]).toEqual([name, 404, { code: 'unknown_order' }])
    }
    const page = await open('/desk/orders/not-there', { allow: failedRequest })
    await page.getByRole('link', { name: 'Go to the orders' }).click()
    await page.getByRole('searchbox').waitFor()
    // The same address through client-side navigation.
    await page.goBack()
    await heading(page).filter({ hasText: 'Order not found' }).waitFor()
  })

  it.each([
    ['en-US', ['Today', '7 days', '30 days', 'From visit to order', 'Checkout started', 'Missing pages']],
    [
      'pt-BR',
      ['Hoje', '7 dias', '30 dias', 'Da visita ao pedido', 'Checkout iniciado', 'Páginas inexistentes'],
    ],
  ] as const)('shows the statistics of the day in %s', async (language, labels) => {
    await fetch(`${origin}/desk-asks-for-this`)
    const { document, headers, html } = await served('/desk/today', language)
    expect(document.documentElement.getAttribute('lang')).toBe(language)
    for (const label of labels) expect(textOf(document.querySelector('main'))).toContain(label)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    const page = await open('/desk/today', phone)
    expect([await axeViolations(page), await clippedFocusRings(page)]).toEqual([[], []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('adds no code to public pages', () => {
    const folder = new URL('../../../../dist/client/assets/', import.meta.url)
    const ours = /desk-action|portraits\.zip|Drop a folder of portraits/
    const found = readdirSync(folder).filter(
      (file) => file.endsWith('.js') && ours.test(readFileSync(new URL(file, folder), 'utf8')),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((file) => !file.startsWith('desk-'))).toEqual([])
  })
})
