import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { walletOrderSchema } from '~/schemas/payment'
import { createPayPalOrder as create } from '~/server/orders/createPayPalOrder'
import { createServices } from '~/server/services'

/** `create-paypal-order` (R-API-05): makes the order that the buyer approves at PayPal. */
export const createPayPalOrder = createServerFn({ method: 'POST' })
  .validator(accept(walletOrderSchema))
  .handler(({ data }) => create(createServices(), data))
