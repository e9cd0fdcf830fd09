import type { WalletSettings } from '~/core/schemas/checkout'
import type { Services } from '~/server/services'

/** Returns what the browser needs to open the wallet; `null` if no wallet is available (R-PAY-15). */
export async function readWalletSettings({
  gateways,
}: Pick<Services, 'gateways'>): Promise<WalletSettings | null> {
  return (await gateways.paypal.readWalletSettings?.()) ?? null
}
