import { Trans } from '@lingui/react/macro'
import type { DeskToday } from '~/features/desk/overview'
import { DisputeFacts } from '../order/disputes/DisputeFacts'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'

/** Disputes that have not ended; those to answer come first. */
export function OpenDisputes({ disputes }: { disputes: DeskToday['disputes'] }) {
  return (
    <Panel lit title={<Trans comment="Desk: heading above disputes that are under way">Disputes</Trans>}>
      <ul className="grid gap-6">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <DisputeFacts dispute={dispute} />
            <DeskLink href={`/desk/orders/${dispute.orderId}`} className={textLinkClass}>
              {dispute.name ? (
                <Trans comment="Desk: leads to an order; {0} is its number, {1} the buyer's name">
                  Order {dispute.number}, {dispute.name}
                </Trans>
              ) : (
                <Trans comment="Desk: leads to an order; {0} is its number">Order {dispute.number}</Trans>
              )}
            </DeskLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
