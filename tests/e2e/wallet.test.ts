import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { smallPhotos } from '../fixtures/photos'
import { breakProvider } from './buy'
import { atUpload, atWallet, choose, openPayPal, payPal } from './payWithWallet'
import { openStores } from './stores'
import { barriers, desktop, hydrated, origin, phone, visit } from './visit'
import { words } from './words'

const w = words.us
const fillIn = 'Please fill in your name and email above to continue with PayPal'
const notProcessed = 'Failed to process payment. Please contact support.'
const seeStatus = 'See how your payment stands'
const failedToLoad = /Failed to load resource|Failed to fetch dynamically imported module/

let stores: Awaited<ReturnType<typeof openStores>>
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())
afterEach(() => breakProvider(0))

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
/** What toasts say on this page, to be read after it has led to another. */
async function toastsOf(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const note = () => {
      const texts = [...document.querySelectorAll('[data-sonner-toast]')].map((shown) => shown.textContent)
      if (texts.length) sessionStorage.setItem('toasts', texts.join('\n'))
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  return async () => (await page.evaluate(() => sessionStorage.getItem('toasts'))) ?? ''
}

const ordersOf = (session: string) =>
  stores.rows('SELECT * FROM orders WHERE provider_session_id = ?', session)

/** Presses a button of the sandbox's dashboard for one payment. */
async function settle(session: string, action: string): Promise<void> {
  await fetch(`${origin}/__sandbox/paypal/orders/${session}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    headers: { Origin: origin },
    redirect: 'manual',
  })
}

describe('the choice of the wallet', () => {
  it('R-COE-05 R-COE-07 R-ERR-18 X-12 stands beside the card, which is chosen, and asks for name and e-mail first', async () => {
    const page = await visit(`${w.checkout}?plan=pro`)
    const scripts: string[] = []
    page.on('request', (request) => /paypal/.test(request.url()) && scripts.push(request.url()))
    await hydrated(page)
    const names = await page
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked]),
      )
    expect(names).toEqual([
      ['Credit/Debit Card', true],
      ['PayPal', false],
    ])
    expect(scripts).toEqual([])
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('status').filter({ hasText: fillIn }).waitFor()
    expect(await page.getByRole('button', { name: payPal }).count()).toBe(0)
    expect(await page.getByRole('button', { name: w.pay(299) }).count()).toBe(0)
    await page.getByLabel(w.name).fill('  ')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByText(fillIn).waitFor()
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByRole('button', { name: payPal }).waitFor()
    expect(await page.getByText(fillIn).count()).toBe(0)
    expect(scripts.length).toBeGreaterThan(0)
    await page.getByRole('radio', { name: 'Credit/Debit Card' }).check()
    await page.getByRole('button', { name: w.pay(299) }).waitFor()
  })

  it('R-COB-12 X-21 does not exist in the Portuguese checkout', async () => {
    const page = await hydrated(await visit(words.br.checkout))
    expect(await page.getByRole('radio').count()).toBe(1)
    expect(await page.getByText('PayPal').count()).toBe(0)
  })

  it('R-PHE-12 is named by the link from the service page', async () => {
    const page = await visit(w.service)
    await page.getByRole('link', { name: 'Pay with PayPal or see all checkout packages' }).click()
    await page.waitForURL(`**${w.checkout}`)
  })

  it('R-PAY-14 says that it loads, that it could not, and loads again; PayPal’s own page works without it', async () => {
    const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow: failedToLoad }))
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByLabel(w.email).fill('ana@example.com')
    let tries = 0
    await page.route('**/paypal/sdk.js*', async (route) => {
      await sleep(400)
      return ++tries === 1 ? route.abort() : route.continue()
    })
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('status').filter({ hasText: 'Loading PayPal…' }).waitFor()
    await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Load it again' }).click()
    await page.getByRole('status').filter({ hasText: 'Loading PayPal…' }).waitFor()
    await page.getByRole('button', { name: payPal }).waitFor()
  })

  it('goes to PayPal’s own page when its script is blocked for good', async () => {
    const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow: failedToLoad }))
    await page.route('**/paypal/sdk.js*', (route) => route.abort())
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByRole('button', { name: 'Continue on PayPal’s page' }).click()
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay')
    const session = await atUpload(page)
    expect((await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
  })
})

describe('paying with the wallet', () => {
  it.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])('R-PAY-11 R-PAY-13 R-ERR-11 R-UPL-28 pays %s and sends photos', async (_, device) => {
    const page = await atWallet(device)
    const said = await toastsOf(page)
    await choose(await openPayPal(page), 'Pay')
    await page.waitForURL(`**${w.upload}?session_id=*`)
    expect(await said()).toContain('Payment successful!')
    const session = await atUpload(page)
    const [order, ...more] = await ordersOf(session)
    expect(more).toEqual([])
    expect(order).toMatchObject({
      provider: 'paypal',
      plan: 'pro',
      edition: 'us',
      status: 'paid',
      amount_minor: 29900,
      currency: 'USD',
      customer_name: 'Ana Lima',
      customer_email: 'ana@example.com',
    })
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(2))
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}`)
    expect(await stores.keys(`${session}/`)).toHaveLength(2)
  })

  it.each(['At once', 'Late', 'Twice', 'Out of order'] as const)(
    'R-PAY-19 has one effect with webhooks “%s”, and after a refresh on the upload page',
    async (webhook) => {
      const page = await atWallet()
      await choose(await openPayPal(page), 'Pay', webhook)
      const session = await atUpload(page)
      await page.reload()
      await hydrated(page)
      await expect.poll(async () => (await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
      const mails = await stores.rows(
        'SELECT kind FROM outbox JOIN orders ON orders.id = subject_id WHERE provider_session_id = ?',
        session,
      )
      expect(mails.map(({ kind }) => kind)).toEqual(['order_paid'])
    },
  )

  it('R-PAY-16 R-PAY-05 is back where it was when the buyer cancels or closes the window, and says that nothing was charged', async () => {
    const page = await atWallet()
    await choose(await openPayPal(page), 'Cancel and go back')
    const button = page.getByRole('button', { name: payPal })
    await expect.poll(() => button.isEnabled()).toBe(true)
    await page.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    const popup = await openPayPal(page)
    expect(await page.getByRole('button', { name: w.busy }).isDisabled()).toBe(true)
    await popup.close()
    await expect.poll(() => button.isEnabled()).toBe(true)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it.each(['Never', 'At once'] as const)(
    'R-PAY-16 opens PayPal’s window again after a decline, with webhooks “%s”',
    async (webhook) => {
      const page = await atWallet()
      const first = await openPayPal(page)
      const address = first.url()
      const again = page.context().waitForEvent('page')
      await choose(first, 'Pay with a declined card', webhook)
      const second = await again
      await second.waitForURL(address)
      await page.getByText('PayPal declined this way of paying, and nothing was charged.').waitFor()
      await choose(second, 'Pay', webhook)
      const session = await atUpload(page)
      expect(address).toContain(session)
      expect(await ordersOf(session)).toMatchObject([{ status: 'paid', declines: 1 }])
    },
  )

  it('R-ERR-09 says that the payment was not processed when PayPal denies it, and takes another try', async () => {
    const page = await atWallet()
    await choose(await openPayPal(page), 'Pay, denied at once')
    await page.getByRole('alert').filter({ hasText: notProcessed }).waitFor()
    await toast(page, notProcessed).waitFor()
    expect(await page.getByRole('link', { name: seeStatus }).getAttribute('href')).toMatch(
      /^\/upload\?session_id=/,
    )
    await choose(await openPayPal(page), 'Pay')
    expect(await ordersOf(await atUpload(page))).toMatchObject([{ status: 'paid', attempt: 2 }])
  })

  it('R-ERR-10 closes the window again when PayPal does not answer, and keeps what was typed', async () => {
    const page = await atWallet()
    await breakProvider(10)
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: payPal }).click(),
    ])
    await page.getByRole('alert').filter({ hasText: 'PayPal payment failed. Please try again.' }).waitFor()
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(await page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
    expect(await barriers(page)).toEqual([])
  })

  it('R-ERR-09 says that the payment was not processed when our own server fails, and leads to where it stands', async () => {
    const page = await atWallet({ ...desktop, allow: failedToLoad })
    await page.route('**/_serverFn/process-paypal-payment', (route) => route.abort())
    await choose(await openPayPal(page), 'Pay')
    await page.getByRole('alert').filter({ hasText: notProcessed }).waitFor()
    await toast(page, notProcessed).waitFor()
    expect(await barriers(page)).toEqual([])
    // What was approved is taken there, whatever became of the first call.
    await page.getByRole('link', { name: seeStatus }).click()
    const session = await atUpload(page)
    await expect.poll(async () => (await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
  })

  it('leads a buyer who presses again after paying to the upload page, without a second payment', async () => {
    const page = await atWallet({ ...desktop, allow: failedToLoad })
    await page.route('**/_serverFn/process-paypal-payment', (route) => route.abort())
    await choose(await openPayPal(page), 'Pay', 'At once')
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: payPal }).click()
    const session = await atUpload(page)
    expect(await ordersOf(session)).toMatchObject([{ status: 'paid', attempt: 1 }])
  })

  it('R-COE-09 opens no window for an address that cannot be one, and says so at its field', async () => {
    const page = await atWallet()
    await page.getByLabel(w.email).fill('no address')
    await page.getByRole('button', { name: payPal }).click()
    await page.getByText(w.addressWrong).waitFor()
    expect(await page.getByLabel(w.email).getAttribute('aria-invalid')).toBe('true')
    expect(page.context().pages()).toHaveLength(1)
  })

  it('R-PAY-02 goes to PayPal in the same window when pop-ups are blocked', async () => {
    const page = await atWallet()
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: payPal }).click()
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay with a declined card')
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay')
    expect((await ordersOf(await atUpload(page))).map(({ status }) => status)).toEqual(['paid'])
  })

  it('R-A11-16 pays without script', async () => {
    const page = await visit(`${w.checkout}?plan=pro`, { javaScriptEnabled: false })
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByRole('button', { name: w.pay(299) }).click()
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay')
    await page.waitForURL(`**${w.upload}?session_id=*&plan=pro`)
    const session = new URL(page.url()).searchParams.get('session_id') ?? ''
    expect((await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
  })
})

describe('a payment that PayPal reviews', () => {
  it('R-API-09 waits calmly on the upload page, which opens by itself when the money is there', async () => {
    const page = await atWallet(phone)
    await choose(await openPayPal(page), 'Pay, held for review')
    const session = await atUpload(page)
    await page.getByRole('heading', { name: w.confirming }).waitFor()
    await page.getByText('You do not need to pay again.').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
    await settle(session, 'complete')
    await page.getByRole('heading', { name: w.confirming }).waitFor({ state: 'detached', timeout: 20_000 })
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}`)
  })

  it('says what to do when the review refuses it', async () => {
    const page = await atWallet()
    await choose(await openPayPal(page), 'Pay, held for review')
    const session = await atUpload(page)
    await page.getByRole('heading', { name: w.confirming }).waitFor()
    await settle(session, 'deny')
    await page.getByRole('alert').filter({ hasText: w.failed }).waitFor({ timeout: 20_000 })
    await page.getByRole('link', { name: w.backToCheckout }).click()
    await page.waitForURL(`**${w.checkout}?plan=pro`)
  })
})
