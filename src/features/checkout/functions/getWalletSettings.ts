import { createServerFn } from '@tanstack/react-start'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { readConfig } from '~/server/config'
import { createGateways } from '~/server/payments/providers'

/**
 * Returns what the browser needs to open the wallet; `null` if no wallet is available. Does not use `createServices`:
 * the checkout reads this while rendering, and a cold isolate would evaluate the database code for it.
 */
export const getWalletSettings = createServerFn().handler(() => {
  const config = readConfig()
  return readWalletSettings({ gateways: createGateways(config.payments, config) })
})
