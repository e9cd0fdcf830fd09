import { describe, expect, it } from 'vitest'
import { press, toProvider } from './buy'
import { barriers, hydrated, origin, visit } from './visit'
import { editionNames, words } from './words'

/** Presses a button of the sandbox's dashboard for one payment. */
async function settle(session: string, action: 'succeeded' | 'failed' | 'refund'): Promise<void> {
  await fetch(`${origin}/__sandbox/sessions/${session}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    headers: { Origin: origin },
    redirect: 'manual',
  })
}

describe.each(editionNames)('a card payment of %s', (edition) => {
  const w = words[edition]

  it.each(['At once', 'Late', 'Twice', 'Out of order', 'Never'] as const)(
    'R-PAY-19 is paid on the buyer’s return with webhooks “%s”',
    async (webhook) => {
      const tab = await press(await toProvider(edition), 'Pay', webhook)
      await tab.waitForURL(`**${w.upload}?session_id=*`)
      await hydrated(tab)
      await expect.poll(() => tab.locator('main').getByRole('alert').count()).toBe(0)
      await expect.poll(() => tab.getByText(w.confirming).count()).toBe(0)
      expect(await tab.getByLabel(w.choose).isEnabled()).toBe(true)
    },
  )

  it('R-UPL-21 R-API-09 waits for a delayed method and opens by itself when the money is there', async () => {
    const tab = await press(await toProvider(edition), 'Pay with a delayed method')
    await tab.waitForURL(`**${w.upload}?session_id=*`)
    await hydrated(tab)
    await tab.getByRole('heading', { name: w.confirming }).waitFor()
    expect(await barriers(tab)).toEqual([])
    await settle(new URL(tab.url()).searchParams.get('session_id') ?? '', 'succeeded')
    await tab.getByRole('heading', { name: w.confirming }).waitFor({ state: 'detached', timeout: 20_000 })
    expect(await tab.getByRole('alert').count()).toBe(0)
  })

  it('says what to do when a delayed method fails', async () => {
    const tab = await press(await toProvider(edition), 'Pay with a delayed method')
    await tab.waitForURL(`**${w.upload}?session_id=*`)
    await hydrated(tab)
    await settle(new URL(tab.url()).searchParams.get('session_id') ?? '', 'failed')
    await tab.getByRole('alert').filter({ hasText: w.failed }).waitFor({ timeout: 20_000 })
    expect(await tab.getByRole('link', { name: w.backToCheckout }).getAttribute('href')).toBe(
      `${w.checkout}?plan=essential`,
    )
  })

  it('says that the money went back once it was refunded, and asks for no photos', async () => {
    const tab = await press(await toProvider(edition), 'Pay')
    await tab.waitForURL(`**${w.upload}?session_id=*`)
    await settle(new URL(tab.url()).searchParams.get('session_id') ?? '', 'refund')
    await tab.reload()
    await tab.getByRole('status').filter({ hasText: w.refunded }).waitFor()
    expect(await tab.locator('input[type=file]').count()).toBe(0)
  })

  it('can be tried again after a decline', async () => {
    const tab = await press(await toProvider(edition), 'Decline')
    await tab.getByRole('alert').waitFor()
    await press(tab, 'Pay')
    await tab.waitForURL(`**${w.upload}?session_id=*`)
  })

  it('says what to do when the session has expired', async () => {
    const tab = await toProvider(edition)
    const session = new URL(tab.url()).pathname.split('/').pop() ?? ''
    await press(tab, 'Let it expire')
    await tab.getByRole('status').waitFor()
    const page = await hydrated(await visit(`${w.upload}?session_id=${session}`))
    await page.getByRole('alert').filter({ hasText: w.notPaid }).waitFor()
    await page.getByRole('link', { name: w.backToCheckout }).click()
    await page.waitForURL(`**${w.checkout}?plan=essential`)
  })
})
