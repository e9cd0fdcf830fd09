import type { Edition } from '~/catalog/editions'
import type { OrderEdition } from './orderEdition'

type Offered = {
  /** The checkout's name for it. */
  method: string
  /** Which editions' checkouts offer it. */
  editions: Record<OrderEdition, boolean>
}

/**
 * Lists every provider of payments. Behind each line stands a folder of `server/gateways`. Where an edition does not
 * have what is asked for, the first provider that it has takes the payment.
 */
const paymentProviders = {
  stripe: { method: 'card', editions: { us: true, br: true } },
  // The wallet belongs to the English checkout.
  paypal: { method: 'wallet', editions: { us: true, br: false } },
} as const satisfies Record<string, Offered>

export type PaymentProvider = keyof typeof paymentProviders
export type CheckoutMethod = (typeof paymentProviders)[PaymentProvider]['method']

/** The editions whose checkout offers a provider. */
type EditionsOffering<P extends PaymentProvider> = {
  [E in OrderEdition]: (typeof paymentProviders)[P]['editions'][E] extends true ? E : never
}[OrderEdition]

/**
 * The one edition with a wallet: the wallet's calls name none. In a second edition they would charge this one's
 * prices, so offering it there is a type error here.
 */
export const walletEdition: [EditionsOffering<'paypal'>] extends ['us'] ? 'us' : never = 'us'

export const providerNames = Object.keys(paymentProviders) as PaymentProvider[]

/** The ways to pay that the checkout knows. */
export const checkoutMethods = providerNames.map((name): CheckoutMethod => paymentProviders[name].method)

/** Tells whether the checkout of an edition offers a provider. An edition without a checkout is offered none. */
export function isOffered(provider: PaymentProvider, edition: Edition): boolean {
  const { editions }: { editions: Partial<Record<Edition, boolean>> } = paymentProviders[provider]
  return editions[edition] ?? false
}

/** The ways to pay that the checkout of an edition offers. */
export function methodsOf(edition: Edition): CheckoutMethod[] {
  return providerNames.filter((name) => isOffered(name, edition)).map((name) => paymentProviders[name].method)
}

/** Gives the provider of a way to pay; in an edition without it, the first that the edition has. */
export function providerFor(method: CheckoutMethod, edition: OrderEdition): PaymentProvider {
  const offered = providerNames.filter((name) => isOffered(name, edition))
  const provider = offered.find((name) => paymentProviders[name].method === method) ?? offered[0]
  if (!provider) throw new Error(`No provider takes payments of the edition ${edition}`)
  return provider
}
