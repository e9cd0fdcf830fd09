import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { fillIn } from '~tests/e2e/journeys/buy'
import { atWallet, payPal } from '~tests/e2e/journeys/payWithWallet'
import { siteStores } from '~tests/e2e/site/stores'
import { holdRequests, hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { brotliFile } from '~tests/e2e/survey/weigh'

const stores = siteStores()

/** Counts the bytes of our scripts that a page loads, after brotli. */
function scriptBytes(page: Page): () => number {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname)
  })
  return () => [...files].reduce((sum, file) => sum + brotliFile(file), 0)
}

const planLink = (page: Page, price: number) =>
  page.locator('nav[aria-labelledby=package]').getByRole('link', { name: `$${price}` })
const sumsOf = (page: Page) =>
  page
    .locator('section[aria-labelledby=summary], .pay')
    .evaluateAll((parts) =>
      parts.flatMap((part) => (part as HTMLElement).innerText.replace(/\s/g, '').match(/\$\d+USD/g) ?? []),
    )

describe.each(sampledEditions(0))('the script of the checkout of %s', (edition) => {
  const w = words[edition]

  it('R-PAY-01 is at most 2 kB before a touch and 12 kB for a card payment', async () => {
    const page = await newVisitor(phone)
    const bytes = scriptBytes(page)
    await page.goto(origin + w.checkout)
    await page.waitForLoadState('networkidle')
    process.stdout.write(`${w.checkout}: ${bytes()} bytes of script before a touch\n`)
    expect(bytes()).toBeGreaterThan(500)
    expect(bytes()).toBeLessThanOrEqual(2_000)
    await fillIn(page, w)
    await hydrated(page)
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).tap()
    await page.waitForURL('**/__sandbox/checkout/**')
    process.stdout.write(`${w.checkout}: ${bytes()} bytes of script for a card payment\n`)
    expect(bytes()).toBeLessThanOrEqual(12_000)
  })

  it('R-PAY-01 R-COE-08 R-COB-10 a purchase before any script leads on once, and shows that it is busy', async () => {
    const page = await newVisitor(phone)
    await holdRequests(page)
    // The response is late, so that the page stays for a while.
    await page.route('**/orders', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto(origin + w.checkout, { waitUntil: 'commit' })
    const email = `${crypto.randomUUID()}@example.com`
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByLabel(w.email).fill(email)
    // In the page itself: the browser driver waits for a pending navigation.
    const shown = await page.evaluate(async () => {
      document.querySelector<HTMLButtonElement>('.pay [type=submit]')?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.pay button')]
      // A press that comes through nevertheless has the same key.
      buttons[0]?.click()
      return buttons.flatMap((one) => (one.checkVisibility() ? [[one.textContent, one.disabled]] : []))
    })
    expect(shown).toEqual([[w.busy, true]])
    await page.waitForURL('**/__sandbox/checkout/**')
    const orders = stores.rows('SELECT * FROM orders WHERE customer_email = ?', email)
    expect(orders).toMatchObject([{ edition, plan: 'essential', attempt: 1 }])
  })

  it('R-PRC-03 R-PAY-05 another plan keeps what was typed, also when it is pressed before the script has come', async () => {
    const page = await newVisitor({ viewport: { width: 1280, height: 900 } })
    const release = await holdRequests(page, '**/assets/startCheckout*.js')
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.goto(origin + w.checkout)
    await fillIn(page, w)
    await planLink(page, w.prices.pro).click()
    release()
    const typed = async () => [
      await page.getByLabel(w.name).inputValue(),
      await page.getByLabel(w.email).inputValue(),
    ]
    const show = (price: number) => expect.poll(() => sumsOf(page)).toEqual([`$${price}USD`, `$${price}USD`])
    await show(w.prices.pro)
    expect(await typed()).toEqual(['Ana Lima', 'ana@example.com'])
    await planLink(page, w.prices.global).press('Enter')
    await show(w.prices.global)
    expect(await typed()).toEqual(['Ana Lima', 'ana@example.com'])
    expect([documents, page.url()]).toEqual([1, `${origin}${w.checkout}?plan=global`])
    const hidden = (name: string) => page.locator(`form[data-call] [name=${name}]`).inputValue()
    expect([await hidden('plan'), await hidden('amount')]).toEqual(['global', `${w.prices.global}00`])
    const current = page.locator('nav[aria-labelledby=package] [aria-current=true]')
    expect(await current.textContent()).toContain(`$${w.prices.global}`)
    expect(await current.evaluate((link) => link === document.activeElement)).toBe(true)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: w.pay(w.prices.global) }).click(),
    ])
    await tab.waitForURL('**/__sandbox/checkout/**')
    expect(await tab.locator('dl').innerText()).toContain(`${w.prices.global}`)
  })

  it('R-COE-10 R-COB-10 a press of the disabled button says what is missing', async () => {
    const page = await hydrated(await visit(w.checkout, phone))
    const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
    expect(await button.isDisabled()).toBe(true)
    // Also when the first field has the focus already.
    await page.getByLabel(w.name).focus()
    await button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.locator('#customerEmail-error').getByText(w.addressEmpty).waitFor()
    expect(await page.getByLabel(w.name).evaluate((field) => field === document.activeElement)).toBe(true)
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: w.fillIn })
    await toast.waitFor()
    const error = page.locator('#customerEmail-error')
    await expect
      .poll(async () => {
        const [above, below] = [await error.boundingBox(), await toast.boundingBox()]
        return above && below && above.y + above.height <= below.y
      })
      .toBe(true)
    await fillIn(page, w)
    await button.tap()
    await page.waitForURL('**/__sandbox/checkout/**')
  })

  it('R-PRC-03 follows the link to another plan when its page cannot be fetched', async () => {
    const page = await hydrated(await visit(w.checkout, { allow: /Failed to load resource/ }))
    await page.route('**/payment*plan=pro', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    await planLink(page, w.prices.pro).click()
    await page.waitForURL(`**${w.checkout}?plan=pro`)
    expect(await sumsOf(page)).toEqual([`$${w.prices.pro}USD`, `$${w.prices.pro}USD`])
  })

  it('R-A11-16 R-PRC-03 without script the plan changes and the payment starts', async () => {
    const page = await visit(w.checkout, { javaScriptEnabled: false })
    await planLink(page, w.prices.pro).click()
    await page.waitForURL(`**${w.checkout}?plan=pro`)
    await fillIn(page, w)
    await page.getByRole('button', { name: w.pay(w.prices.pro) }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
    expect(await page.locator('dl').innerText()).toContain(`${w.prices.pro}`)
  })
})

