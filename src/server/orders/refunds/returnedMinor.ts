import type { Order } from '../order'

/** Returns what the buyer got back, in minor units of the charge: through the provider, and outside of it. */
export const returnedMinor = ({ refundedMinor, settledMinor }: Order): number => refundedMinor + settledMinor
