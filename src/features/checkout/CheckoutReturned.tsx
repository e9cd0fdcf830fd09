import { Trans } from '@lingui/react/macro'
import type { FormState } from '~/core/schemas/checkout'
import { Notice } from '~/ui/Notice'

const link = 'font-600 underline underline-offset-4'

type ReturnedProps = {
  returned: Pick<FormState, 'state'> & { url?: string }
  /** Name of the notice for `client/notices.ts`. */
  name: 'arrived' | FormState['state']
  hidden?: boolean
  className: string
}

/** State of the payment, for a buyer who returns from the provider. Renders nothing if the state is not known. */
export function CheckoutReturned({ returned: { state, url }, name, hidden, className }: ReturnedProps) {
  const shared = { 'data-notice': name, hidden, className }
  switch (state) {
    case 'unpaid':
      return (
        <Notice kind="info" {...shared}>
          <Trans>You came back without paying, and nothing was charged. Your details are still here.</Trans>
        </Notice>
      )
    case 'paid':
      return (
        <Notice kind="success" {...shared}>
          <Trans>
            We received your payment.{' '}
            <a href={url} className={link}>
              Send us your photos
            </a>
          </Trans>
        </Notice>
      )
    case 'pending':
      return (
        <Notice kind="info" {...shared}>
          <Trans>
            Your payment is processing; you don’t need to pay again.{' '}
            <a href={url} className={link}>
              Check its status
            </a>
          </Trans>
        </Notice>
      )
    default:
      return null
  }
}
