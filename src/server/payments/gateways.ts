import type { PaymentProvider } from '~/core/schemas/providers'
import type { Gateway } from './gateway'
import { createPayPalGateway } from './paypal/gateway'
import type { Deployment, ProviderAccount } from './provider'
import { eachProvider } from './providers'
import { createStripeGateway } from './stripe/gateway'

// Separate from the registry, whose facts every page needs: a gateway is code for requests that concern money.
const gateways: Readonly<Record<PaymentProvider, GatewayFactory>> = {
  paypal: { create: createPayPalGateway },
  stripe: { create: createStripeGateway },
}

/** A method, so that its account may be of one provider. */
type GatewayFactory = { create(account: ProviderAccount, deployment: Deployment): Gateway }

export type Gateways = Record<PaymentProvider, Gateway>

/** Creates the gateway of each provider for our account there. Calls no provider yet. */
export function createGateways(
  accounts: Readonly<Record<PaymentProvider, ProviderAccount>>,
  deployment: Deployment,
): Gateways {
  return eachProvider((name) => gateways[name].create(accounts[name], deployment))
}
