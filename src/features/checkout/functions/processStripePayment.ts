import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { cardPaymentSchema } from '~/features/checkout/schema'
import { processStripePayment as start } from '~/features/checkout/server/processStripePayment'
import { createServices } from '~/server/services'

/** `process-stripe-payment` (R-API-04): starts a card payment. Returns `{ url, sessionId }` or a failure code. */
export const processStripePayment = createServerFn({ method: 'POST' })
  .validator(validateInput(cardPaymentSchema))
  .handler(({ data }) => start(createServices(), data))
