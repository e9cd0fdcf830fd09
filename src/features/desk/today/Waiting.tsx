import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { DeskToday } from '~/features/desk/overview'
import { countText } from '../shell/Count'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'

/** What waits for the studio, orders and messages side by side, and what it delivered in a week. */
export function Waiting({ today: { counts, delivered } }: { today: DeskToday }) {
  return (
    <Panel
      title={
        <Trans comment="Desk: heading above the numbers of waiting orders and messages">
          Waiting for you
        </Trans>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-5">
        <Item
          href="/desk?list=start"
          count={counts.start}
          label={<Trans comment="Desk: under a number of orders">orders to start</Trans>}
        />
        <Item
          href="/desk?list=production"
          count={counts.production}
          label={<Trans comment="Desk: under a number of orders">orders in production</Trans>}
        />
        <Item
          href="/desk?list=review"
          count={counts.review}
          label={<Trans comment="Desk: under a number of orders">payments to check</Trans>}
        />
        <Item
          href="/desk/messages"
          count={counts.messages}
          label={<Trans comment="Desk: under a number">messages to answer</Trans>}
        />
        <Item
          href="/desk?list=delivered"
          count={delivered}
          label={<Trans comment="Desk: under a number of orders">delivered in the last 7 days</Trans>}
        />
      </ul>
    </Panel>
  )
}

function Item({ href, count, label }: { href: string; count: number; label: ReactElement }) {
  return (
    <li>
      <DeskLink href={href} className="figures block min-h-11 rounded hover:underline">
        <span className="block text-title font-600 font-display leading-none">{countText(count)}</span>
        <span className="mt-1 block text-small text-ink-soft">{label}</span>
      </DeskLink>
    </li>
  )
}
