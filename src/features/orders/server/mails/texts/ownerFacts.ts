import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'

/** Labels of the facts in the owner's mails. */
export const ownerFacts = {
  order: msg({ message: 'Order', context: 'owner', comment: 'Mail to the owner: label of the order number' }),
  plan: msg({ message: 'Plan', context: 'owner', comment: 'Mail to the owner: label of the plan' }),
  price: msg({ message: 'Price', context: 'owner', comment: 'Mail to the owner: label of the price' }),
  charged: msg({
    message: 'Charged',
    context: 'owner',
    comment: 'Mail to the owner: label of the sum that was charged instead of the price',
  }),
  edition: msg({
    message: 'Language',
    context: 'owner',
    comment: 'Mail to the owner: label of the language that the buyer used',
  }),
  buyer: msg({ message: 'Buyer', context: 'owner', comment: 'Mail to the owner: label' }),
  email: msg({
    message: 'Email',
    context: 'owner',
    comment: 'Mail to the owner: label of the buyer’s address',
  }),
  entered: msg({
    message: 'Address typed at checkout',
    context: 'owner',
    comment: 'Mail to the owner: label of an email address',
  }),
  provider: msg({
    message: 'Paid through',
    context: 'owner',
    comment: 'Mail to the owner: label of Stripe or PayPal',
  }),
  payment: msg({
    message: 'Payment number',
    context: 'owner',
    comment: "Mail to the owner: label of the provider's number of the payment",
  }),
  duplicate: msg({
    message: 'Payment to refund',
    context: 'owner',
    comment: 'Mail to the owner: label of a second payment, by its provider and its number',
  }),
  session: msg({
    message: 'Checkout number',
    context: 'owner',
    comment: "Mail to the owner: label of the provider's number of the checkout",
  }),
  dispute: msg({
    message: 'Dispute number',
    context: 'owner',
    comment: "Mail to the owner: label of the provider's number of a dispute",
  }),
} satisfies Record<string, MessageDescriptor>

/** The time by which the buyer expects the portraits. */
export const deliverBy = msg({
  message: 'Deliver by {due}',
  context: 'owner',
  comment:
    'Mail to the owner: its first line. {due} such as Friday, March 5 at 7:59 AM (Brasilia Standard Time)',
})

/** Labels of the email address that the buyer has at a provider. */
export const providerEmailLabels: Record<PaymentProvider, MessageDescriptor> = {
  stripe: msg({
    message: 'Address given to Stripe',
    context: 'owner',
    comment: 'Mail to the owner: label of an email address',
  }),
  paypal: msg({
    message: 'PayPal account',
    context: 'owner',
    comment: 'Mail to the owner: label of an email address',
  }),
}

/** Names of the providers, the same in every language. */
export const providerTitles: Record<PaymentProvider, string> = { stripe: 'Stripe', paypal: 'PayPal' }

/** A payment by one of the owner's payment links; `{provider}` is Stripe or PayPal. */
export const paidByLink = msg({
  message: '{provider}, payment link',
  context: 'owner',
  comment: 'Mail to the owner: how the order was paid',
})

export const unknownFact = msg({
  message: 'unknown',
  context: 'owner',
  comment: 'Mail to the owner: in place of a sum',
})

/** Replaces the plan's name if a payment link does not identify the plan. */
export const unknownPlan = msg({
  message: 'not identified by its payment link',
  context: 'owner',
  comment: 'Mail to the owner: in place of the plan',
})

/** The language in which a buyer bought. */
export const editionLanguages: Record<OrderEdition, MessageDescriptor> = {
  us: msg({ message: 'English', context: 'owner', comment: "Mail to the owner: the buyer's language" }),
  br: msg({ message: 'Portuguese', context: 'owner', comment: "Mail to the owner: the buyer's language" }),
}

/** The owner's names for the statuses of an order, within a sentence. */
export const statusWords: Record<OrderStatus, MessageDescriptor> = {
  created: msg({ message: 'not paid', context: 'owner', comment: 'Mail to the owner: state of an order' }),
  pending: msg({
    message: 'payment processing',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  paid: msg({
    message: 'waiting for photos',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  photos_received: msg({
    message: 'ready to start',
    context: 'owner',
    comment: 'Mail to the owner: state of an order whose photos are here',
  }),
  in_production: msg({
    message: 'in production',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  delivered: msg({ message: 'delivered', context: 'owner', comment: 'Mail to the owner: state of an order' }),
  failed: msg({
    message: 'payment failed',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  expired: msg({
    message: 'checkout abandoned',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  refunded: msg({ message: 'refunded', context: 'owner', comment: 'Mail to the owner: state of an order' }),
  review: msg({
    message: 'payment to check',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
  emptied: msg({
    message: 'photos deleted',
    context: 'owner',
    comment: 'Mail to the owner: state of an order',
  }),
}
