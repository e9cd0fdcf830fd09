import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { checkoutFormSchema } from '~/schemas/payment'
import { readForm } from '~/server/orders/readForm'
import { createServices } from '~/server/services'

/** What became of a form of the checkout that was sent to a provider, for the buyer who comes back to it. */
export const getCheckoutForm = createServerFn({ method: 'POST' })
  .validator(accept(checkoutFormSchema))
  .handler(({ data }) => readForm(createServices(), data.requestKey))
