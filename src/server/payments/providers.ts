import { type PaymentProvider, providerNames } from '~/core/schemas/providers'
import type { Provider } from './provider'
import * as registry from './registry'

/** All providers by name. */
export const providers: Readonly<Record<PaymentProvider, Provider>> = registry

type KeysOf<Registered> = Registered extends Provider<infer Keys> ? Keys : never

/** The names of all providers' variables and secrets. */
export type ProviderVariable = {
  [Name in PaymentProvider]: keyof KeysOf<(typeof registry)[Name]>
}[PaymentProvider]

/** Builds a record with a value for each provider. */
export function eachProvider<Value>(make: (name: PaymentProvider) => Value): Record<PaymentProvider, Value> {
  return Object.fromEntries(providerNames.map((name) => [name, make(name)])) as Record<PaymentProvider, Value>
}

/** Returns the provider of a session id, by its format; `undefined` if it matches none. */
export function providerOf(sessionId: string): PaymentProvider | undefined {
  return providerNames.find((name) => providers[name].ownsSession(sessionId))
}
