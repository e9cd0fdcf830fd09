import type { Context } from 'hono'
import qs from 'qs'
import type { SandboxHost } from '../host'

/** The only API version that the sandbox supports. */
export const apiVersion = '2026-10-28.endive'

/** Bindings of the API: the host, and whether this call must fail. */
type StripeBindings = SandboxHost & { failing: boolean }
export type StripeEnv = { Bindings: StripeBindings }
export type StripeContext<Path extends string = string> = Context<StripeEnv, Path>

/** Returns the raw body. Reads it as bytes, because workerd warns when a form is read as text. */
export const rawBodyOf = async (c: StripeContext): Promise<string> =>
  new TextDecoder().decode(await c.req.arrayBuffer())

/** Decodes the form encoding of Stripe's clients, in which names nest with brackets. Values stay strings. */
export const decodeForm = (form: string): qs.ParsedQs =>
  qs.parse(form, { depth: 10, ignoreQueryPrefix: true })

export const bodyOf = async (c: StripeContext) => decodeForm(await rawBodyOf(c))
export const queryOf = (c: StripeContext) => decodeForm(new URL(c.req.url).search)

/** Answers with JSON indented by two spaces, as Stripe does. */
export function answer(
  c: StripeContext,
  value: unknown,
  status: 200 | 400 | 401 | 404 | 409 | 500 = 200,
): Response {
  return c.body(`${JSON.stringify(value, null, 2)}\n`, status, { 'content-type': 'application/json' })
}
