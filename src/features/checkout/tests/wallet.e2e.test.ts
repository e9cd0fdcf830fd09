import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { confirmed, fillIn, sendPhotos } from '~tests/e2e/journeys/buy'
import { atUpload, atWallet, choose, openPayPal, payPal } from '~tests/e2e/journeys/payWithWallet'
import { payWallet, startCard } from '~tests/e2e/journeys/provider'
import { callFunction } from '~tests/e2e/site/callFunction'
import { advanceClock, installClock } from '~tests/e2e/site/clock'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, desktop, hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { smallPhotos } from '~tests/fixtures/photos'

const w = words.us
const fillInFirst = 'Please fill in your name and email above to continue with PayPal'
const paid = 'Payment successful!'
const notProcessed = 'Failed to process payment. Please contact support.'
const seeStatus = 'Check your payment’s status'
const failedToLoad = /Failed to load resource|Failed to fetch dynamically imported module/
const stores = siteStores()
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
const expectFocus = (page: Page, button: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(button)
const ordersOf = (session: string) =>
  stores.rows('SELECT * FROM orders WHERE provider_session_id = ?', session)
describe('the wallet option', () => {
  it('R-COE-05 R-COE-07 R-COE-09 R-ERR-18 X-12 is next to the card option, which is the default, and requires name and email first', async () => {
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
      ['Credit/Debit CardAccepted cards:Visa, Mastercard, Amex', true],
      ['PayPal', false],
    ])
    expect(scripts).toEqual([])
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('status').filter({ hasText: fillInFirst }).waitFor()
    expect(await page.getByRole('button', { name: payPal }).count()).toBe(0)
    expect(await page.getByRole('button', { name: w.pay(w.prices.pro) }).count()).toBe(0)
    await page.getByLabel(w.name).fill('  ')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByText(fillInFirst).waitFor()
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByRole('button', { name: payPal }).waitFor()
    expect(await page.getByText(fillInFirst).isVisible()).toBe(false)
    expect(scripts.length).toBeGreaterThan(0)

    // R-COE-09: an invalid email address shows an error at its field and opens no popup.
    await page.getByLabel(w.email).fill('no address')
    await page.getByRole('button', { name: payPal }).click()
    await page.getByText(w.addressWrong).waitFor()
    expect(await page.getByLabel(w.email).getAttribute('aria-invalid')).toBe('true')
    expect(page.context().pages()).toHaveLength(1)
    await page.getByRole('radio', { name: 'Credit/Debit Card' }).check()
    await page.getByRole('button', { name: w.pay(w.prices.pro) }).waitFor()
  })

  it('R-COB-12 X-21 does not exist in the Portuguese checkout', async () => {
    const { document } = await served(words.br.checkout)
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(1)
    expect(textOf(document.querySelector('main'))).not.toContain('PayPal')
  })

  it('R-PHE-12 is mentioned in the link from the service page', async () => {
    const { document } = await served(w.service)
    const label = 'Pay with PayPal or see all checkout packages'
    const link = [...document.querySelectorAll('main a')].find((one) => textOf(one) === label)
    expect(link?.getAttribute('href')).toBe(w.checkout)
  })

  it('R-PAY-14 shows loading and failure of the PayPal script, and loads it again on request', async () => {
    const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow: failedToLoad }))
    await fillIn(page, w)
    let resume: ((how: 'abort' | 'continue') => void) | undefined
    await page.route('**/paypal/sdk.js*', async (route) => {
      const how = await new Promise<'abort' | 'continue'>((resolve) => {
        resume = resolve
      })
      return route[how]()
    })
    const loads = async (how: 'abort' | 'continue') => {
      await page.getByRole('status').filter({ hasText: 'Loading PayPal…' }).waitFor()
      await expect.poll(() => resume).toBeDefined()
      resume?.(how)
      resume = undefined
    }
    await page.getByRole('radio', { name: 'PayPal' }).check()
    // A failed script is retried once before the error is shown.
    await loads('abort')
    await loads('abort')
    await page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await loads('continue')
    await expectFocus(page, payPal)
  })

  it('goes to PayPal’s own page when its script is blocked permanently', async () => {
    const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow: failedToLoad }))
    await page.route('**/paypal/sdk.js*', (route) => route.abort())
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await fillIn(page, w)
    await page.getByRole('button', { name: 'Continue on PayPal’s page' }).click()
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay')
    const session = await atUpload(page)
    await toast(page, paid).waitFor()
    expect((await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
  })
})
it('a card payment that cannot be started returns the focus to its button', async () => {
  const page = await hydrated(await visit(`${w.checkout}?plan=pro`, { allow: failedToLoad }))
  await fillIn(page, w)
  await page.route('**/_serverFn/process-stripe-payment*', (route) => route.abort())
  const button = w.pay(w.prices.pro)
  await page.getByRole('button', { name: button }).press('Enter')
  await page.locator('[data-notice=error]').waitFor()
  await expectFocus(page, button)
})
describe('paying with the wallet', () => {
  it('R-PAY-11 R-PAY-13 R-PAY-16 R-PAY-05 R-ERR-11 R-UPL-28 returns to its previous state when the buyer cancels or closes the popup, and then pays and sends photos', async () => {
    const page = await atWallet()
    await choose(await openPayPal(page), 'Cancel and go back')
    const button = page.getByRole('button', { name: payPal })
    await expect.poll(() => button.isEnabled()).toBe(true)
    await page.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    await expectFocus(page, payPal)
    const popup = await openPayPal(page)
    expect(await page.getByRole('button', { name: w.busy }).isDisabled()).toBe(true)
    await popup.close()
    await expect.poll(() => button.isEnabled()).toBe(true)
    await expectFocus(page, payPal)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)

    await choose(await openPayPal(page), 'Pay')
    const session = await atUpload(page)
    // The next page shows the toast, and only once.
    await toast(page, paid).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    await hydrated(page)
    expect(await toast(page, paid).count()).toBe(0)
    const [order, ...more] = await ordersOf(session)
    expect(more).toEqual([])
    expect(order).toMatchObject({
      provider: 'paypal',
      plan: 'pro',
      edition: 'us',
      status: 'paid',
      amount_minor: w.prices.pro * 100,
      currency: 'USD',
      customer_name: 'Ana Lima',
      customer_email: 'ana@example.com',
    })
    await sendPhotos(page, 'us', await smallPhotos(2))
    await confirmed(page, 'us')
    expect(stores.keys(`${session}/`)).toHaveLength(2)
  })

  it('R-ERR-11 R-TIM-09 the upload page shows the success toast for 4 seconds, and only when the server confirms the payment', async () => {
    const session = await payWallet(origin, 'pay', 'at_once')
    const page = await newVisitor({ ...desktop, allow: failedToLoad })
    await installClock(page)
    await page.goto(`${origin}${w.upload}?session_id=${session}&plan=pro#paid`)
    await toast(page, paid).waitFor()
    // From here only the test advances the clock; a little time has passed since the toast appeared.
    await page.clock.pauseAt(3000 + (await page.evaluate(() => Date.now())))
    expect(await toast(page, paid).isVisible()).toBe(true)
    await advanceClock(page, 2000)
    // Includes the exit animation.
    await advanceClock(page, 1000)
    await toast(page, paid).waitFor({ state: 'detached' })
    await page.clock.resume()

    // The `#paid` fragment alone does not show a success.
    const unpaid = await startCard(origin, 'us')
    await page.goto(`${origin}${w.upload}?session_id=${unpaid}#paid`)
    await page.getByText(w.notPaid).waitFor()
    await hydrated(page)
    expect(await toast(page, paid).count()).toBe(0)
  })

  it.each(['at_once', 'late', 'twice', 'out_of_order', 'never'] as const)(
    'R-PAY-19 has one effect with webhooks “%s”, however often the upload page polls',
    async (webhook) => {
      const session = await payWallet(origin, 'pay', webhook)
      for (let times = 0; times < 2; times++)
        await expect
          .poll(() => callFunction(origin, 'upload-session', { sessionId: session }))
          .toMatchObject({ state: 'ready' })
      expect(await ordersOf(session)).toMatchObject([{ status: 'paid' }])
      const mails = stores.rows(
        'SELECT kind FROM outbox JOIN orders ON orders.id = subject_id WHERE provider_session_id = ?',
        session,
      )
      expect(mails.map(({ kind }) => kind)).toEqual(['order_paid'])
    },
  )

  it('R-PAY-16 R-PAY-11 opens PayPal’s window again after a decline, on a phone too', async () => {
    const page = await atWallet(phone)
    const first = await openPayPal(page)
    const address = first.url()
    const again = page.context().waitForEvent('page')
    await choose(first, 'Pay with a declined card', 'At once')
    const second = await again
    await second.waitForURL(address)
    await page.getByText('PayPal declined this payment method, and nothing was charged.').waitFor()
    await choose(second, 'Pay', 'At once')
    const session = await atUpload(page)
    expect(address).toContain(session)
    expect(await ordersOf(session)).toMatchObject([{ status: 'paid', declines: 1 }])
  })

  it('R-ERR-09 shows that the payment was not processed when PayPal denies it, and allows another attempt', async () => {
    const page = await atWallet()
    await choose(await openPayPal(page), 'Pay, denied at once')
    await page.getByRole('alert').filter({ hasText: notProcessed }).waitFor()
    await toast(page, notProcessed).waitFor()
    await expectFocus(page, payPal)
    expect(await page.getByRole('link', { name: seeStatus }).getAttribute('href')).toMatch(
      /^\/upload\?session_id=/,
    )
    await choose(await openPayPal(page), 'Pay')
    expect(await ordersOf(await atUpload(page))).toMatchObject([{ status: 'paid', attempt: 2 }])
  })

  it('R-ERR-09 shows that the payment was not processed when our own server fails, and links to its status without a second payment', async () => {
    const page = await atWallet({ ...desktop, allow: failedToLoad })
    await page.route('**/_serverFn/process-paypal-payment', (route) => route.abort())
    await choose(await openPayPal(page), 'Pay')
    await page.getByRole('alert').filter({ hasText: notProcessed }).waitFor()
    await toast(page, notProcessed).waitFor()
    expect(await axeViolations(page)).toEqual([])
    // The upload page captures the approved payment regardless of the failed call.
    const status = await page.getByRole('link', { name: seeStatus }).getAttribute('href')
    const session = await atUpload(await visit(status ?? ''))
    await expect.poll(() => ordersOf(session)).toMatchObject([{ status: 'paid' }])
    // A second click leads to the same order.
    await page.getByRole('button', { name: payPal }).click()
    expect(await atUpload(page)).toBe(session)
    expect(await ordersOf(session)).toMatchObject([{ status: 'paid', attempt: 1 }])
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
    await fillIn(page, w)
    await page.getByRole('button', { name: w.pay(w.prices.pro) }).click()
    await page.waitForURL('**/__sandbox/paypal/approve/**')
    await choose(page, 'Pay')
    await page.waitForURL(`**${w.upload}?session_id=*&plan=pro*`)
    const session = new URL(page.url()).searchParams.get('session_id') ?? ''
    expect((await ordersOf(session)).map(({ status }) => status)).toEqual(['paid'])
  })
})
