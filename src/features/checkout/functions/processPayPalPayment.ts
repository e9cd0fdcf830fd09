import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { walletPaymentSchema } from '~/features/checkout/schema'
import { processPayPalPayment as process } from '~/features/checkout/server/processPayPalPayment'
import { createServices } from '~/server/services'

/** `process-paypal-payment` (R-API-06): captures an approved payment. Returns the order's id or a failure code. */
export const processPayPalPayment = createServerFn({ method: 'POST' })
  .validator(validateInput(walletPaymentSchema))
  .handler(({ data }) => process(createServices(), data))
