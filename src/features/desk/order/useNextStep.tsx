import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { photosRecommended } from '~/core/schemas/limits'
import type { DeskOrder } from '~/features/desk/schema'
import { useDateFormat } from '../shell/useDateFormat'
import { linkMailState } from './linkMailState'
import { useChargedMoney } from './useChargedMoney'

type Sentence = { key: string; words: ReactNode }
type StepText = { title: ReactNode; text: Sentence[] }

/** Title and sentences for the next step of an order; `undefined` when there is none. */
export function useNextStep(order: DeskOrder): StepText | undefined {
  const { dayOf, now } = useDateFormat()
  const money = useChargedMoney(order)
  const { photos } = order
  const recommended = photosRecommended
  switch (order.status) {
    case 'review':
      return {
        title: <Trans comment="Desk: heading">The payment doesn’t match</Trans>,
        text: [review(order.charged && money(order.charged.amountMinor))],
      }
    case 'photos_received':
      return {
        title:
          photos < recommended ? (
            <Trans comment="Desk: heading; {recommended} is the recommended number of photos, 2 or more">
              <Plural value={photos} one="# photo is here" other="# photos are here" /> ({recommended}{' '}
              recommended)
            </Trans>
          ) : (
            <Plural
              value={photos}
              one="# photo is here. Ready to start"
              other="# photos are here. Ready to start"
            />
          ),
        text: [
          {
            key: 'look',
            words:
              photos < recommended ? (
                <Trans>
                  That’s fewer than good portraits need. Look at the photos below; if they aren’t enough, ask
                  for others. Once production has started, the buyer can no longer change them.
                </Trans>
              ) : (
                <Trans>
                  Check the photos below first. Once production has started, the buyer can no longer change
                  them.
                </Trans>
              ),
          },
        ],
      }
    case 'paid':
      return {
        title: order.retakeRequested ? (
          <Trans comment="Desk: heading">Waiting for new photos</Trans>
        ) : (
          <Trans comment="Desk: heading">Waiting for the buyer’s photos</Trans>
        ),
        text: [linkSentence(order), ...reminderSentence(order, dayOf, now), emailNotice],
      }
    case 'emptied':
      return {
        title: <Trans comment="Desk: heading">Nothing is left to work with</Trans>,
        text: [...deletionSentences(order, dayOf), options],
      }
    default:
      return undefined
  }
}

const emailNotice: Sentence = {
  key: 'notice',
  words: <Trans>You get an email when new photos are here.</Trans>,
}

const options: Sentence = {
  key: 'options',
  words: (
    <Trans>If the buyer still wants portraits, reopen the order for new photos. If not, refund it.</Trans>
  ),
}

/** @param charged the amount, unless it is right */
function review(charged: string | null): Sentence {
  return {
    key: 'review',
    words: charged ? (
      <Trans comment="{charged} is an amount of money">
        {charged} was charged, which isn’t what this order costs. Accept it as it is, or refund it: the order
        goes no further until you decide.
      </Trans>
    ) : (
      <Trans>
        The amount is right, but the account, the mode or the reference is different. Open Stripe or PayPal
        and check what you received. Accept the payment only if that is right; otherwise, refund it.
      </Trans>
    ),
  }
}

/** Whether the buyer has the upload link, judged by the mails sent. */
function linkSentence(order: DeskOrder): Sentence {
  const words = {
    sent: <Trans>The buyer has an email with the link.</Trans>,
    waiting: <Trans>An email with the link is on its way to the buyer.</Trans>,
    none: <Trans>No email with the link has reached the buyer: please write to them.</Trans>,
  }[linkMailState(order)]
  return { key: 'link', words }
}

/** Whether the buyer gets a reminder; buyers who have sent photos get none. */
function reminderSentence(
  { remindsAt, remindedAt, photos }: DeskOrder,
  dayOf: (at: number) => string,
  now: number,
): Sentence[] {
  if (remindsAt !== null && remindsAt <= now)
    return [{ key: 'reminder', words: <Trans>A reminder goes out in the next few minutes.</Trans> }]
  if (remindsAt !== null)
    return [{ key: 'reminder', words: <Trans>A reminder goes out on {dayOf(remindsAt)}.</Trans> }]
  if (photos > 0)
    return [
      {
        key: 'begun',
        words: (
          <Plural
            value={photos}
            one="# photo is here, and the buyer hasn’t said that it’s the only one."
            other="# photos are here, and the buyer hasn’t said that these are all."
          />
        ),
      },
    ]
  if (remindedAt !== null)
    return [
      {
        key: 'reminded',
        words: <Trans>The last reminder was due on {dayOf(remindedAt)}; no more go out automatically.</Trans>,
      },
    ]
  return [{ key: 'unreminded', words: <Trans>The buyer won’t get a reminder.</Trans> }]
}

/** When and by whom everything was deleted, and whether the portraits had been delivered. */
function deletionSentences(
  { erased, steps, withdrawnAt }: DeskOrder,
  dayOf: (at: number) => string,
): Sentence[] {
  const sentences: Sentence[] = []
  if (withdrawnAt !== null)
    sentences.push({
      key: 'withdrawn',
      words: (
        <Trans>
          On {dayOf(withdrawnAt)}, the buyer withdrew consent to the use of their photos: nothing more may be
          made from them.
        </Trans>
      ),
    })
  if (erased)
    sentences.push({
      key: 'deleted',
      words:
        erased.by === 'buyer' ? (
          <Trans>On {dayOf(erased.at)}, everything was deleted through the buyer’s link.</Trans>
        ) : erased.by === 'schedule' ? (
          <Trans>On {dayOf(erased.at)}, everything was deleted because the storage period ended.</Trans>
        ) : (
          <Trans>On {dayOf(erased.at)}, everything was deleted at the desk.</Trans>
        ),
    })
  if (steps.delivered !== null)
    sentences.push({
      key: 'delivered',
      words: <Trans>The portraits had been delivered on {dayOf(steps.delivered)}.</Trans>,
    })
  return sentences
}
