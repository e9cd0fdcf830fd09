import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { photosRecommended } from '~/core/schemas/limits'
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
  'relative grid items-baseline grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line bg-white px-4 py-3.5 hover:border-ink'
// Its ground extends beyond the text under the pointer, so that the text stays on the edge of the heading above.
const line =
  'md:grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,.9fr)_minmax(0,1.7fr)] md:rounded-none md:border-0 md:border-b md:bg-transparent md:pl-0 md:pr-6 md:py-4 md:hover:bg-white md:hover:[box-shadow:-12px_0_#fff,12px_0_#fff] lg:grid-cols-[minmax(0,1.1fr)_8rem_minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-6'

type OrderRowProps = {
  row: DeskOrderRow
  /** Keeps the card layout on wide screens. */
  narrow?: boolean
  /** Shows the address in the card layout too, for a search may have found it. */
  withEmail?: boolean
}

/**
 * One order in a list: a card on phones, a table row on wide screens. Begins with the buyer's name; the whole area
 * links to the order.
 */
export function OrderRow({ row, narrow = false, withEmail = false }: OrderRowProps) {
  const money = useMoney()
  const { since, longSince } = useDateFormat()
  const id = useId()
  const wait = longSince(row.since)
  const { number, name, email, plan, photos, portraits } = row
  const amount = money(row.amountMinor, row.currency)
  const isShort = row.status === 'photos_received' && photos < photosRecommended
  const onlyInTable = narrow ? 'hidden' : 'hidden md:block'
  return (
    <li className={narrow ? card : `${card} ${line}`}>
      <Icon
        name="expand"
        className={`absolute right-3.5 top-4.5 text-ink-soft rotate--90 ${narrow ? '' : 'md:right-1 md:top-1/2 md:translate-y--1/2'}`}
      />
      <div className="min-w-0">
        <DeskLink
          id={`${id}name`}
          href={`/desk/orders/${row.id}`}
          aria-labelledby={`${id}name ${id}number`}
          className={`block truncate font-600 leading-7 after:absolute after:inset-0 after:content-empty ${narrow ? 'mr-6' : 'mr-6 md:mr-0'}`}
        >
          {name ? <span>{name}</span> : <Trans comment="Desk: the buyer's name is not known">No name</Trans>}
        </DeskLink>
        <p
          translate="no"
          className={`truncate text-small leading-5 text-ink-soft ${name && !withEmail ? onlyInTable : ''}`}
        >
          {email}
        </p>
      </div>
      <div className={`figures flex items-baseline gap-x-1.5 text-ink-soft ${narrow ? '' : 'md:block'}`}>
        {/* Small words on a line of the usual height, so that the second lines of all columns are on one baseline. */}
        <p className={`whitespace-nowrap leading-5 ${narrow ? '' : 'lg:leading-7'}`}>
          <span id={`${id}number`} translate="no" className={`text-small ${narrow ? '' : 'md:text-ink'}`}>
            {number}
          </span>
        </p>
        <p className="text-small leading-5">
          <span aria-hidden="true" className={`mr-1.5 ${narrow ? '' : 'md:hidden'}`}>
            ·
          </span>
          <EditionMark edition={row.edition} />
        </p>
      </div>
      <div
        className={`flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 ${narrow ? '' : 'md:block'}`}
      >
        <p className={`min-w-0 break-words leading-5 ${narrow ? '' : 'lg:leading-7'}`}>
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
        </p>
      </div>
      <div
        className={`mt-1.5 min-w-0 border-t border-line pt-2.5 leading-7 ${narrow ? '' : 'md:mt-0 md:border-0 md:pt-0'}`}
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
            <span className={isShort ? 'font-600' : ''}>
              {isShort ? (
                <Trans comment="Desk: fewer photos than recommended, such as 5 of 20">
                  {photos} of {photosRecommended} photos
                </Trans>
              ) : (
                <Plural value={photos} one="# photo" other="# photos" />
              )}
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
