import { createServerFn } from '@tanstack/react-start'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { readConfig } from '~/server/config'

/** Returns what the browser needs to open the wallet; `null` if no wallet is available. */
export const getWalletSettings = createServerFn().handler(() => readWalletSettings(readConfig()))
