import * as v from 'valibot'
import { checkoutPlanKeys, servicePlanKeys } from '~/content/photoPlans'

/** Required, and more than white space (R-COE-09). No other format check, but nothing a store would choke on. */
const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const edition = v.picklist(['us', 'br'])

/** The fields of `process-stripe-payment` (R-PAY-06), and the key of the form that makes a retry harmless. */
export const cardPaymentSchema = v.object({
  customerName: filled,
  customerEmail: filled,
  /** Whole dollars, as the page showed them. Compared with the price book, never trusted. */
  amount: v.number(),
  currency: v.string(),
  planType: v.picklist(checkoutPlanKeys),
  successUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.pipe(v.string(), v.url()),
  requestKey: v.pipe(v.string(), v.uuid()),
})
export type CardPayment = v.InferOutput<typeof cardPaymentSchema>

/** What the forms of the plan cards and of the checkout post without script. */
export const orderFormSchema = v.variant('offer', [
  v.object({ offer: v.literal('service'), edition, plan: v.picklist(servicePlanKeys) }),
  v.object({
    offer: v.literal('checkout'),
    edition,
    plan: v.picklist(checkoutPlanKeys),
    customerName: filled,
    customerEmail: filled,
  }),
])
