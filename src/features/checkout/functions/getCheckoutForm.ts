import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { checkoutFormSchema } from '~/features/checkout/schema'
import { getCheckoutState } from '~/features/checkout/server/getCheckoutState'
import { createServices } from '~/server/services'

/** Returns the state of a checkout form, for a buyer who returns from a provider. */
export const getCheckoutForm = createServerFn({ method: 'POST' })
  .validator(validateInput(checkoutFormSchema))
  .handler(({ data }) => getCheckoutState(createServices(), data.requestKey))
