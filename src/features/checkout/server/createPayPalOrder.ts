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
  /** PayPal's approval page, for when no pop-up can be opened; the upload page if the order is already paid. */
  url: string
  settled: boolean
}

/** Creates the PayPal order for a plan, in the only edition whose checkout has a wallet. */
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
