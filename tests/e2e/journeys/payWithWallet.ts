import type { Page } from 'playwright'
import { desktop, hydrated, type VisitOptions, visit } from '../site/visit'
import { words } from '../site/words'
import { fillIn } from './buy'

type Outcome =
  | 'Pay'
  | 'Pay, held for review'
  | 'Pay with a declined card'
  | 'Pay, denied at once'
  | 'Cancel and go back'
type Webhook = 'At once' | 'Late' | 'Twice' | 'Out of order' | 'Never'

const w = words.us
export const payPal = `Pay with PayPal - $${w.prices.pro} USD`

/** The English checkout with PayPal chosen and the form filled in. */
export async function atWallet(device: VisitOptions = desktop): Promise<Page> {
  const page = await hydrated(await visit(`${w.checkout}?plan=pro`, device))
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await fillIn(page, w)
  await page.getByRole('button', { name: payPal }).waitFor()
  return page
}

/** Clicks the PayPal button. @returns the popup */
export async function openPayPal(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: payPal }).click(),
  ])
  await popup.waitForURL('**/__sandbox/paypal/approve/**')
  return popup
}

/** Chooses an outcome and a webhook behavior on PayPal's sandbox page. */
export async function choose(payPalPage: Page, outcome: Outcome, webhook: Webhook = 'Never'): Promise<void> {
  await payPalPage.getByLabel('E-mail').fill('ana@example.com')
  await payPalPage.getByRole('radio', { name: webhook, exact: true }).check()
  await payPalPage.getByRole('button', { name: outcome, exact: true }).click()
}

/** Waits for the upload page. @returns the wallet's payment id from its URL */
export async function atUpload(page: Page): Promise<string> {
  await page.waitForURL(`**${w.upload}?session_id=*&plan=pro`)
  await hydrated(page)
  return new URL(page.url()).searchParams.get('session_id') ?? ''
}
