import { pathOf } from '~/catalog/addresses'
import type { Order } from '../order'

/** Gives the path where an order that was not paid can be paid. */
export const checkoutPath = ({ offer, edition, plan }: Pick<Order, 'offer' | 'edition' | 'plan'>): string =>
  offer === 'checkout' ? `${pathOf('checkout', edition)}?plan=${plan}` : pathOf('photo-service', edition)
