import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { walletOrderSchema } from '~/features/checkout/schema'
import { createPayPalOrder as create } from '~/features/checkout/server/createPayPalOrder'
import { createServices } from '~/server/services'

/** `create-paypal-order` (R-API-05): creates the order that the buyer approves at PayPal. */
export const createPayPalOrder = createServerFn({ method: 'POST' })
  .validator(validateInput(walletOrderSchema))
  .handler(({ data }) => create(createServices(), data))
