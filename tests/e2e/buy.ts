import type { Page } from 'playwright'
import { desktop, hydrated, origin, type VisitOptions, visit } from './visit'
import { words } from './words'

type Edition = keyof typeof words
type Outcome = 'Pay' | 'Pay with a delayed method' | 'Decline' | 'Cancel and go back' | 'Let it expire'
type Webhook = 'At once' | 'Late' | 'Twice' | 'Out of order' | 'Never'

/** The checkout, filled in and sent; on a phone in the same window, elsewhere in a new one. @returns the provider's page */
export async function toProvider(
  edition: Edition,
  options: { plan?: 'essential' | 'pro' | 'global'; device?: VisitOptions } = {},
): Promise<Page> {
  const { plan = 'essential', device = desktop } = options
  const w = words[edition]
  const page = await hydrated(await visit(`${w.checkout}?plan=${plan}`, device))
  await page.getByLabel(w.name).fill('Ana Lima')
  await page.getByLabel(w.email).fill('ana@example.com')
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

/** Sets how the provider fails its next calls, from the sandbox's own page. */
export async function breakProvider(calls: number): Promise<void> {
  const body = new URLSearchParams({ action: calls ? 'set' : 'clear', kind: 'error', calls: String(calls) })
  await fetch(`${origin}/__sandbox/faults`, {
    method: 'POST',
    body,
    headers: { Origin: origin },
    redirect: 'manual',
  })
}
