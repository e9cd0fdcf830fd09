import { createServerFn } from '@tanstack/react-start'
import { walletPaymentSchema } from '~/schemas/payment'
import { processPayPalPayment as process } from '~/server/orders/processPayPalPayment'

/** `process-paypal-payment` (R-API-06): takes what was approved. Answers `{ ok: true, orderId }` or a failure code. */
export const processPayPalPayment = createServerFn({ method: 'POST' })
  .validator(walletPaymentSchema)
  .handler(({ data }) => process(data))
