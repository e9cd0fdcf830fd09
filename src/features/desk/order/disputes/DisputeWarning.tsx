import { Trans } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { Notice } from '~/ui/Notice'
import { useChargedMoney } from '../useChargedMoney'

type DisputeWarningProps = { order: DeskOrder; before: 'work' | 'refund' }

/** Warns before production, delivery or a refund when the payment is disputed, may be, or was lost. */
export function DisputeWarning({ order, before }: DisputeWarningProps) {
  const { dispute, status } = order
  const money = useChargedMoney(order)
  if (!dispute || status === 'refunded') return null
  const sum = money(order.takenMinor)
  const text =
    before === 'refund'
      ? {
          disputed: (
            <Trans>
              A dispute is open: refunding now may pay the buyer twice. Answer the dispute, or accept it, in
              the provider’s dashboard instead.
            </Trans>
          ),
          warning: (
            <Trans>
              A dispute may follow. A refund in full now settles it; once there is a dispute, a refund would
              pay the buyer twice.
            </Trans>
          ),
          lost: <Trans>A dispute was lost, and {sum} is gone already. This would come on top.</Trans>,
        }[dispute]
      : {
          disputed: <Trans>A dispute is open: this payment may still be taken back.</Trans>,
          warning: <Trans>A dispute may follow: the payment for this order may be taken back.</Trans>,
          lost: <Trans>A dispute was lost: {sum} of this order is gone.</Trans>,
        }[dispute]
  return <Notice kind="warning">{text}</Notice>
}
