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
  'relative grid items-baseline grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card border border-line bg-white px-4 py-3.5 hover:border-ink'
// Its ground extends beyond the text under the pointer, so that the text stays on the edge of the heading above.
const line =
  'md:grid-cols-[7.25rem_minmax(0,1fr)_minmax(0,.9fr)_minmax(0,1.7fr)] md:rounded-none md:border-0 md:border-b md:bg-transparent md:pl-0 md:pr-6 md:py-4 md:hover:bg-white md:hover:[box-shadow:-12px_0_#fff,12px_0_#fff] lg:grid-cols-[8rem_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-6'

type OrderRowProps = {
  row: DeskOrderRow
  /** Keeps the card layout on wide screens. */
  narrow?: boolean
}

/**
 * One order in a list: a card on phones, a table row on wide screens, led by its deadline. The whole area links to the
 * order.
 */
export function OrderRow({ row, narrow = false }: OrderRowProps) {
  const money = useMoney()
  const { since, longSince } = useDateFormat()
  const wait = longSince(row.since)
  const cell = narrow ? 'col-span-2' : 'col-span-2 md:col-span-1'
  const { number, name, email, plan, photos, portraits } = row
  const amount = money(row.amountMinor, row.currency)
  return (
    <li className={narrow ? card : `${card} ${line}`}>
      <DeskLink
        href={`/desk/orders/${row.id}`}
        className="figures whitespace-nowrap font-600 after:absolute after:inset-0 after:content-empty"
      >
        <span translate="no">{number}</span>
      </DeskLink>
      <p className={`justify-self-end pr-6 text-small text-ink-soft ${narrow ? '' : 'md:hidden'}`}>
        <EditionMark edition={row.edition} />
      </p>
      <Icon
        name="expand"
        className={`absolute right-3.5 top-4.5 text-ink-soft rotate--90 ${narrow ? '' : 'md:right-1 md:top-1/2 md:translate-y--1/2'}`}
      />
      <div className={`min-w-0 ${cell}`}>
        <p className="truncate font-500 leading-7">
          {name ? <span>{name}</span> : <Trans comment="Desk: the buyer's name is not known">No name</Trans>}
        </p>
        <p translate="no" className="truncate text-small leading-5 text-ink-soft">
          {email}
        </p>
      </div>
      <div
        className={`flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 ${cell} ${narrow ? '' : 'md:block'}`}
      >
        {/* Small words on a line of the usual height, so that the second lines of all columns are on one baseline. */}
        <p className="min-w-0 break-words leading-5 lg:leading-7">
          {plan ? (
            <span className="text-small">{plan}</span>
          ) : (
            <span className="text-small">
              <Trans comment="Desk: the plan of an order is not known">Plan unknown</Trans>
            </span>
          )}
        </p>
        <p className="figures text-small leading-5 text-ink-soft">
          <span translate="no">{amount}</span>
          {row.refundedMinor > 0 && row.status !== 'refunded' && (
            <>
              {' · '}
              <Trans comment="Desk: a part of the money went back">partly refunded</Trans>
            </>
          )}
          <span className={narrow ? 'hidden' : 'hidden md:inline'}>
            {' · '}
            <EditionMark edition={row.edition} />
          </span>
        </p>
      </div>
      <div
        className={`mt-1.5 min-w-0 border-t border-line pt-2.5 leading-7 ${cell} ${narrow ? '' : 'md:mt-0 md:border-0 md:pt-0'}`}
      >
        {row.dueAt === null ? <OrderState row={row} /> : <DueMark lead row={row} />}
        <div
          className={`dotted figures text-small leading-5 text-ink-soft ${row.dueAt === null ? 'ml-5.5' : ''}`}
        >
          {row.dueAt !== null && <OrderState row={row} />}
          {row.stalled ? (
            <span className="font-600 text-rose">
              <Trans comment="Desk: an order has not moved for too long; {0} is 'since Tuesday'">
                Stalled {since(row.since)}
              </Trans>
            </span>
          ) : (
            wait && <span>{wait}</span>
          )}
          {photos > 0 && (
            <span>
              <Plural value={photos} one="# photo" other="# photos" />
            </span>
          )}
          {portraits > 0 && (
            <span>
              <Plural value={portraits} one="# portrait" other="# portraits" />
            </span>
          )}
        </div>
        <DisputeMark row={row} />
        <RefundMark row={row} />
      </div>
    </li>
  )
}
