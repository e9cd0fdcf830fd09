import type { WalletSettings } from '~/core/schemas/checkout'
import type { Config } from '~/server/config'
import { providers } from '~/server/payments/providers'

/**
 * Returns what the browser needs to open the wallet; `null` if no wallet is available (R-PAY-15). Needs neither a
 * gateway nor the database, whose code a cold isolate would evaluate for it.
 */
export const readWalletSettings = async (config: Config): Promise<WalletSettings | null> =>
  (await providers.paypal.readWalletSettings?.(config.payments.paypal, config)) ?? null
