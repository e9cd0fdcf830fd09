import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/core/schemas/accept'
import { checkoutFormSchema } from '~/features/checkout/schema'
import { getCheckoutState } from '~/features/checkout/server/getCheckoutState'
import { createServices } from '~/server/services'

/** Tells a buyer who comes back from a provider what became of their form of the checkout. */
export const getCheckoutForm = createServerFn({ method: 'POST' })
  .validator(accept(checkoutFormSchema))
  .handler(({ data }) => getCheckoutState(createServices(), data.requestKey))
