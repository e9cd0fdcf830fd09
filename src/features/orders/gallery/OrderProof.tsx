import { Trans } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'
import { Section } from '~/ui/Section'
import { OrderErased } from '../OrderErased'

/** Proof of deletion at the top of the page, for an order whose files are all deleted. */
export function OrderProof({ order }: { order: KnownOrder }) {
  if (!order.erased) return null
  return (
    <Section tone="sand" space="snug" labelledBy="proof" className="order-proof">
      <h2 id="proof" className="text-figure display-tight">
        <Trans>Proof of deletion</Trans>
      </h2>
      <OrderErased order={order} erased={order.erased} />
    </Section>
  )
}
