import { ThankYou } from '~/features/orders/ThankYou'
import { startOwnPage } from '../startOwnPage'

/** @public `hydrate.ts` loads it by name. */
export const startPage = (host: HTMLElement) => startOwnPage(host, ['photos/thank-you'], ThankYou)
