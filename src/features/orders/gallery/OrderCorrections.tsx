import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'
import { isFullyErased } from '~/features/orders/content/order'
import { longDate } from '~/i18n/longDate'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from '../useOrder'
import { OrderCorrectionsForm } from './OrderCorrectionsForm'
import { OrderRemarks } from './OrderRemarks'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

type CorrectionsProps = {
  order: KnownOrder
  marks: Marks
  /** Absent while the order is not delivered. */
  verdicts: Verdicts | undefined
  actions: Pick<OrderActions, 'busy' | 'error' | 'act'>
}

/** The single round of corrections: a form, or the date and the words once it was sent. */
export function OrderCorrections({ order, marks, verdicts, actions }: CorrectionsProps) {
  const { i18n, t } = useLingui()
  const { mayCorrect, corrections } = order
  // The corrections concerned portraits that no longer exist.
  if (isFullyErased(order)) return null
  if (corrections) {
    const date = longDate(corrections.at, i18n.locale, order.timeZone)
    return (
      <Notice kind="success">
        {order.state === 'delivered' && corrections.made ? (
          <Plural
            value={corrections.made}
            one={`You asked for corrections on ${date}, and a new portrait is here.`}
            other={`You asked for corrections on ${date}, and # new portraits are here.`}
          />
        ) : order.state === 'delivered' || order.state === 'refunded' ? (
          <Trans>You asked for corrections on {date}.</Trans>
        ) : (
          <Trans>We received your corrections on {date}.</Trans>
        )}
        <SentMarks order={order} />
        {corrections.words && (
          <blockquote className="mt-2 order-words">{`“${corrections.words}”`}</blockquote>
        )}
        <OrderRemarks
          label={t`What you wrote about individual portraits`}
          className="pt-4"
          portraits={order.portraits.filter(({ remark }) => remark)}
        />
      </Notice>
    )
  }
  return mayCorrect && verdicts ? (
    <OrderCorrectionsForm order={order} marks={marks} verdicts={verdicts} actions={actions} />
  ) : null
}

/** Lists the marked portraits by number. */
function SentMarks({ order: { portraits } }: Pick<CorrectionsProps, 'order'>) {
  const { i18n } = useLingui()
  const numbers = portraits.filter(({ marked }) => marked).map(({ number }) => number)
  const list = new Intl.ListFormat(i18n.locale).format(numbers.map(String))
  if (!numbers.length) return null
  return (
    <>
      {' '}
      <Plural
        value={numbers.length}
        one={`You marked portrait ${list}.`}
        other={`You marked portraits ${list}.`}
      />
    </>
  )
}
