import { createServerFn } from '@tanstack/react-start'
import { readWalletSettings } from '~/server/orders/readWalletSettings'
import { createServices } from '~/server/services'

/** Gives what the browser needs to open the wallet; `null` where no wallet is available. */
export const getWalletSettings = createServerFn().handler(() => readWalletSettings(createServices()))
