import type { Context } from 'hono'
import type { SandboxHost } from '../host'
import type { Order } from './order'

/** Bindings of the API: the host, and whether this call must fail. */
type PaypalBindings = SandboxHost & { failing: boolean }
export type PaypalEnv = { Bindings: PaypalBindings }
export type PaypalContext<Path extends string = string> = Context<PaypalEnv, Path>

/** Returns the raw body. Reads it as bytes, so that middleware and handler share one cached read. */
export const rawBodyOf = async (c: PaypalContext): Promise<string> =>
  new TextDecoder().decode(await c.req.arrayBuffer())

/** Answers 201 with the order; without `Prefer: return=representation` only with PayPal's minimal representation. */
export function answerOrder(c: PaypalContext, order: Order): Response {
  const { id, status, payment_source, links } = order
  const whole = c.req.header('prefer')?.includes('return=representation')
  return c.json(whole ? order : { id, status, payment_source, links }, 201)
}
