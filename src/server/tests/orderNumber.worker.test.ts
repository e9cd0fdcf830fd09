import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createOrder } from '~/server/orders/createOrder'
import { createServices } from '~/server/services'
import { clearProviderFaults, form, press } from '~tests/worker/support/buyer'
import { linkSession } from '~tests/worker/support/paymentLinks'

const url = 'https://buy.stripe.com/number'
beforeEach(async () => {
  await clearProviderFaults()
  site.paymentLinks.us.essential = url
})
afterEach(() => {
  site.paymentLinks.us.essential = null
  vi.restoreAllMocks()
})

/** Makes the next orders draw a number of one digit. The sandbox draws longer ids. */
function drawOnly(digit: number, times: number): void {
  const { getRandomValues } = crypto
  let left = times
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(((bytes: Uint8Array<ArrayBuffer>) =>
    bytes.length === 8 && left-- > 0 ? bytes.fill(digit) : getRandomValues.call(crypto, bytes)) as never)
}

const number = /^[0-9A-HJKMNP-TV-Z]{8}$/

it('an order gets another number when the first is taken', async () => {
  drawOnly(7, 2)
  const services = createServices()
  const first = await createOrder(services, 'stripe', form())
  const second = await createOrder(services, 'stripe', form())
  expect(first.number).toBe('77777777')
  expect(second.number).toMatch(number)
  expect(second.number).not.toBe(first.number)
})

it('a payment through a payment link is not lost when its first number is taken', async () => {
  const session = await linkSession({
    url,
    amount: priceOf('us', 'service', 'ai-photos', 'essential').amount,
  })
  await press(session, 'pay', 'never')
  drawOnly(5, 2)
  const services = createServices()
  const first = await createOrder(services, 'stripe', form())
  expect(first.number).toBe('55555555')
  const confirmed = await confirmOrder(services, session)
  if (!confirmed.ok) throw new Error(confirmed.code)
  expect(confirmed.value).toMatchObject({ status: 'paid', number: expect.stringMatching(number) })
  expect(confirmed.value.number).not.toBe(first.number)
})
