import { type Config, readConfig } from '../../config'
import { sandboxSdk } from '../sandbox'
import { openAccount } from './account'

export type WalletSettings = {
  /** Public, like everything here. */
  clientId: string
  environment: 'production' | 'sandbox'
  /** A script that stands in for PayPal's own, where the payment sandbox is in use. */
  standIn: string | null
}

/** What the browser needs to open the wallet; `null` where no wallet is available (R-PAY-15). */
export async function readWalletSettings(config: Config = readConfig()): Promise<WalletSettings | null> {
  const account = await openAccount(config)
  if (!account) return null
  return {
    clientId: account.clientId,
    environment: account.live ? 'production' : 'sandbox',
    standIn: sandboxSdk(config),
  }
}
