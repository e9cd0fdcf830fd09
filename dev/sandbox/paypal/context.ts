import type { Context } from 'hono'
import type { SandboxHost } from '../host'
import type { Order } from './order'

/** What the API runs with: the host, and whether this call is to fail. */
type PaypalBindings = SandboxHost & { failing: boolean }
export type PaypalEnv = { Bindings: PaypalBindings }
export type PaypalContext<Path extends string = string> = Context<PaypalEnv, Path>

/** The body as it came. Read as bytes, so that text and middleware share one reading. */
export const rawBodyOf = async (c: PaypalContext): Promise<string> =>
  new TextDecoder().decode(await c.req.arrayBuffer())

/** 201 with the order; without `Prefer: return=representation` hardly more than its state. */
export function answerOrder(c: PaypalContext, order: Order): Response {
  const { id, status, payment_source, links } = order
  const whole = c.req.header('prefer')?.includes('return=representation')
  return c.json(whole ? order : { id, status, payment_source, links }, 201)
}
