import type { Edition } from '~/catalog/editions'
import type { OrderEdition } from './orderEdition'

type Offered = {
  /** Its payment method in the checkout. */
  method: string
  /** The editions whose checkout offers it. */
  editions: Record<OrderEdition, boolean>
}

/**
 * All payment providers, each with a folder in `server/payments`. If an edition does not offer the requested method,
 * the first provider that it offers takes the payment.
 */
const paymentProviders = {
  stripe: { method: 'card', editions: { us: true, br: true } },
  // Only the English checkout offers the wallet.
  paypal: { method: 'wallet', editions: { us: true, br: false } },
} as const satisfies Record<string, Offered>

export type PaymentProvider = keyof typeof paymentProviders
export type CheckoutMethod = (typeof paymentProviders)[PaymentProvider]['method']

/** The editions whose checkout offers a provider. */
type EditionsOffering<P extends PaymentProvider> = {
  [E in OrderEdition]: (typeof paymentProviders)[P]['editions'][E] extends true ? E : never
}[OrderEdition]

/**
 * The only edition with a wallet. The wallet's calls contain no edition, so a second edition would charge this
 * one's prices: offering the wallet there is a type error here.
 */
export const walletEdition: [EditionsOffering<'paypal'>] extends ['us'] ? 'us' : never = 'us'

export const providerNames = Object.keys(paymentProviders) as PaymentProvider[]

/** All payment methods of the checkout. */
export const checkoutMethods = providerNames.map((name): CheckoutMethod => paymentProviders[name].method)

/** Whether the checkout of an edition offers a provider. `false` for an edition without a checkout. */
export function isOffered(provider: PaymentProvider, edition: Edition): boolean {
  const { editions }: { editions: Partial<Record<Edition, boolean>> } = paymentProviders[provider]
  return editions[edition] ?? false
}

/** The payment methods that the checkout of an edition offers. */
export function methodsOf(edition: Edition): CheckoutMethod[] {
  return providerNames.filter((name) => isOffered(name, edition)).map((name) => paymentProviders[name].method)
}

/** Returns the provider of a payment method, or the edition's first provider if it does not offer the method. */
export function providerFor(method: CheckoutMethod, edition: OrderEdition): PaymentProvider {
  const offered = providerNames.filter((name) => isOffered(name, edition))
  const provider = offered.find((name) => paymentProviders[name].method === method) ?? offered[0]
  if (!provider) throw new Error(`No provider takes payments of the edition ${edition}`)
  return provider
}
