import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '~/content/money'
import type { Currency } from '~/editions'
import type { DeskOrder } from '~/schemas/desk'
import { Button } from '~/ui/Button'
import { Panel } from '../shell/Panel'
import { AcceptDialog } from './AcceptDialog'
import { AskDialog } from './AskDialog'
import { PhotosWanted } from './PhotosWanted'
import type { Deeds } from './useDeeds'

/** What is to be done next, in a sentence and a button. Delivery has its own place, beside the portraits. */
export function NextStep({ order, deeds }: { order: DeskOrder; deeds: Deeds }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'ask' | 'accept'>()
  const can = (deed: (typeof order.deeds)[number]) => order.deeds.includes(deed)
  const said = sentenceOf(order)
  const close = () => setDialog(undefined)
  return (
    <>
      {said && (
        <Panel lit={order.status === 'photos_received' || order.status === 'review'} title={said.title}>
          <p className="max-w-38em">{said.text}</p>
          {order.photosWanted && order.wanted && (
            <PhotosWanted wanted={order.wanted} at={order.photosWantedAt} />
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            {can('accept') && (
              <Button onClick={() => setDialog('accept')}>
                <Trans comment="Desk: takes a payment that does not fit">Accept this payment</Trans>
              </Button>
            )}
            {can('start') && (
              <Button
                look={order.status === 'paid' ? 'secondary' : 'primary'}
                disabled={deeds.busy !== undefined}
                aria-busy={deeds.busy === 'start'}
                onClick={() => deeds.act({ deed: 'start' }, t`Production has started`)}
              >
                <Trans comment="Desk: button">Start production</Trans>
              </Button>
            )}
            {can('ask') && (
              <Button look="secondary" onClick={() => setDialog('ask')}>
                <Trans comment="Desk: opens a form">Ask for better photos</Trans>
              </Button>
            )}
          </div>
        </Panel>
      )}
      {dialog === 'ask' && <AskDialog deeds={deeds} onClose={close} />}
      {dialog === 'accept' && <AcceptDialog order={order} deeds={deeds} onClose={close} />}
    </>
  )
}

function sentenceOf(order: DeskOrder): { title: ReactNode; text: ReactNode } | undefined {
  const { amountMinor: amount, currency } = order.charged ?? order
  switch (order.status) {
    case 'review':
      return {
        title: <Trans comment="Desk: heading">The payment does not fit</Trans>,
        text: order.charged ? (
          <Trans>
            {formatMoney({ amount, currency: currency as Currency })} was charged, which is not what this
            order costs. Accept it as it is, or send it back: the order goes no further until you decide.
          </Trans>
        ) : (
          <Trans>
            The sum is right, but the account, the mode or the reference is another. Look at it at the
            provider. Then accept it as it is, or send it back.
          </Trans>
        ),
      }
    case 'photos_received':
      return {
        title: (
          <Plural
            value={order.photos}
            one="# photo is here. Ready to start"
            other="# photos are here. Ready to start"
          />
        ),
        text: (
          <Trans>
            Look at the photos first. Once production has started, the buyer can no longer change them.
          </Trans>
        ),
      }
    case 'paid':
      return {
        title: order.photosWanted ? (
          <Trans comment="Desk: heading">Waiting for better photos</Trans>
        ) : (
          <Trans comment="Desk: heading">Waiting for the buyer's photos</Trans>
        ),
        text: order.photosWanted ? (
          <Trans>The buyer has an email with the link. You are told as soon as new photos are here.</Trans>
        ) : (
          <Trans>There is nothing to do: the buyer has the link and is reminded.</Trans>
        ),
      }
    case 'in_production':
      return order.deeds.includes('ask')
        ? {
            title: <Trans comment="Desk: heading">In production</Trans>,
            text: <Trans>When the portraits are ready, drop them below and deliver.</Trans>,
          }
        : undefined
    default:
      return undefined
  }
}
