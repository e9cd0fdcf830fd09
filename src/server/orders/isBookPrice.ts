import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { log } from '~/core/log'
import type { OrderEdition } from '~/core/schemas/orderEdition'

type Claim = {
  planType: CheckoutPlanKey
  /** Whole units, as the page showed them. */
  amount: number
  currency: string
}

/** Whether the price shown in the browser matches the price book. The shown price has no other use (R-PAY-08). */
export function isBookPrice(edition: OrderEdition, { planType, amount, currency }: Claim): boolean {
  const price = priceOf(edition, 'checkout', 'ai-photos', planType)
  const same = amount * 100 === price.amount && currency === price.currency
  if (!same) log('amount_refused', { plan: planType, edition, amount })
  return same
}
