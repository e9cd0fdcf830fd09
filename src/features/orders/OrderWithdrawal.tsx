import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { KnownOrder } from '~/core/schemas/order'
import { isOver, withdrawalEffects } from '~/features/orders/content/order'
import { Button } from '~/ui/Button'

type WithdrawalProps = { edition: EditionsWith<'thank-you'>; sessionId: string; order: KnownOrder }

/** Says what a withdrawal of the consent leads to now, and confirms it. A plain form: it works without script. */
export function OrderWithdrawal({ edition, sessionId, order }: WithdrawalProps) {
  const { i18n } = useLingui()
  const { length } = order.portraits
  // Portraits that the buyer has seen are deleted too, also while the studio waits for other photos.
  const unfinished = length ? 'corrections' : order.state === 'in_production' ? 'production' : 'waiting'
  // After a refund before the delivery there are only photos.
  const effect = withdrawalEffects[isOver(order) ? (length ? 'complete' : 'photos') : unfinished]
  return (
    <form method="post" action="/orders/withdraw" className="mt-3 max-w-38em">
      <input type="hidden" name="session_id" value={sessionId} />
      <input type="hidden" name="edition" value={edition} />
      <p className="text-note">{i18n._(effect)}</p>
      <p className="mt-4">
        <Button type="submit" variant="danger" size="small">
          <Trans>Yes, withdraw it and delete everything</Trans>
        </Button>
      </p>
    </form>
  )
}
