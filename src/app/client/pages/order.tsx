import { OrderPage } from '~/features/orders/OrderPage'
import { startOwnPage } from '../startOwnPage'

/** @public `hydrate.ts` loads it by name. */
export const startPage = (host: HTMLElement) => startOwnPage(host, ['photos/order'], OrderPage)
