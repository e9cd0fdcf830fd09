import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'

export const checkoutHead: HeadText = {
  title: msg`Checkout`,
  description: msg`Secure checkout for your AI photo package.`,
}

/** What the buyer is promised, beside the pay button. */
export const payMarks = {
  us: [
    {
      id: 'refund',
      icon: 'refund',
      text: msg({ message: '30-day money-back guarantee', comment: 'fixed by the specification' }),
    },
    {
      id: 'time',
      icon: 'clock',
      text: msg({ message: 'Processing time: 24–48 hours', comment: 'fixed by the specification' }),
    },
  ],
  br: [
    {
      id: 'refund',
      icon: 'refund',
      text: msg({ message: '30-day refund guarantee', comment: 'fixed by the specification' }),
    },
    { id: 'time', icon: 'clock', text: msg`Ready in under 24 hours in most cases` },
  ],
} as const

/** Badges below the button, which the specification lists for the Portuguese checkout. */
export const securityMarks = {
  us: [],
  br: [
    {
      id: 'ssl',
      icon: 'lock',
      text: msg({ message: '256-bit SSL encryption', comment: 'fixed by the specification' }),
    },
    {
      id: 'pci',
      icon: 'shield',
      text: msg({ message: 'PCI compliant', comment: 'fixed by the specification' }),
    },
    {
      id: 'stripe',
      icon: 'check',
      text: msg({ message: 'Verified by Stripe', comment: 'fixed by the specification' }),
    },
  ],
} as const

/**
 * Card brands beside the payment by card. In words, all alike: their owners do not allow a redrawn or recolored logo,
 * but allow the name in the typeface of the text around it.
 */
export const acceptedCards: Record<EditionsWith<'checkout'>, readonly string[]> = {
  us: ['Visa', 'Mastercard', 'Amex'],
  br: ['Visa', 'Mastercard', 'American Express'],
}
