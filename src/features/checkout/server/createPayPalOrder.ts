import { logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { StartFailure } from '~/core/schemas/checkout'
import { walletEdition } from '~/core/schemas/providers'
import type { WalletOrder } from '~/features/checkout/schema'
import { isBookPrice } from '~/server/orders/isBookPrice'
import type { Services } from '~/server/services'
import { startPayment } from './startPayment'

type CreatedOrder = {
  /** PayPal's id of the payment. */
  orderId: string
  /** Where the buyer approves it when no pop-up can be opened; the upload page when it is paid already. */
  url: string
  settled: boolean
}

/** Makes the wallet's order for a plan of the one checkout that has a wallet. */
export async function createPayPalOrder(
  services: Services,
  request: WalletOrder,
): Promise<Result<CreatedOrder, StartFailure>> {
  if (!isBookPrice(walletEdition, request)) return failure('amount_changed')
  try {
    const started = await startPayment(services, 'paypal', {
      offer: 'checkout',
      plan: request.planType,
      edition: walletEdition,
      requestKey: request.requestKey,
      customerName: request.customerName,
      customerEmail: request.customerEmail,
    })
    if (!started.ok) return started
    const { sessionId, url, settled = false } = started.value
    return success({ orderId: sessionId, url, settled })
  } catch (error) {
    logFailure('payment_failed', error)
    return failure('server_error')
  }
}
