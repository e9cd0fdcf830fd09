import { Trans } from '@lingui/react/macro'
import { Notice } from '~/ui/Notice'
import type { ReturnedForm } from './useCheckoutReturn'

const link = 'font-600 underline underline-offset-4'

/** State of the payment, for a buyer who returns from the provider. Renders nothing if the state is not known. */
export function CheckoutReturned({ returned, className }: { returned: ReturnedForm; className: string }) {
  switch (returned.state) {
    case 'unpaid':
      return (
        <Notice kind="info" className={className}>
          <Trans>You came back without paying, and nothing was charged. Your details are still here.</Trans>
        </Notice>
      )
    case 'paid':
      return (
        <Notice kind="success" className={className}>
          <Trans>
            We received your payment.{' '}
            <a href={returned.url} className={link}>
              Send us your photos
            </a>
          </Trans>
        </Notice>
      )
    case 'pending':
      return (
        <Notice kind="info" className={className}>
          <Trans>
            Your payment is processing; you don’t need to pay again.{' '}
            <a href={returned.url} className={link}>
              Check its status
            </a>
          </Trans>
        </Notice>
      )
    default:
      return null
  }
}
