import * as v from 'valibot'
import { checkoutPlanKeys, servicePlanKeys } from '~/catalog/photoPlans'
import { email, requiredLine } from '~/core/schemas/fields'
import { lineLength } from '~/core/schemas/limits'
import { orderEditions } from '~/core/schemas/orderEdition'
import { checkoutMethods } from '~/core/schemas/providers'
import { sessionIdSchema } from '~/core/schemas/sessionId'

/** Both required, and the email must be an email address; no other format check (R-COE-09). */
const customer = {
  customerName: v.pipe(requiredLine, v.maxLength(lineLength)),
  customerEmail: email,
}

const edition = v.picklist(orderEditions)

/** Fields of every checkout request. */
const checkoutFields = {
  ...customer,
  /** Whole dollars, as the page showed them. Compared with the price book, never trusted. */
  amount: v.number(),
  currency: v.string(),
  planType: v.picklist(checkoutPlanKeys),
}
/** Idempotency key, one per rendered form. Unguessable, so it also authorizes reading the form's state. */
const requestKey = v.pipe(v.string(), v.uuid())

/** The fields of `process-stripe-payment` (R-PAY-06). */
export const cardPaymentSchema = v.object({
  ...checkoutFields,
  successUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.pipe(v.string(), v.url()),
  requestKey,
})
export type CardPayment = v.InferOutput<typeof cardPaymentSchema>
/** What the page states of a card payment; its addresses are paths. The buyer and the form add the rest. */
export type CardCall = Omit<CardPayment, 'customerName' | 'customerEmail' | 'requestKey'>

/** The fields of `create-paypal-order` (R-PAY-12). */
export const walletOrderSchema = v.object({ ...checkoutFields, requestKey })
export type WalletOrder = v.InferOutput<typeof walletOrderSchema>

/** The fields of `process-paypal-payment` (R-PAY-13). */
export const walletPaymentSchema = v.object({ ...checkoutFields, paypalOrderId: sessionIdSchema })
export type WalletPayment = v.InferOutput<typeof walletPaymentSchema>

/** The key of a form that a buyer returns to. */
export const checkoutFormSchema = v.object({ requestKey })

/** Minor units, as the page shows them: a page opened before a deployment may show former prices. */
const amount = v.optional(v.string())

/** The forms of the plan cards and of the checkout, as posted without script. */
export const orderFormSchema = v.variant('offer', [
  v.object({ offer: v.literal('service'), edition, amount, plan: v.picklist(servicePlanKeys) }),
  v.object({
    offer: v.literal('checkout'),
    edition,
    amount,
    plan: v.picklist(checkoutPlanKeys),
    ...customer,
    requestKey: v.optional(requestKey),
    method: v.optional(v.picklist(checkoutMethods), 'card'),
  }),
])
