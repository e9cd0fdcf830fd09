import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { KnownOrder } from '~/core/schemas/order'
import { type OrderStep, orderSteps } from '~/core/schemas/orderSteps'
import { deliveryDay, isFullyErased, stepTexts, uploadUnfinished } from '~/features/orders/content/order'
import { longDate } from '~/i18n/longDate'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'

/** Number of steps begun in each state. */
const begunSteps: Record<KnownOrder['state'], number> = {
  confirming: 0,
  unpaid: 0,
  failed: 0,
  review: 0,
  paid: 1,
  photos_received: 2,
  in_production: 3,
  delivered: 4,
  refunded: 0,
  emptied: 0,
}

/** Index of the current step in each state: photos until production begins, production until delivery. */
const currentStep: Partial<Record<KnownOrder['state'], number>> = {
  confirming: 0,
  unpaid: 0,
  failed: 0,
  review: 0,
  paid: 1,
  photos_received: 1,
  in_production: 2,
}

/** A step of the order, or what ended it. */
type TimelineItem = {
  step: OrderStep | 'refund' | 'deletion'
  title: string
  text: string | null | undefined
  isNow: boolean
  isDone: boolean
  /** The order waits for it: its title is in the past tense, so it must not look done. */
  isAwaited: boolean
}

/** The order's steps with their dates, and what comes next. */
export function OrderTimeline({ edition, order }: { edition: EditionsWith<'thank-you'>; order: KnownOrder }) {
  const { t, i18n } = useLingui()
  const count = order.photos.length
  const byDay = deliveryDay[edition]
  const dateOf = (at: number | null) => (at === null ? null : longDate(at, i18n.locale, order.timeZone))
  const day = dateOf(order.dueAt)
  const nextOf = (step: keyof typeof stepTexts) => {
    if (step === 'photos' && count > 0) return i18n._(uploadUnfinished.next.id, { count })
    if (step === 'delivered' && day && byDay) return i18n._(byDay.id, { day })
    return i18n._(stepTexts[step].next[edition])
  }
  const reached = begunSteps[order.state]
  const refunded = order.state === 'refunded'
  // No further step will follow, so only the reached ones are shown.
  const ended = refunded || order.state === 'emptied'
  const isPassed = (step: OrderStep) => ended || orderSteps.indexOf(step) < reached
  // A passed step may have been skipped.
  const isBegun = (step: OrderStep) => isPassed(step) && order.steps[step] !== null
  const items: TimelineItem[] = orderSteps
    .filter((step) => !ended || isBegun(step))
    .map((step) => {
      const at = order.steps[step]
      const isNow = !ended && orderSteps.indexOf(step) === currentStep[order.state]
      const date = isBegun(step) ? dateOf(at) : null
      const { skipped } = stepTexts[step]
      const isDone = (isBegun(step) || (isPassed(step) && !!skipped)) && !(isNow && step === 'production')
      return {
        step,
        title: i18n._(stepTexts[step].title),
        text: date ?? (isPassed(step) ? skipped && i18n._(skipped) : nextOf(step)),
        isNow,
        isDone,
        isAwaited: isNow && !isDone && step !== 'production',
      }
    })
  const endings = [
    refunded && { step: 'refund' as const, title: t`Amount refunded`, at: order.refundedAt },
    isFullyErased(order) && {
      step: 'deletion' as const,
      title: t({ message: 'All deleted', comment: 'Last step of an order: its photos and portraits' }),
      at: order.erased?.at ?? null,
    },
  ].filter((ending) => ending !== false)
  for (const { step, title, at } of endings.sort((one, other) => (one.at ?? 0) - (other.at ?? 0)))
    items.push({ step, title, text: dateOf(at), isNow: false, isDone: true, isAwaited: false })
  return (
    <>
      <h2 id="way" className="text-figure display-tight">
        <Trans>Order status</Trans>
      </h2>
      <ol className="mt-7">
        {items.map(({ step, title, text, isNow, isDone, isAwaited }, index) => (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={`order-step ${isAwaited || !(isDone || isNow) ? 'text-ink-soft' : ''}`}
          >
            {index < items.length - 1 && <span aria-hidden="true" className="order-line" />}
            <span className="order-dot">
              {isDone ? <Icon name="check" /> : isNow && <span className="order-now" aria-hidden="true" />}
            </span>
            <div className="min-w-0">
              <h3 className="text-sub font-600 font-display tracking--0.01em">
                <span>{title}</span>
                <VisuallyHidden>{isDone ? <Trans>: done</Trans> : null}</VisuallyHidden>
              </h3>
              <p
                className={`figures mt-0.5 max-w-29em text-note ${isAwaited ? 'text-ink font-600' : 'text-ink-soft'}`}
              >
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
