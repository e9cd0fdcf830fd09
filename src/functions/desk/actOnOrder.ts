import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { deskDeedSchema } from '~/schemas/desk'
import { actOnOrder } from '~/server/desk/actOnOrder'
import { deskActor } from '~/server/desk/actor'
import { createServices } from '~/server/services'

/** `desk-deed`: does one thing to an order. Answers the order as it is then, or a failure code. */
export const deskDeed = createServerFn({ method: 'POST' })
  .validator(accept(deskDeedSchema))
  .handler(({ data }) => actOnOrder(createServices(), data, deskActor()))
