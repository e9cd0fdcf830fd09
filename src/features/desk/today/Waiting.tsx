import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { DeskToday } from '~/features/desk/overview'
import { AnswerDue } from '../messages/AnswerMark'
import { DueMark } from '../orders/DueMark'
import { countText } from '../shell/Count'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'

/** What waits for the studio, orders and messages side by side, and what of it is due next. */
export function Waiting({ today: { counts, due } }: { today: DeskToday }) {
  return (
    <Panel
      title={
        <Trans comment="Desk: heading above the numbers of waiting orders and messages">
          Waiting for you
        </Trans>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <Item
          href="/desk?list=start"
          count={counts.start}
          label={
            <Plural
              value={counts.start}
              _0="orders to start"
              one="order to start"
              other="orders to start"
              comment="Desk: under their number"
            />
          }
        />
        <Item
          href="/desk?list=production"
          count={counts.production}
          label={
            <Plural
              value={counts.production}
              _0="orders in production"
              one="order in production"
              other="orders in production"
              comment="Desk: under their number"
            />
          }
        />
        <Item
          href="/desk?list=review"
          count={counts.review}
          label={
            <Plural
              value={counts.review}
              _0="payments to check"
              one="payment to check"
              other="payments to check"
              comment="Desk: under their number"
            />
          }
        />
        <Item
          href="/desk/messages"
          count={counts.messages}
          label={
            <Plural
              value={counts.messages}
              _0="messages to answer"
              one="message to answer"
              other="messages to answer"
              comment="Desk: under their number"
            />
          }
        />
      </ul>
      {due.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {due.map(({ kind, id, name, at }) => (
            <li key={id}>
              <DeskLink
                href={kind === 'order' ? `/desk/orders/${id}` : '/desk/messages'}
                className="group block border-t border-line py-2.5 md:flex md:items-baseline md:justify-between md:gap-x-6"
              >
                <span dir="auto" className="block min-w-0 truncate font-500 group-hover:underline">
                  {name}
                </span>
                {kind === 'order' ? <DueMark row={{ dueAt: at }} /> : <AnswerDue at={at} />}
              </DeskLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Item({ href, count, label }: { href: string; count: number; label: ReactElement }) {
  return (
    <li>
      <DeskLink href={href} className="group figures block min-h-11 rounded">
        <span
          className={`block text-title font-display leading-none ${count ? 'font-600' : 'font-400 text-ink-soft'}`}
        >
          {countText(count)}
        </span>
        <span className="mt-1 block text-small underline decoration-edge underline-offset-4 group-hover:decoration-current">
          {label}
        </span>
      </DeskLink>
    </li>
  )
}
