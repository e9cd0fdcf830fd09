import type { Page } from 'playwright'
import type { Photo } from '../../fixtures/photos'
import { settled } from '../site/settled'
import { desktop, hydrated, type VisitOptions, visit } from '../site/visit'
import { words } from '../site/words'
import { agree } from './agree'

type Edition = keyof typeof words
type Outcome = 'Pay' | 'Pay with a delayed method' | 'Decline' | 'Cancel and go back' | 'Let it expire'
type Webhook = 'At once' | 'Late' | 'Twice' | 'Out of order' | 'Never'

/** Fills in name and email in the checkout form. */
export async function fillIn(page: Page, w: { name: string; email: string | RegExp }): Promise<void> {
  await page.getByLabel(w.name).fill('Ana Lima')
  await page.getByLabel(w.email).fill('ana@example.com')
}

/** Submits the filled-in checkout. @returns the provider's page: the same tab on a phone, else a new one */
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

/** Chooses an outcome and a webhook behavior on the provider's sandbox page. */
export async function press(page: Page, outcome: Outcome, webhook: Webhook = 'At once'): Promise<Page> {
  await page.getByRole('radio', { name: webhook, exact: true }).check()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  return page
}

/** Pays for an order. @returns the hydrated upload page and the session */
export async function paidSession(edition: Edition = 'us', device: VisitOptions = desktop) {
  const page = await press(await toProvider(edition, { device }), 'Pay')
  await page.waitForURL(`**${words[edition].upload}?session_id=*`)
  const session = new URL(page.url()).searchParams.get('session_id') ?? ''
  await hydrated(page)
  await agree(page)
  return { page, session }
}

/** Chooses photos and sends them once the list is rendered; before that, layout shifts would move the button. */
export async function sendPhotos(page: Page, edition: Edition, photos: Photo[]): Promise<void> {
  const w = words[edition]
  await page.getByLabel(w.choose).setInputFiles(photos)
  for (const { name } of photos) await page.getByRole('button', { name: `${w.remove} ${name}` }).waitFor()
  await agree(page)
  await settled(page)
  await page.getByRole('button', { name: w.send }).click()
}

/**
 * Waits for the confirmation after photos were sent: several requests, one after another, so that a busy machine needs
 * longer than for one navigation.
 */
export async function confirmed(page: Page, edition: Edition): Promise<void> {
  await page.waitForURL(`**${words[edition].thanks}?session_id=*`, { timeout: 30_000 })
}

/** Presses send, or the button of the given name, and waits for the confirmation. */
export async function sendAndConfirm(
  page: Page,
  edition: Edition,
  button: string = words[edition].send,
): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await confirmed(page, edition)
}
