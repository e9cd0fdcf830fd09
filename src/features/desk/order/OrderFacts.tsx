import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { providerName } from '~/features/desk/content/providerName'
import type { DeskOrder } from '~/features/desk/schema'
import { longDate } from '~/i18n/longDate'
import { translateOf } from '~/ui/browser/translateOf'
import { NewTab } from '~/ui/NewTab'
import { EditionMark } from '../shell/EditionMark'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'
import { useDateFormat } from '../shell/useDateFormat'
import { useMoney } from '../shell/useMoney'
import { OrderConsent } from './OrderConsent'
import { useChargedMoney } from './useChargedMoney'

/** The facts of an order: amounts, addresses, payment and retention. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { i18n } = useLingui()
  const { momentOf } = useDateFormat()
  const money = useMoney()
  const inCharged = useChargedMoney(order)
  const { email, enteredEmail, providerEmail, charged, refundedMinor, currency } = order
  const facts: [string, ReactNode, ReactNode][] = [
    [
      'plan',
      <Trans key="plan" comment="Desk: label">
        Plan
      </Trans>,
      <>
        <span>{order.plan || '–'}</span>
        {order.contents && <span className="block text-small">{order.contents}</span>}
      </>,
    ],
    [
      'amount',
      <Trans key="amount" comment="Desk: label">
        Amount
      </Trans>,
      money(order.amountMinor, currency),
    ],
  ]
  const add = (key: string, label: ReactNode, value: ReactNode) => value && facts.push([key, label, value])
  if (charged)
    add(
      'charged',
      <Trans comment="Desk: label of what was charged">Charged</Trans>,
      money(charged.amountMinor, charged.currency),
    )
  if (refundedMinor)
    add('refunded', <Trans comment="Desk: label of what went back">Refunded</Trans>, inCharged(refundedMinor))
  if (order.refundFailedMinor)
    add(
      'refund-failed',
      <Trans comment="Desk: label of a refund that failed">Didn’t arrive</Trans>,
      inCharged(order.refundFailedMinor),
    )
  if (order.takenMinor)
    add(
      'taken',
      <Trans comment="Desk: label of the money that a dispute has taken">Taken from your account</Trans>,
      money(order.takenMinor, charged?.currency ?? currency),
    )
  add(
    'email',
    <Trans comment="Desk: label">Email</Trans>,
    email && (
      <a
        href={`mailto:${email}`}
        translate="no"
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {email}
      </a>
    ),
  )
  if (enteredEmail !== email)
    add('entered', <Trans comment="Desk: label">Typed by the buyer</Trans>, enteredEmail)
  if (providerEmail !== email)
    add('provider-email', <Trans comment="Desk: label">At the provider</Trans>, providerEmail)
  add('edition', <Trans comment="Desk: label">Language</Trans>, <EditionMark edition={order.edition} />)
  add('created', <Trans comment="Desk: label">Ordered</Trans>, momentOf(order.createdAt))
  add('provider', <Trans comment="Desk: label">Paid through</Trans>, providerName(i18n, order.provider))
  add(
    'payment',
    <Trans comment="Desk: label of the payment's id">Payment</Trans>,
    order.paymentId && (
      <code translate="no" className="text-small">
        {order.paymentId}
      </code>
    ),
  )
  if (order.consent)
    add(
      'consent',
      <Trans comment="Desk: label of the buyer's consent to the use of their photos">Consent</Trans>,
      <OrderConsent consent={order.consent} />,
    )
  if (order.erasing)
    add(
      'erasing',
      <Trans comment="Desk: label">Photos and portraits</Trans>,
      <Trans comment="Desk: the deletion was asked for and is not finished">are being deleted</Trans>,
    )
  else if (order.endsAt) {
    // In the words of the buyer's page, so that both name the same day, whatever the time zone of the desk.
    const { photos, portraits } = order.endsApart ?? { photos: order.endsAt, portraits: 0 }
    const onlyPortraits = !order.sent.length && order.made.length > 0
    if (!onlyPortraits)
      add(
        'end',
        <Trans comment="Desk: label of the day on which photos go by themselves">Photos stay until</Trans>,
        longDate(photos, i18n.locale),
      )
    if (portraits || onlyPortraits)
      add(
        'portraits-end',
        <Trans comment="Desk: label of the day on which portraits go by themselves">
          Portraits stay until
        </Trans>,
        longDate(portraits || photos, i18n.locale),
      )
  }
  return (
    <Panel title={<Trans comment="Desk: heading">Details</Trans>}>
      <dl className="grid gap-x-8 gap-y-3 text-note md:grid-cols-2 lg:grid-cols-1">
        {facts.map(([key, label, value]) => (
          // On phones side by side where both fit in one line.
          <div key={key} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 md:block">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd
              translate={typeof value === 'string' ? translateOf(value) : undefined}
              className={`figures min-w-0 break-words ${key === 'plan' && order.contents ? 'basis-full' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {order.paidAt !== null && (
        <a href={order.buyerUrl} target="_blank" rel="noreferrer" className={`${textLinkClass} mt-3`}>
          <Trans comment="Desk: opens the page that the buyer sees">View as the buyer</Trans>
          <NewTab />
        </a>
      )}
    </Panel>
  )
}