it('R-PAY-11 the script of the checkout is at most 105 kB with the wallet, and comes with the choice', async () => {
  const page = await newVisitor()
  const bytes = scriptBytes(page)
  await page.goto(`${origin}${words.us.checkout}?plan=pro`)
  await hydrated(page)
  expect(bytes()).toBeLessThanOrEqual(12_000)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await fillIn(page, words.us)
  await page.getByRole('button', { name: payPal }).waitFor()
  process.stdout.write(`/payment: ${bytes()} bytes of script with the wallet\n`)
  expect(bytes()).toBeLessThanOrEqual(105_000)
})

it('R-COE-07 PayPal’s own page stands in when the code of the wallet is missing', async () => {
  const page = await hydrated(
    await visit(`${words.us.checkout}?plan=pro`, { allow: /Failed to (load|fetch)|ERR_FAILED/ }),
  )
  await page.route('**/assets/walletRoot*.js', (route) => route.abort())
  await fillIn(page, words.us)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: words.us.pay(words.us.prices.pro) }).click()
  await page.waitForURL('**/__sandbox/paypal/approve/**')
})

it('R-TIM-09 a toast of the checkout stays for 4 seconds, longer while it is read, and has its hotkey', async () => {
  const page = await hydrated(await visit(words.us.checkout))
  const toast = page.locator('[data-sonner-toast]')
  await page.getByLabel(words.us.name).press('Enter')
  await toast.waitFor()
  await page.keyboard.press('Alt+t')
  await page.waitForTimeout(4500)
  expect(await toast.count()).toBe(1)
  expect(await page.getByRole('region', { name: 'Notifications alt+T' }).count()).toBe(1)
  await page.getByLabel(words.us.name).focus()
  await toast.waitFor({ state: 'detached' })
})

it('R-PAY-14 every state of the wallet has the styles that it is drawn with', async () => {
  const page = await atWallet()
  const sizes = await page.getByRole('button', { name: payPal }).evaluate((button) => {
    const { backgroundColor, borderRadius } = getComputedStyle(button)
    const { width } = button.getBoundingClientRect()
    return { wide: width > 300, backgroundColor, borderRadius }
  })
  await page.getByRole('radio', { name: 'Credit/Debit Card' }).check()
  const card = page.getByRole('button', { name: words.us.pay(words.us.prices.pro) })
  await card.waitFor()
  expect(
    await card.evaluate((button) => {
      const { backgroundColor, borderRadius } = getComputedStyle(button)
      return { wide: button.getBoundingClientRect().width > 300, backgroundColor, borderRadius }
    }),
  ).toEqual(sizes)
})
