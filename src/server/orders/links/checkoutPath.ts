import { pathOf } from '~/catalog/addresses'
import type { Order } from '../order'

/** Returns the path of the page where an unpaid order can be paid. */
export const checkoutPath = ({ offer, edition, plan }: Pick<Order, 'offer' | 'edition' | 'plan'>): string =>
  offer === 'checkout' ? `${pathOf('checkout', edition)}?plan=${plan}` : pathOf('photo-service', edition)
