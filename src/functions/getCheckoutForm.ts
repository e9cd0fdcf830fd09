import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { checkoutFormSchema } from '~/schemas/payment'
import { getCheckoutState } from '~/server/orders/readForm'
import { createServices } from '~/server/services'

/** Tells a buyer who comes back from a provider what became of their form of the checkout. */
export const getCheckoutForm = createServerFn({ method: 'POST' })
  .validator(accept(checkoutFormSchema))
  .handler(({ data }) => getCheckoutState(createServices(), data.requestKey))
