import { createServerFn } from '@tanstack/react-start'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { readConfig } from '~/server/config'
import { createGateways } from '~/server/payments/providers'

/**
 * Gives what the browser needs to open the wallet; `null` where no wallet is available. The checkout asks for it while
 * it is rendered, and a new isolate would have to evaluate the database's code for `createServices`.
 */
export const getWalletSettings = createServerFn().handler(() => {
  const config = readConfig()
  return readWalletSettings({ gateways: createGateways(config.payments, config) })
})
