import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  disputeKindNames,
  disputeReasonNames,
  disputeStatusNames,
  warningStatusNames,
} from '~/features/desk/content/disputes'
import type { DeskDispute } from '~/features/desk/schema'
import { useDateFormat } from '../../shell/useDateFormat'
import { useMoney } from '../../shell/useMoney'

/** The facts of one dispute or fraud warning. */
export function DisputeFacts({ dispute }: { dispute: DeskDispute }) {
  const { i18n } = useLingui()
  const { momentOf } = useDateFormat()
  const { kind, status, reason, currency, amountMinor, takenMinor, respondBy, openedAt } = dispute
  const inWords = useMoney()
  const money = (amount: number) => inWords(amount, currency)
  const state =
    kind === 'warning'
      ? warningStatusNames[status === 'open' ? 'open' : 'closed']
      : disputeStatusNames[status]
  const facts: [string, ReactNode, ReactNode][] = [
    [
      'since',
      <Trans key="since" comment="Desk: label of the moment when a dispute began">
        Since
      </Trans>,
      momentOf(openedAt),
    ],
  ]
  if (kind !== 'warning')
    facts.unshift([
      'reason',
      <Trans key="reason" comment="Desk: label of why a payment is disputed">
        Reason
      </Trans>,
      i18n._(disputeReasonNames[reason]),
    ])
  if (status === 'open' && respondBy !== null)
    facts.push([
      'due',
      <Trans key="due" comment="Desk: label of the moment until which a dispute can be answered">
        Answer by
      </Trans>,
      <strong key="value" className="text-rose">
        {momentOf(respondBy)}
      </strong>,
    ])
  if (takenMinor > 0)
    facts.push([
      'taken',
      <Trans key="taken" comment="Desk: label of the money that a dispute has taken">
        Taken from your account
      </Trans>,
      <span key="value" translate="no">
        {money(takenMinor)}
      </span>,
    ])
  return (
    <div>
      <p className="font-600">
        <span>{i18n._(disputeKindNames[kind])}</span> ·{' '}
        <span translate="no" className="figures">
          {money(amountMinor)}
        </span>
        {' · '}
        <span>{i18n._(state)}</span>
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-note">
        {facts.map(([key, label, value]) => (
          <div key={key} className="min-w-0">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
