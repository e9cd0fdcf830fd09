import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { type OrderStep, orderSteps } from '~/core/schemas/orderSteps'
import type { DeskOrder } from '~/features/desk/schema'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { useDateFormat } from '../shell/useDateFormat'

type Step = {
  key: string
  name: ReactElement
  at: number | null
  done: boolean
  skipped: boolean
  /** Begun, and not complete: its sun is the outline that the list has for it. */
  isNow: boolean
}

/** The steps of an order, each with the day it was reached; a risen sun marks a completed step. */
export function OrderTimeline({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { shortDayOf } = useDateFormat()
  const current = ['paid', 'photos_received', 'in_production', 'delivered'].indexOf(order.status)
  const names: Record<OrderStep, ReactElement> = {
    paid: <Trans comment="Desk: step of an order">Paid</Trans>,
    photos: <Trans comment="Desk: step of an order">Photos</Trans>,
    production: <Trans comment="Desk: step of an order">Production</Trans>,
    delivered: <Trans comment="Desk: step of an order">Delivered</Trans>,
  }
  // A step can be skipped, so it needs a time of its own. An order that ended early keeps the steps it reached.
  const steps: Step[] = orderSteps.map((key, index) => {
    const at = order.steps[key]
    // Production can start with photos that came by email.
    const skipped = key === 'photos' && at === null && index < current
    return {
      ...{ key, name: names[key], at, skipped },
      isNow: key === 'production' && order.status === 'in_production',
      done: skipped || (at !== null && (current < 0 || index <= current)),
    }
  })
  return (
    <ol
      aria-label={t`Steps of the order`}
      className="mt-7 grid grid-cols-2 gap-y-4 [@media(min-width:22em)]:grid-cols-4"
    >
      {steps.map(({ key, name, at, done, skipped, isNow }, index) => (
        <li key={key} className="min-w-0">
          <span aria-hidden="true" className="flex items-end">
            <span
              className={`h-3 w-6 shrink-0 rounded-t-full border-2 border-b-0 ${isNow ? 'border-ember bg-paper' : done ? 'border-ember bg-ember' : 'border-edge bg-paper'}`}
            />
          </span>
          {/* The line ends at the last step. */}
          <span
            aria-hidden="true"
            className={`block h-0.5 ${done && !isNow ? 'bg-ember' : 'bg-line'} ${index === steps.length - 1 ? 'w-6' : ''}`}
          />
          <p className={`pt-2 pr-2 text-small font-600 ${done ? '' : 'text-ink-soft'}`}>
            {name}
            <VisuallyHidden>
              {' '}
              {done ? (
                <Trans comment="Desk: read out after a step of an order">done</Trans>
              ) : (
                <Trans comment="Desk: read out after a step of an order">open</Trans>
              )}
            </VisuallyHidden>
          </p>
          <p className="pr-2 text-small text-ink-soft">
            {skipped ? (
              <Trans comment="Desk: below the step Photos, when the photos did not come through the site">
                came another way
              </Trans>
            ) : (
              <span>{done && at ? shortDayOf(at) : ''}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
