import type { Context } from 'hono'
import type { Address } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { isCheckoutPlan } from '~/catalog/photoPlans'
import { count } from './count'
import { isPerson } from './isPerson'

/**
 * Counts that a page was looked at, and a plan that its address chooses. A page that the reader's browser has already
 * (304) was looked at; one that was only asked about (HEAD) was not.
 */
export function countView(c: Context, { screen }: Address, edition: Edition): void {
  if (c.req.method !== 'GET' || !isPerson(c)) return
  count('view', edition, screen)
  if (screen === 'checkout' && isCheckoutPlan(c.req.query('plan'))) count('plan', edition)
}
