import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Currency } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { DeskOrder } from '~/features/desk/schema'
import { useDateFormat } from '../shell/useDateFormat'
import { linkMail } from './linkMail'

type Sentence = { key: string; words: ReactNode }
type Said = { title: ReactNode; text: Sentence[] }

/** What waits for whom, as sentences, each chosen by the fact that makes it true. */
export function useNextStep(order: DeskOrder): Said | undefined {
  const { dayOf, now } = useDateFormat()
  switch (order.status) {
    case 'review':
      return { title: <Trans comment="Desk: heading">The payment does not fit</Trans>, text: [review(order)] }
    case 'photos_received':
      return {
        title: (
          <Plural
            value={order.photos}
            one="# photo is here. Ready to start"
            other="# photos are here. Ready to start"
          />
        ),
        text: [
          {
            key: 'look',
            words: (
              <Trans>
                Look at the photos first. Once production has started, the buyer can no longer change them.
              </Trans>
            ),
          },
        ],
      }
    case 'paid':
      return {
        title: order.photosWanted ? (
          <Trans comment="Desk: heading">Waiting for better photos</Trans>
        ) : (
          <Trans comment="Desk: heading">Waiting for the buyer's photos</Trans>
        ),
        text: [linkSentence(order), ...reminderSentence(order, dayOf, now), promise],
      }
    case 'in_production':
      return {
        title: <Trans comment="Desk: heading">In production</Trans>,
        text: [
          {
            key: 'deliver',
            words: <Trans>When the portraits are ready, drop them below and deliver.</Trans>,
          },
        ],
      }
    case 'emptied':
      return {
        title: <Trans comment="Desk: heading">Nothing is left to work with</Trans>,
        text: [...deletionSentences(order, dayOf), ways],
      }
    default:
      return undefined
  }
}

const promise: Sentence = { key: 'told', words: <Trans>You get an email when new photos are here.</Trans> }

const ways: Sentence = {
  key: 'ways',
  words: (
    <Trans>
      If the buyer still wants portraits, open the order for photos again. If not, give the money back.
    </Trans>
  ),
}

function review({ charged, amountMinor, currency }: DeskOrder): Sentence {
  const { amountMinor: amount, currency: of } = charged ?? { amountMinor, currency }
  return {
    key: 'review',
    words: charged ? (
      <Trans>
        {formatMoney({ amount, currency: of as Currency })} was charged, which is not what this order costs.
        Accept it as it is, or send it back: the order goes no further until you decide.
      </Trans>
    ) : (
      <Trans>
        The sum is right, but the account, the mode or the reference is another. Look at it at the provider.
        Then accept it as it is, or send it back.
      </Trans>
    ),
  }
}

/** Whether the buyer has the link to the upload, as far as a mail can tell. */
function linkSentence(order: DeskOrder): Sentence {
  const words = {
    sent: <Trans>The buyer has an email with the link.</Trans>,
    waiting: <Trans>An email with the link is on its way to the buyer.</Trans>,
    none: <Trans>No email with the link has reached the buyer: please write to them.</Trans>,
  }[linkMail(order)]
  return { key: 'link', words }
}

/** Whether the buyer is reminded. Who has sent photos before is not. */
function reminderSentence(
  { remindsAt, remindedAt, photos }: DeskOrder,
  dayOf: (at: number) => string,
  now: number,
): Sentence[] {
  if (remindsAt !== null && remindsAt <= now)
    return [{ key: 'reminder', words: <Trans>A reminder leaves in the next few minutes.</Trans> }]
  if (remindsAt !== null)
    return [{ key: 'reminder', words: <Trans>A reminder leaves on {dayOf(remindsAt)}.</Trans> }]
  if (photos > 0)
    return [
      {
        key: 'begun',
        words: (
          <Plural
            value={photos}
            one="# photo is here already, and the buyer has not said that it is all."
            other="# photos are here already, and the buyer has not said that these are all."
          />
        ),
      },
    ]
  if (remindedAt !== null)
    return [
      {
        key: 'reminded',
        words: <Trans>The last reminder was due on {dayOf(remindedAt)}; no other follows by itself.</Trans>,
      },
    ]
  return [{ key: 'unreminded', words: <Trans>The buyer gets no reminder.</Trans> }]
}

/** What was deleted, by whose wish, and what the buyer had of it. */
function deletionSentences({ erased, steps }: DeskOrder, dayOf: (at: number) => string): Sentence[] {
  const said: Sentence[] = []
  if (erased)
    said.push({
      key: 'deleted',
      words:
        erased.by === 'buyer' ? (
          <Trans>On {dayOf(erased.at)} everything was deleted, with the buyer's link.</Trans>
        ) : erased.by === 'schedule' ? (
          <Trans>On {dayOf(erased.at)} everything was deleted, because its time was over.</Trans>
        ) : (
          <Trans>On {dayOf(erased.at)} everything was deleted, at the desk.</Trans>
        ),
    })
  if (steps.delivered !== null)
    said.push({
      key: 'delivered',
      words: <Trans>The portraits had been delivered on {dayOf(steps.delivered)}.</Trans>,
    })
  return said
}
