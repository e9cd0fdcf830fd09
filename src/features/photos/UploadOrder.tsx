import { Trans, useLingui } from '@lingui/react/macro'
import { bindLastWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import type { UploadQueue } from './queue/useUploadQueue'

type Order = NonNullable<UploadQueue['order']>

/** Payment confirmation, the first information after paying. */
export function UploadOrder({ order }: { order: UploadQueue['order'] }) {
  const { t } = useLingui()
  return (
    <>
      <h2 className="flex items-center gap-3 text-sub font-600 font-display">
        {order ? (
          <>
            <Icon name="check" className="text-leaf" />
            <Trans>We received your payment</Trans>
          </>
        ) : (
          <span>{bindLastWords(t`Checking your payment…`)}</span>
        )}
      </h2>
      {order && <OrderFacts order={order} />}
    </>
  )
}

/** The plan, and the order number for inquiries. */
export function OrderFacts({ order: { plan, amount, number } }: { order: Order }) {
  const facts = [
    { id: 'plan', term: <Trans>Package</Trans>, text: plan },
    { id: 'amount', term: <Trans>Amount</Trans>, text: amount && <span translate="no">{amount}</span> },
    { id: 'number', term: <Trans>Order number</Trans>, text: number && <span translate="no">{number}</span> },
  ]
  return (
    <dl className="figures mt-4 grid gap-y-2 text-note sm:(flex flex-wrap gap-x-10)">
      {facts.map(
        ({ id, term, text }) =>
          text && (
            <div key={id} className="flex items-baseline justify-between gap-4 sm:block">
              <dt className="text-small text-ink-soft">{term}</dt>
              <dd
                className={`text-right font-600 sm:text-left ${id === 'number' ? 'whitespace-nowrap' : ''}`}
              >
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
