import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { deskPaths } from '~/catalog/desk'
import { shareOf } from '../../depth'
import { smallPhotos } from '../../fixtures/photos'
import { paidCard } from '../journeys/provider'
import { putPhoto } from '../journeys/putPhoto'
import { callFunction } from '../site/callFunction'
import { siteStores } from '../site/stores'
import { desktop, origin, phone, type VisitOptions } from '../site/visit'
import { arrive, type Company, companies, openWith } from './company'
import { autofill } from './strangers'

const stores = siteStores()

/** Creates an order that has received all its photos. */
async function orderWithPhotos(): Promise<string> {
  const session = await paidCard(origin, 'us')
  await putPhoto(origin, session, 1)
  await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
  return String(stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)[0]?.id)
}

async function message(name: string): Promise<void> {
  await callFunction(origin, 'contact', {
    source: 'us-home',
    edition: 'us',
    name,
    email: 'rui@example.com',
    message: `Do you do portraits? ${name}`,
    formKey: crypto.randomUUID(),
  })
}

const orderOf = (id: string) => stores.rows('SELECT * FROM orders WHERE id = ?', id)[0]
// Matches part of a name, because translated texts are prefixed with a mark.
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Waits longer than the last response of the translator. */
const translated = (page: Page) => page.waitForTimeout(1100)

const bothDevices: [string, VisitOptions][] = [
  ['wide', { ...desktop, viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
]

describe.each(companies)('the desk with %s', (_, company: Company, place) => {
  const devices = shareOf(bothDevices, 2, place)

  it.each(devices)(
    '%s: an order is started, annotated, delivered, reverted and refunded',
    async (_, device) => {
      const id = await orderWithPhotos()
      const page = await openWith(deskPaths.order.replace('$id', id), company, device)
      await press(page, 'Start production')
      await page.getByText('Started by').waitFor()
      await page.getByLabel('Private note').fill('Called her.')
      await page.getByText('Saved').waitFor()
      expect(orderOf(id)).toMatchObject({ status: 'in_production', note: 'Called her.' })

      await page.getByLabel('Choose portraits').setInputFiles(await smallPhotos(3))
      await page.getByRole('button', { name: 'Remove photo-2.png' }).click()
      await press(page, 'Remove it for good')
      await press(page, 'Deliver 2 portraits')
      await page.getByText('Delivered. The email to the buyer is waiting.').waitFor()
      await translated(page)
      await press(page, 'Undo it')
      await page.getByRole('button', { name: 'Deliver 2 portraits' }).waitFor()
      expect(orderOf(id)?.status).toBe('in_production')

      await press(page, 'Ask for more photos')
      await press(page, 'Send to the buyer')
      await page.getByText('Choose at least one reason, or write what’s missing.').waitFor()
      await page.evaluate(autofill, { values: { words: 'Brighter, please.' }, event: company.event } as const)
      await press(page, 'Send to the buyer')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(orderOf(id)?.photos_wanted).toBe('{"reasons":[],"words":"Brighter, please."}')

      await press(page, 'Refund')
      await translated(page)
      await page.evaluate(autofill, {
        values: { amount: '10.50', again: '10.05' },
        event: company.event,
      } as const)
      await press(page, /Refund \$/)
      await page.getByText('This isn’t the same amount.').waitFor()
      await page.evaluate(autofill, { values: { again: '10.50' }, event: company.event } as const)
      await press(page, 'Refund $10.50')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(orderOf(id)?.refunded_minor).toBe(1050)
      await page.getByRole('region', { name: 'History' }).getByText('$10.50').first().waitFor()
      await translated(page)
    },
  )

  it.each(devices)('%s: messages are answered, reopened and deleted', async (_, device) => {
    const names = [0, 1].map(() => `Rui ${crypto.randomUUID().slice(0, 8)}`)
    for (const name of names) await message(name)
    const [answeredOne = '', deletedOne = ''] = names
    const page = await openWith(deskPaths.messages, company, device)
    const card = (name: string) => page.getByRole('article', { name })
    await card(deletedOne).getByRole('button', { name: 'Delete' }).click()
    await translated(page)
    await press(page, 'Not now')
    await card(deletedOne).getByRole('button', { name: 'Delete' }).click()
    await press(page, 'Delete for good')
    await card(deletedOne).waitFor({ state: 'detached' })
    expect(stores.rows('SELECT 1 FROM contacts WHERE name = ?', deletedOne)).toEqual([])
    await translated(page)
    await card(answeredOne).getByRole('button', { name: 'Mark as answered' }).click()
    await card(answeredOne).waitFor({ state: 'detached' })
    // A browser without a history API loads the next page in full.
    await page.goto(`${origin}${deskPaths.messages}?list=answered`)
    await arrive(page, company)
    await card(answeredOne).getByRole('button', { name: 'Reopen' }).click()
    await card(answeredOne).waitFor({ state: 'detached' })
    await translated(page)
  })

  it.each(devices)('%s: search and navigation between lists work', async (_, device) => {
    const id = await orderWithPhotos()
    const number = String(orderOf(id)?.number).replace(/^.{4}/, '$&-')
    const page = await openWith(deskPaths.orders, company, device)
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(number)
    await page.getByText(`Results in all orders for “${number}”`).waitFor()
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: 'Start production' }).waitFor()
    await translated(page)
    await page.getByRole('link', { name: 'Messages' }).first().click()
    await page.getByRole('navigation', { name: 'Lists of messages' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Today' }).first().click()
    await page.getByRole('heading', { name: 'Missing pages' }).waitFor()
    await translated(page)
  })
})
