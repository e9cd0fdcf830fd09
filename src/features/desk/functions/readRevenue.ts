import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { deskRevenueSchema } from '~/features/desk/revenue'
import { deskActor } from '~/features/desk/server/actor'
import { readRevenue } from '~/features/desk/server/revenue/readRevenue'
import { createServices } from '~/server/services'

/** `desk-revenue`: what the payments of a period brought. */
export const deskRevenue = createServerFn({ method: 'POST' })
  .validator(validateInput(deskRevenueSchema))
  .handler(({ data }) => {
    deskActor()
    return readRevenue(createServices(), data)
  })
