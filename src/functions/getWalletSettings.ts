import { createServerFn } from '@tanstack/react-start'
import { readWalletSettings } from '~/server/gateways/paypal/readWalletSettings'

/** What the browser needs to open the wallet; `null` where no wallet is available. */
export const getWalletSettings = createServerFn().handler(() => readWalletSettings())
