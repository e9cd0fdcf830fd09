import { afterEach, expect, it, vi } from 'vitest'
import { createOrder } from '~/server/orders/createOrder'
import { createServices } from '~/server/services'
import { form } from '~tests/worker/support/buyer'

afterEach(() => vi.restoreAllMocks())

it('an order gets another number when the first is taken', async () => {
  const draw = vi.spyOn(crypto, 'getRandomValues')
  const same = (bytes: ArrayBufferView | null) => {
    ;(bytes as Uint8Array).fill(7)
    return bytes
  }
  draw.mockImplementationOnce(same as never).mockImplementationOnce(same as never)
  const services = createServices()
  const first = await createOrder(services, 'stripe', form())
  const second = await createOrder(services, 'stripe', form())
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(first.number).toBe('77777777')
  expect(second.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(second.number).not.toBe(first.number)
})
