import type { Context } from 'hono'
import type { Address } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { isCheckoutPlan } from '~/catalog/photoPlans'
import { count } from './count'
import { isPerson } from './isPerson'

/** Counts a page view and, on the checkout, the plan that its URL selects. A 304 counts as a view; a HEAD does not. */
export function countView(c: Context, { screen }: Address, edition: Edition): void {
  if (c.req.method !== 'GET' || !isPerson(c)) return
  count('view', edition, screen)
  if (screen === 'checkout' && isCheckoutPlan(c.req.query('plan'))) count('plan', edition)
}
