import type * as v from 'valibot'
import type { WalletSettings } from '~/core/schemas/checkout'

/** `unavailable`: neither keys nor sandbox; payments are refused with the specified message. */
type PaymentMode = 'live' | 'test' | 'sandbox' | 'unavailable'

/** Our configured account at a provider. */
export type ProviderAccount<Keys = unknown> = { mode: PaymentMode; keys: Keys | undefined }

/** The deployment that a gateway is created for. */
export type Deployment = {
  /** Scheme, host and port for all URLs; never taken from the request's Host header. */
  publicOrigin: string
  /** Whether any provider takes real money. */
  live: boolean
}

/** Hosts that a page's content security policy allows. */
export type PolicyHosts = {
  /** Hosts that forms can submit to. */
  forms?: readonly string[]
  /** Hosts that scripts can be loaded from. */
  scripts?: readonly string[]
  /** Hosts that can be embedded in a frame. */
  frames?: readonly string[]
  /** Hosts that scripts can connect to and load images from. */
  calls?: readonly string[]
}

/**
 * Everything that differs between providers. The domain uses these properties and never checks a provider's name.
 * @typeParam Keys the values of its variables
 */
export type Provider<Keys = unknown> = {
  /** The provider's variables and secrets, all of them required. */
  variables: Readonly<Record<string, v.GenericSchema<string>>>
  /** The variable that determines live or test mode. */
  modeVariable: string
  isLive(keys: Keys): boolean
  /** Whether the payment sandbox replaces it when no keys are configured. */
  hasSandbox: boolean
  /** Whether an id has the format of the provider's session ids. */
  ownsSession(id: string): boolean
  /**
   * How the return URL contains the session id: the provider fills in a placeholder in our URL, or adds a parameter to
   * `/orders/<provider>`.
   */
  returnUrl: { mark: string } | { parameter: string }
  /** Whether the URL of the upload page contains the plan (R-PAY-11). */
  uploadNamesPlan: boolean
  /** Whether sessions expire at the requested time. */
  endsSessions: boolean
  /**
   * Whether it takes the money of a lost dispute as a refund, which the session then contains too. Otherwise a dispute
   * takes money on top of refunds.
   */
  settlesDisputesByRefund: boolean
  /** Whether payments of other shops on the same account can be read; otherwise they are reported as unknown. */
  showsOthersPayments: boolean
  /** Whether the buyer enters their email address on its page; else it is that of their account. */
  asksForEmail: boolean
  /** @param checkout whether the page is a checkout that offers this provider */
  policyHosts(account: ProviderAccount<Keys>, checkout: boolean): PolicyHosts
  /** Returns the settings for the provider's browser script. Absent if the provider only has a hosted page. */
  readWalletSettings?(account: ProviderAccount<Keys>, deployment: Deployment): Promise<WalletSettings | null>
}
