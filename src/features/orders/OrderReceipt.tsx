import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'
import { longDate } from '~/i18n/longDate'
import { OrderFactList } from './OrderFactList'

/** The receipt: plan, price, date, and the order number for support. */
export function OrderReceipt({ order }: { order: KnownOrder }) {
  const { i18n } = useLingui()
  const { number, plan, amount, refunded, refundFailed, orderedAt, timeZone } = order
  const facts = [
    {
      id: 'number',
      term: <Trans>Order number</Trans>,
      text: (
        <span translate="no" className="whitespace-nowrap">
          {number}
        </span>
      ),
    },
    {
      id: 'product',
      term: <Trans comment="What was bought">Product</Trans>,
      text: <Trans>AI portraits</Trans>,
    },
    plan && {
      id: 'plan',
      term: <Trans>Package</Trans>,
      text: (
        <>
          <span>{plan.name}</span>
          <span className="block text-small text-ink-soft font-500">{plan.summary}</span>
        </>
      ),
    },
    amount && { id: 'amount', term: <Trans>Price</Trans>, text: <span translate="no">{amount}</span> },
    refunded && {
      id: 'refunded',
      term: <Trans>Amount refunded</Trans>,
      text: <span translate="no">{refunded}</span>,
    },
    refundFailed && {
      id: 'refund-failed',
      term: <Trans>Didn’t reach you</Trans>,
      text: <span translate="no">{refundFailed}</span>,
    },
    {
      id: 'date',
      term: <Trans>Ordered</Trans>,
      text: longDate(orderedAt, i18n.locale, timeZone),
    },
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <section aria-labelledby="receipt" className="order-receipt">
      <h2 id="receipt" className="text-sub font-600 font-display">
        <Trans>Your order</Trans>
      </h2>
      <OrderFactList facts={facts} className="mt-4" />
      {refundFailed && (
        <p className="mt-2 border-t border-line pt-4 text-note font-500">
          <Trans>
            The refund came back to us. We’ll send it again or find another way, and write to you.
          </Trans>
        </p>
      )}
    </section>
  )
}
