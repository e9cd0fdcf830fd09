import { expect, it } from 'vitest'
import { fillIn } from '~tests/e2e/journeys/buy'
import { atWallet, choose, openPayPal } from '~tests/e2e/journeys/payWithWallet'
import { served } from '~tests/e2e/site/served'
import { hydrated, origin, phone, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'

const w = words.us
const essential = '.checkout-packs a[href*=essential]'

it('R-PRC-03 R-PAY-11 the wallet pays for the plan that is shown, also when two plans cost the same', async () => {
  const page = await atWallet()
  const { document } = await served(`${w.checkout}?plan=pro`)
  const price = document.querySelector('form[data-call]')?.getAttribute('data-price')
  await page.route('**/payment?plan=essential', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-price="[^"]*"/, `data-price="${price}"`)
    await route.fulfill({ response, body })
  })
  await page.locator(essential).click()
  await page.locator('form[data-call*=essential]').waitFor()
  const asked = page.waitForRequest('**/_serverFn/create-paypal-order*')
  await openPayPal(page)
  expect((await asked).postData()).toContain('essential')
})

it('R-PRC-03 the wallet keeps plan and method while its window is open', async () => {
  const page = await atWallet()
  const popup = await openPayPal(page)
  const call = () => page.locator('form[data-call]').getAttribute('data-call')
  const before = await call()
  await page.locator(essential).click()
  expect(await page.getByRole('radio', { name: 'Credit/Debit Card' }).isDisabled()).toBe(true)
  await choose(popup, 'Cancel and go back')
  await page.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
  expect([await call(), page.url()]).toEqual([before, `${origin}${w.checkout}?plan=pro`])
  await page.locator(essential).click()
  await page.waitForURL('**/payment?plan=essential')
})

it('R-PRC-03 the plan stays while a card payment starts', async () => {
  const page = await hydrated(await visit(w.checkout, phone))
  await page.locator('.checkout-packs summary').tap()
  await fillIn(page, w)
  const answer = Promise.withResolvers<void>()
  await page.route('**/_serverFn/process-stripe-payment*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: w.pay(w.prices.essential) }).tap()
  await page.getByRole('button', { name: w.busy }).waitFor()
  await page.locator('.checkout-packs a[href*=pro]').tap()
  await page.waitForTimeout(500)
  answer.resolve()
  await page.waitForURL('**/__sandbox/checkout/**')
  expect(await page.locator('dl').innerText()).toContain(`${w.prices.essential}`)
  await page.goBack()
  await page.waitForURL(`**${w.checkout}*`)
  expect(new URL(page.url()).search).not.toContain('pro')
})
