import type { Context } from 'hono'
import type { SandboxHost } from '../host'
import { decodeForm, type WireObject } from './decodeForm'

/** The one API version that the sandbox speaks. */
export const apiVersion = '2026-10-28.endive'

/** What the API runs with: the host, and whether this call is to fail. */
type StripeBindings = SandboxHost & { failing: boolean }
export type StripeEnv = { Bindings: StripeBindings }
export type StripeContext<Path extends string = string> = Context<StripeEnv, Path>

/** The body as it came. Read as bytes: workerd warns about a form that is read as text. */
export const rawBodyOf = async (c: StripeContext): Promise<string> =>
  new TextDecoder().decode(await c.req.arrayBuffer())

export const bodyOf = async (c: StripeContext): Promise<WireObject> => decodeForm(await rawBodyOf(c))
export const queryOf = (c: StripeContext): WireObject => decodeForm(new URL(c.req.url).search)

/** Stripe's answers are indented by two. */
export function answer(
  c: StripeContext,
  value: unknown,
  status: 200 | 400 | 401 | 404 | 409 | 500 = 200,
): Response {
  return c.body(`${JSON.stringify(value, null, 2)}\n`, status, { 'content-type': 'application/json' })
}
