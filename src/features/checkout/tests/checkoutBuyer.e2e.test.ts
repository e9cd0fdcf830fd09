import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { fillIn, press, toProvider } from '~tests/e2e/journeys/buy'
import { payPal } from '~tests/e2e/journeys/payWithWallet'
import {
  axeViolations,
  desktop,
  holdRequests,
  hydrated,
  newVisitor,
  origin,
  phone,
  visit,
} from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'

/** The checkout tab of a buyer, given the provider's tab. */
function checkoutTabOf(tab: Page): Page {
  const [first] = tab.context().pages()
  if (!first) throw new Error('the first tab is gone')
  return first
}
/** Clicks the pay button. @returns the provider's tab */
async function pay(page: Page, name: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name }).click(),
  ])
  await tab.waitForURL('**/__sandbox/checkout/**')
  return tab
}
describe('a buyer', () => {
  const w = words.us

  it('R-PAY-02 R-PAY-05 R-ERR-07 opens a new tab within the click, shows that in the first tab, and expires its session before opening another', async () => {
    const tab = await toProvider('us')
    const first = checkoutTabOf(tab)
    const button = (plan: keyof typeof w.prices) => w.pay(w.prices[plan])
    await first.getByText(w.elsewhere).waitFor()
    await first.locator('[data-sonner-toast]').filter({ hasText: w.redirecting }).waitFor()
    const links = first.getByRole('link', { name: /./ })
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toContain(tab.url())
    expect(await first.getByRole('button', { name: button('essential') }).isEnabled()).toBe(true)

    let before = tab
    for (const [change, plan] of [
      [() => first.getByRole('link', { name: `$${w.prices.global}` }).click(), 'global'],
      [() => first.getByLabel(w.name).fill('Bea'), 'global'],
    ] as const) {
      await change()
      await first.getByText(w.elsewhere).waitFor({ state: 'hidden' })
      expect(await first.getByLabel(w.email).inputValue()).toBe('ana@example.com')
      const next = await pay(first, button(plan))
      await first.getByText(w.elsewhere).waitFor()
      expect(next.url()).not.toBe(before.url())
      await before.reload()
      await before
        .getByRole('status')
        .filter({ hasText: 'This session has expired. Nothing was paid.' })
        .waitFor()
      before = next
    }

    // After payment in the other tab, the first tab shows it when it becomes visible.
    await press(before, 'Pay')
    await before.waitForURL(`**${w.upload}?session_id=*`)
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const arrived = first.getByRole('status').filter({ hasText: w.arrived })
    await arrived.waitFor()
    expect(await first.getByText(w.elsewhere).isVisible()).toBe(false)
    expect(await arrived.getByRole('link').getAttribute('href')).toBe(before.url())
  })

  it('R-PAY-05 a buyer who cancels returns to the plan, finds the form still filled, and sees that nothing was charged', async () => {
    const tab = await press(await toProvider('us', { plan: 'pro' }), 'Cancel and go back')
    await tab.waitForURL(`**${w.checkout}?plan=pro*`)
    await hydrated(tab)
    await tab.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    const typed = async () => [
      await tab.getByLabel(w.name).inputValue(),
      await tab.getByLabel(w.email).inputValue(),
    ]
    expect(await typed()).toEqual(['Ana Lima', 'ana@example.com'])
    // The restore token is removed from the URL, so a shared link does not reveal the form.
    await expect.poll(() => tab.url()).toBe(`${origin}${w.checkout}?plan=pro`)
    expect(await axeViolations(tab)).toEqual([])
    await tab.reload()
    await hydrated(tab)
    await expect.poll(typed).toEqual(['Ana Lima', 'ana@example.com'])
  })

  it('R-PAY-02 stays in the same window when pop-ups are blocked', async () => {
    const page = await hydrated(await visit(w.checkout, desktop))
    await page.evaluate(() => {
      window.open = () => null
    })
    await fillIn(page, w)
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
  })

  it('R-PAY-05 R-PAY-02 stays in the same window on a phone, restores the form after Back, and pays the same session', async () => {
    const page = await toProvider('us', { device: phone, plan: 'pro' })
    expect(page.context().pages()).toHaveLength(1)
    const session = page.url()
    await page.goBack()
    await hydrated(page)
    await page.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    await expect.poll(() => page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
    expect(await page.getByLabel(w.email).inputValue()).toBe('ana@example.com')
    await page.getByRole('button', { name: w.pay(w.prices.pro) }).click()
    await page.waitForURL(session)
  })

  it.runIf(!site.paymentLinks.us.essential)(
    'R-PHE-06 R-PAY-09 a buyer who cancels the payment of a plan card returns to the cards',
    async () => {
      const page = await visit(w.service)
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator('form[action="/orders"] button').first().click(),
      ])
      await tab.waitForURL('**/__sandbox/checkout/**')
      await press(tab, 'Cancel and go back')
      await tab.waitForURL(`**${w.service}#not-charged`)
      await tab.getByRole('status').filter({ hasText: w.leftUncharged }).waitFor()
      expect(await page.getByText(w.leftUncharged).isVisible()).toBe(false)
      // It is no longer so once the buyer goes to pay after all.
      await tab.locator('#not-charged[data-ready]').waitFor()
      const [again] = await Promise.all([
        tab.context().waitForEvent('page'),
        tab.locator('form[action="/orders"] button').first().click(),
      ])
      await again.waitForURL('**/__sandbox/checkout/**')
      await tab.getByText(w.leftUncharged).waitFor({ state: 'hidden' })
    },
  )

  it('keeps input and choices from before hydration', async () => {
    const page = await newVisitor()
    const release = await holdRequests(page)
    await page.goto(`${origin}${w.checkout}?plan=pro`, { waitUntil: 'commit' })
    await fillIn(page, w)
    await page.getByRole('radio', { name: 'PayPal' }).check()
    expect(await page.locator('[data-island=checkout][data-ready]').count()).toBe(0)
    release()
    // The entry script has run by then.
    await page.waitForLoadState('load')
    await hydrated(page)
    const button = page.getByRole('button', { name: payPal })
    await button.waitFor()
    expect(await button.isEnabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)
    expect(await page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
  })

  it('R-A11-16 R-FRM-15 pays without script', async () => {
    const page = await visit(w.checkout, { javaScriptEnabled: false })
    await fillIn(page, w)
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
  })
})
