import { pathOf } from '~/catalog/addresses'
import { logFailure } from '~/core/log'
import { failure, type Result } from '~/core/result'
import type { PaymentFailure } from '~/core/schemas/checkout'
import { type OrderEdition, orderEditions } from '~/core/schemas/orderEdition'
import type { CardPayment } from '~/features/checkout/schema'
import { isBookPrice } from '~/server/orders/isBookPrice'
import type { Services } from '~/server/services'
import { type StartedPayment, startPayment } from './startPayment'

/**
 * Starts a card payment for the checkout. The edition is derived from the return URLs in the request, which must be
 * ours. An amount or currency that differs from the price book is refused (R-PAY-08).
 */
export async function processStripePayment(
  services: Services,
  request: CardPayment,
): Promise<Result<StartedPayment, PaymentFailure>> {
  const edition = editionOf(services, request)
  if (!edition) return failure('foreign_address')
  if (!isBookPrice(edition, request)) return failure('amount_changed')
  try {
    return await startPayment(services, 'stripe', {
      offer: 'checkout',
      plan: request.planType,
      edition,
      requestKey: request.requestKey,
      customerName: request.customerName,
      customerEmail: request.customerEmail,
    })
  } catch (error) {
    logFailure('payment_failed', error)
    return failure('server_error')
  }
}

function editionOf({ config }: Services, { successUrl, cancelUrl }: CardPayment): OrderEdition | undefined {
  const success = new URL(successUrl)
  const cancel = new URL(cancelUrl)
  if (success.origin !== config.publicOrigin || cancel.origin !== config.publicOrigin) return undefined
  return orderEditions.find(
    (edition) =>
      success.pathname === pathOf('upload', edition) && cancel.pathname === pathOf('photo-service', edition),
  )
}
