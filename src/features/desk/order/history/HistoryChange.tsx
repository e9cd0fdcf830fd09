import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { changeTexts, deliveryTexts, paymentConfirmed } from '~/features/desk/content/history'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'
import { HistoryLine } from './HistoryLine'
import { useChangeDetail } from './useChangeDetail'

type Change = Extract<DeskEvent, { change: unknown }>

export function HistoryChange({ event, order }: { event: Change; order: DeskOrder }) {
  const { i18n } = useLingui()
  const detail = useChangeDetail(event, order)
  return (
    <HistoryLine at={event.at} note={actorName(event.by)}>
      {i18n._(textOf(event).id, { detail })}
    </HistoryLine>
  )
}

function textOf({ change, by, delivery }: Change) {
  if (delivery) return deliveryTexts[delivery]
  return change === 'paid' && by === 'provider' ? paymentConfirmed : changeTexts[change]
}

/** Names the actor of a change; a desk user by email address. */
function actorName(by: string): ReactElement {
  if (by === 'buyer') return <Trans comment="Desk: who did something">by the buyer</Trans>
  if (by === 'schedule')
    return <Trans comment="Desk: who did something: the scheduled job">automatically</Trans>
  if (by === 'provider') return <Trans comment="Desk: who said something">by the payment provider</Trans>
  return <span>{by}</span>
}
