import type { Page } from 'playwright'
import type { Photo } from '../fixtures/photos'
import { settled } from './settled'
import { desktop, hydrated, type VisitOptions, visit } from './visit'
import { words } from './words'

type Edition = keyof typeof words
type Outcome = 'Pay' | 'Pay with a delayed method' | 'Decline' | 'Cancel and go back' | 'Let it expire'
type Webhook = 'At once' | 'Late' | 'Twice' | 'Out of order' | 'Never'

/** Writes who buys into the form of the checkout. */
export async function fillIn(page: Page, w: { name: string; email: string | RegExp }): Promise<void> {
  await page.getByLabel(w.name).fill('Ana Lima')
  await page.getByLabel(w.email).fill('ana@example.com')
}

/** The checkout, filled in and sent; on a phone in the same window, elsewhere in a new one. @returns the provider's page */
export async function toProvider(
  edition: Edition,
  options: { plan?: 'essential' | 'pro' | 'global'; device?: VisitOptions } = {},
): Promise<Page> {
  const { plan = 'essential', device = desktop } = options
  const w = words[edition]
  const page = await hydrated(await visit(`${w.checkout}?plan=${plan}`, device))
  await fillIn(page, w)
  const button = page.getByRole('button', { name: w.pay(w.prices[plan]) })
  if (device.isMobile) {
    await button.click()
    await page.waitForURL('**/__sandbox/checkout/**')
    return page
  }
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
  await tab.waitForURL('**/__sandbox/checkout/**')
  return tab
}

/** Presses a button of the provider's page. */
export async function press(page: Page, outcome: Outcome, webhook: Webhook = 'At once'): Promise<Page> {
  await page.getByRole('radio', { name: webhook, exact: true }).check()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  return page
}

/** A paid order. @returns its session */
export async function paidSession(edition: Edition = 'us', device: VisitOptions = desktop) {
  const page = await press(await toProvider(edition, { device }), 'Pay')
  await page.waitForURL(`**${words[edition].upload}?session_id=*`)
  const session = new URL(page.url()).searchParams.get('session_id') ?? ''
  return { page: await hydrated(page), session }
}

/** Chooses photos and sends them once they stand there: before, they push the button away under the press. */
export async function sendPhotos(page: Page, edition: Edition, photos: Photo[]): Promise<void> {
  const w = words[edition]
  await page.getByLabel(w.choose).setInputFiles(photos)
  for (const { name } of photos) await page.getByRole('button', { name: `${w.remove} ${name}` }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: w.send }).click()
}
