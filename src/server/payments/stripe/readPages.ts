import type Stripe from 'stripe'

/** Ten calls of 100 items; no payment comes near it. */
const maxItems = 1000

/** Reads all pages of a list, up to 1000 items. */
export const readPages = <Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> =>
  list.autoPagingToArray({ limit: maxItems })
