import { expect, it } from 'vitest'
import { checkoutPrice, checkoutText } from '~tests/prices'
import { changeOrder, insertOrder, mailStates } from '~tests/worker/support/mailStates'
import { compose } from './buyerMails'

it('order_refunded says what was paid another way, and that a refunded order has ended', async () => {
  const price = checkoutPrice()
  const text = async (values: Parameters<typeof changeOrder>[1]) => {
    await changeOrder(id, values)
    const mail = await compose('order_refunded', id)
    return `${mail?.subject}\n${mail?.text}`
  }
  const { id } = await insertOrder({ ...mailStates.delivered.so, settledMinor: 5000 })
  const part = await text({ status: 'photos_received' })
  expect(part).toContain('You’ve been refunded $50\n')
  expect(part).toContain('Your order continues as before.')
  expect(part).not.toMatch(/on its way|ten days|closed|We keep/)
  const apart = await text({ status: 'refunded', settledMinor: price })
  expect(apart).toContain(`We’ve now paid back ${checkoutText()} in total.`)
  expect(apart).toMatch(/Your order is now closed\..*We keep the files in your order until/s)
  expect(apart).not.toMatch(/on its way|ten days|continues/)
  const mixed = await text({ settledMinor: 5000, refundedMinor: price - 5000 })
  expect(mixed).toContain(`You’ve been refunded ${checkoutText()}\n`)
  expect(mixed).toMatch(/ten days.*Your order is now closed\..*We keep the files in your order until/s)
  expect(mixed).not.toMatch(/on its way|partial/)
})
