import type * as v from 'valibot'
import type { Gateway } from './gateway'

/** `unavailable`: no keys and no sandbox; payments are refused with the specified message. */
type PaymentMode = 'live' | 'test' | 'sandbox' | 'unavailable'

/** Our account at a provider, as it is configured. */
export type ProviderAccount<Keys = unknown> = { mode: PaymentMode; keys: Keys | undefined }

/** The site that a gateway works for. */
export type Deployment = {
  /** Scheme, host and port that every address is built from; never the request's Host. */
  publicOrigin: string
  /** Whether any provider takes real money. */
  live: boolean
}

/** Hosts that a page's policy lets in. */
export type PolicyHosts = {
  /** That a form may lead to. */
  forms?: readonly string[]
  /** Whose script may run. */
  scripts?: readonly string[]
  /** That may draw a frame of their own. */
  frames?: readonly string[]
  /** That a script may call, and show pictures of. */
  calls?: readonly string[]
}

/**
 * Everything that differs between providers. The domain asks this and never a provider's name.
 * @typeParam Keys the values of its variables
 */
export type Provider<Keys = unknown> = {
  /** Variables and secrets of the deployment, all of them needed. */
  variables: Readonly<Record<string, v.GenericSchema<string>>>
  /** The variable that says whether money is real. */
  modeVariable: string
  isLive(keys: Keys): boolean
  /** Whether the payment sandbox stands in for it where no keys are. */
  hasSandbox: boolean
  /** Whether an id has the shape of its session ids. */
  ownsSession(id: string): boolean
  /**
   * How the way back from its page names the session: by a mark in our address that it fills in, or by a parameter
   * that it adds to `/orders/<provider>`.
   */
  returnUrl: { mark: string } | { parameter: string }
  /** Whether the upload page's address names the plan (R-PAY-11). */
  uploadNamesPlan: boolean
  /** Whether it ends a session at the hour that we ask for. */
  endsSessions: boolean
  /** Whether it shows payments of other shops on the same account; else it says that it does not know them. */
  showsOthersPayments: boolean
  /** Whether the buyer types the e-mail address on its page; else it is that of their account there. */
  asksForEmail: boolean
  /** What the owner's mails call the e-mail address that it knows. */
  emailLabel: string
  /** @param checkout whether the page is a checkout that offers it */
  policyHosts(account: ProviderAccount<Keys>, checkout: boolean): PolicyHosts
  createGateway(account: ProviderAccount<Keys>, deployment: Deployment): Gateway
}
