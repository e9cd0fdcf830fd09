import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'

export const checkoutHead: HeadText = {
  title: msg`Checkout`,
  description: msg`Secure checkout for your AI photo package.`,
}

/** Trust marks below the button. The specification lists the badges for the Portuguese checkout. */
export const trustMarks = {
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
    {
      id: 'refund',
      icon: 'refund',
      text: msg({ message: '30-day refund guarantee', comment: 'fixed by the specification' }),
    },
  ],
} as const

/** Card brands listed in the checkout; the English one lists none. */
export const acceptedCards: Record<EditionsWith<'checkout'>, readonly string[]> = {
  us: [],
  br: ['Visa', 'Mastercard', 'American Express'],
}
