import { describe, expect, it } from 'vitest'
import { sampledEditions } from '../../depth'
import { eventually } from '../site/eventually'
import { hydrated, newVisitor, origin, phone, visit } from '../site/visit'
import { words } from '../site/words'
import { underToasts } from '../survey/measure'
import { fillIn } from './buy'
import { atWallet, payPal } from './payWithWallet'

/** The browser logs every failed call, which these tests expect. */
const failedRequest = /Failed to load resource/

const unknown = { us: 'Unknown error', br: 'Erro desconhecido' }
const outOfReach = {
  us: 'our server can’t be reached right now',
  br: 'nosso servidor está fora do ar no momento',
}

const failures = [
  ['a rejected call', 400, 'invalid', unknown],
  ['a server error', 500, 'server_error', unknown],
  ['an outage', 503, 'unavailable', outOfReach],
] as const

describe.each(sampledEditions(0))('a failed call in %s', (edition) => {
  const w = words[edition]

  it('R-ERR-06 R-ERR-06b the card payment shows the failure for every response, and can be retried', async () => {
    const page = await hydrated(await visit(w.checkout, { ...phone, allow: failedRequest }))
    await fillIn(page, w)
    for (const [what, status, code, message] of failures) {
      await page.route('**/_serverFn/process-stripe-payment', (route) =>
        route.fulfill({ status, json: { code } }),
      )
      await page.getByRole('button', { name: /Checkout/ }).click()
      const alert = page.getByRole('alert').getByText(w.paymentFailed)
      await alert.waitFor()
      expect([what, await alert.textContent()]).toEqual([what, expect.stringContaining(message[edition])])
      await page.unroute('**/_serverFn/process-stripe-payment')
    }
    await page.getByRole('button', { name: /Checkout/ }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
  })
})

it('R-USH-27 R-ERR-06 the error toast never covers the pay bar, at any scroll position', async () => {
  const w = words.br
  const page = await hydrated(
    await visit(w.checkout, { ...phone, allow: failedRequest, reducedMotion: 'reduce' }),
  )
  await page.route('**/_serverFn/process-stripe-payment', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid' } }),
  )
  await fillIn(page, w)
  // At the lower edge, in flow in the middle of the window, at the upper edge, and out of view.
  for (const share of [0, 0.35, 0.9, 1]) {
    await page.evaluate((part) => {
      const bar = document.querySelector('.pay')?.parentElement?.getBoundingClientRect()
      scrollTo({ top: part * (scrollY + (bar?.bottom ?? 0)), behavior: 'instant' })
    }, share)
    await page.getByRole('button', { name: /Checkout/ }).dispatchEvent('click')
    await page.locator('[data-sonner-toast]').first().waitFor()
    await expect.poll(() => underToasts(page.locator('.pay'))).toBe(0)
  }
})

it('the upload page retries until the server responds', async () => {
  const page = await newVisitor({ allow: failedRequest })
  let requests = 0
  await page.route('**/_serverFn/upload-session', (route) => {
    requests++
    return requests < 3 ? route.fulfill({ status: 503, json: { code: 'unavailable' } }) : route.continue()
  })
  await page.clock.install()
  await page.goto(`${origin}${words.us.upload}?session_id=cs_test_nobody00`)
  await eventually(page, async () => expect(requests).toBeGreaterThanOrEqual(3))
  await page.getByRole('alert').first().waitFor()
})

it('R-ERR-10 the wallet payment shows the failure, and can be retried', async () => {
  const page = await atWallet({ allow: failedRequest })
  await page.route('**/_serverFn/create-paypal-order', (route) =>
    route.fulfill({ status: 500, json: { code: 'server_error' } }),
  )
  await page.getByRole('button', { name: payPal }).click()
  await page.getByRole('alert').getByText('PayPal payment failed. Please try again.').waitFor()
})
