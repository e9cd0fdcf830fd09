import { Plural, Trans } from '@lingui/react/macro'
import type { DeskOrderRow } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'
import { DeskLink } from '../shell/DeskLink'
import { EditionMark } from '../shell/EditionMark'
import { useDateFormat } from '../shell/useDateFormat'
import { useMoney } from '../shell/useMoney'
import { DisputeMark } from './DisputeMark'
import { DueMark } from './DueMark'
import { OrderState } from './OrderState'
import { RefundMark } from './RefundMark'

const card =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card border border-line bg-white px-4 py-3.5 hover:border-ink'
const line =
  'lg:grid-cols-[8.5rem_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.2fr)] lg:items-center lg:gap-x-6 lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:px-2 lg:py-4 lg:hover:bg-white'

type OrderRowProps = {
  row: DeskOrderRow
  /** Keeps the card layout on wide screens. */
  narrow?: boolean
}

/** One order in a list: a card on phones, a table row on wide screens. The whole area links to the order. */
export function OrderRow({ row, narrow = false }: OrderRowProps) {
  const money = useMoney()
  const { since } = useDateFormat()
  const cell = narrow ? 'col-span-2' : 'col-span-2 lg:col-span-1'
  const { number, name, email, plan, photos, portraits } = row
  const amount = money(row.amountMinor, row.currency)
  return (
    <li className={narrow ? card : `${card} ${line}`}>
      <DeskLink
        href={`/desk/orders/${row.id}`}
        className="figures self-center font-600 after:absolute after:inset-0 after:content-empty"
      >
        <span translate="no">{number}</span>
      </DeskLink>
      <p className={`self-center justify-self-end text-small text-ink-soft ${narrow ? '' : 'lg:hidden'}`}>
        <EditionMark edition={row.edition} />
      </p>
      <div className={`min-w-0 ${cell}`}>
        <p className="truncate font-500">
          {name ? <span>{name}</span> : <Trans comment="Desk: the buyer's name is not known">No name</Trans>}
        </p>
        <p translate="no" className="truncate text-small text-ink-soft">
          {email}
        </p>
      </div>
      <div className={`min-w-0 text-small ${cell}`}>
        <p className="truncate">
          {plan ? (
            <span>{plan}</span>
          ) : (
            <Trans comment="Desk: the plan of an order is not known">Plan unknown</Trans>
          )}
        </p>
        <p className="figures text-ink-soft">
          <span translate="no">{amount}</span>
          {row.refundedMinor > 0 && row.status !== 'refunded' && (
            <>
              {' · '}
              <Trans comment="Desk: a part of the money went back">partly refunded</Trans>
            </>
          )}
          <span className={narrow ? 'hidden' : 'hidden lg:inline'}>
            {' · '}
            <EditionMark edition={row.edition} />
          </span>
        </p>
      </div>
      <div
        className={`mt-1.5 min-w-0 border-t border-line pt-2.5 ${cell} ${narrow ? '' : 'lg:mt-0 lg:border-0 lg:pt-0'}`}
      >
        <OrderState row={row} />
        <DueMark row={row} />
        <DisputeMark row={row} />
        <RefundMark row={row} />
        <p className="figures text-small text-ink-soft">
          <span className={row.stands ? 'font-600 text-rose' : ''}>
            {row.stands && <Icon name="clock" className="mr-1.5 align-[-0.15em]" />}
            {row.stands ? (
              <Trans comment="Desk: an order has not moved for too long; {0} is 'since Tuesday'">
                Stalled {since(row.since)}
              </Trans>
            ) : (
              <span>{since(row.since)}</span>
            )}
          </span>
          {photos > 0 && (
            <span>
              {' · '}
              <Plural value={photos} one="# photo" other="# photos" />
            </span>
          )}
          {portraits > 0 && (
            <span>
              {' · '}
              <Plural value={portraits} one="# portrait" other="# portraits" />
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
