import { Plural, Trans } from '@lingui/react/macro'
import { type ReactElement, useId } from 'react'
import { countLimit, type DeskToday } from '~/features/desk/overview'
import { Icon } from '~/ui/Icon'
import { AnswerDue } from '../messages/AnswerMark'
import { DueMark } from '../orders/DueMark'
import { countText } from '../shell/Count'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'

/** What waits for the studio, orders and messages side by side, and what of it is due next. */
export function Waiting({ today: { counts, due } }: { today: DeskToday }) {
  const orders = restOf(due, 'order', [counts.start, counts.production])
  const messages = restOf(due, 'message', [counts.messages])
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
      {due.length > 0 && <DueNext due={due} orders={orders} messages={messages} />}
    </Panel>
  )
}

type Due = DeskToday['due']

/** How many wait besides those that are due next. Of a count that ends at its limit, the rest is not known. */
function restOf(due: Due, kind: Due[number]['kind'], counts: readonly number[]): number {
  if (counts.includes(countLimit)) return countLimit
  return counts.reduce((sum, count) => sum + count) - due.filter((item) => item.kind === kind).length
}

type DueNextProps = Pick<DeskToday, 'due'> & {
  /** Due later, and not listed. */
  orders: number
  messages: number
}

/** Who waits, what for, and until when. */
function DueNext({ due, orders, messages }: DueNextProps) {
  const headingId = useId()
  const [laterOrders, laterMessages] = [countText(orders), countText(messages)]
  return (
    <>
      <h3 id={headingId} className="mt-8 pb-2 text-note font-600">
        <Trans comment="Desk: heading above the orders and messages with the nearest deadlines">
          Due next
        </Trans>
      </h3>
      <ul aria-labelledby={headingId} className="border-b border-line">
        {due.map(({ kind, id, name, what, photos, at }) => (
          <li key={id}>
            <DeskLink
              href={kind === 'order' ? `/desk/orders/${id}` : '/desk/messages'}
              className="group relative grid items-baseline gap-x-6 border-t border-line py-2.5 pr-8 md:grid-cols-4 md:pr-0"
            >
              <span dir="auto" className="block min-w-0 truncate font-600 group-hover:underline">
                {name}
              </span>
              <span dir="auto" className="figures line-clamp-2 min-w-0 text-small text-ink-soft">
                <span>{what}</span>
                {photos > 0 && (
                  <>
                    {' · '}
                    <Plural value={photos} one="# photo" other="# photos" />
                  </>
                )}
              </span>
              <div className="md:col-span-2 md:pr-8">
                {kind === 'order' ? <DueMark row={{ dueAt: at }} /> : <AnswerDue at={at} />}
              </div>
              <Icon
                name="expand"
                className="absolute right-1 top-1/2 text-ink-soft rotate--90 translate-y--1/2"
              />
            </DeskLink>
          </li>
        ))}
      </ul>
      {orders + messages > 0 && (
        <p className="figures mt-1 flex flex-wrap items-center gap-x-4 text-note">
          <span className="text-ink-soft">
            <Trans comment="Desk: below the nearest deadlines, before links to the others">
              After these:
            </Trans>
          </span>
          {orders > 0 && (
            <DeskLink href="/desk" className={textLinkClass}>
              <Plural
                value={orders}
                one="# order"
                other={`${laterOrders} orders`}
                comment="Desk: after “After these:”, a link; {laterOrders} is a number, or “99+”"
              />
            </DeskLink>
          )}
          {messages > 0 && (
            <DeskLink href="/desk/messages" className={textLinkClass}>
              <Plural
                value={messages}
                one="# message"
                other={`${laterMessages} messages`}
                comment="Desk: after “After these:”, a link; {laterMessages} is a number, or “99+”"
              />
            </DeskLink>
          )}
        </p>
      )}
    </>
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
