import { createServerFn } from '@tanstack/react-start'
import { cardPaymentSchema } from '~/schemas/payment'
import { processStripePayment as start } from '~/server/orders/processStripePayment'

/** `process-stripe-payment` (R-API-04): starts a card payment. Answers `{ url, sessionId }` or a failure code. */
export const processStripePayment = createServerFn({ method: 'POST' })
  .validator(cardPaymentSchema)
  .handler(({ data }) => start(data))
