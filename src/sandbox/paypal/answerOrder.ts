import type { PaypalContext } from './context'
import type { Order } from './order'

/** 201 with the order; without `Prefer: return=representation` hardly more than its state. */
export function answerOrder(c: PaypalContext, order: Order): Response {
  const { id, status, payment_source, links } = order
  const whole = c.req.header('prefer')?.includes('return=representation')
  return c.json(whole ? order : { id, status, payment_source, links }, 201)
}
