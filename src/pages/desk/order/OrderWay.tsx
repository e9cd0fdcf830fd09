import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskOrder } from '~/schemas/desk'
import { Hidden } from '~/ui/Hidden'
import { useMoments } from '../shell/useMoments'

type Step = { key: string; name: ReactNode; at: number | null; done: boolean }

/** The way of an order along the horizon: each step a sun that has risen, with its day. */
export function OrderWay({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { shortDayOf } = useMoments()
  const reached = ['paid', 'photos_received', 'in_production', 'delivered'].indexOf(order.status)
  const photosAt = order.history.find((event) => 'change' in event && event.change === 'photos_received')?.at
  const steps: Step[] = [
    { key: 'paid', name: <Trans comment="Desk: step of an order">Paid</Trans>, at: order.paidAt, done: true },
    {
      key: 'photos',
      name: <Trans comment="Desk: step of an order">Photos</Trans>,
      at: photosAt ?? null,
      done: reached >= 1,
    },
    {
      key: 'production',
      name: <Trans comment="Desk: step of an order">Production</Trans>,
      at: order.startedAt,
      done: reached >= 2,
    },
    {
      key: 'delivered',
      name: <Trans comment="Desk: step of an order">Delivered</Trans>,
      at: order.deliveredAt,
      done: reached >= 3,
    },
  ]
  return (
    <ol
      aria-label={t`The way of the order`}
      className="mt-7 grid grid-cols-2 gap-y-4 [@media(min-width:22em)]:grid-cols-4"
    >
      {steps.map(({ key, name, at, done }) => (
        <li key={key} className="min-w-0">
          <span aria-hidden="true" className="flex items-end">
            <span
              className={`h-3 w-6 shrink-0 rounded-t-full border-2 border-b-0 ${done ? 'border-ember bg-ember' : 'border-edge bg-paper'}`}
            />
          </span>
          <span aria-hidden="true" className={`block h-0.5 ${done ? 'bg-ember' : 'bg-line'}`} />
          <p className={`pt-2 pr-2 text-small font-600 ${done ? '' : 'text-ink-soft'}`}>
            {name}
            <Hidden>
              {' '}
              {done ? (
                <Trans comment="Desk: read out after a step of an order">done</Trans>
              ) : (
                <Trans comment="Desk: read out after a step of an order">open</Trans>
              )}
            </Hidden>
          </p>
          <p className="pr-2 text-small text-ink-soft">{done && at ? shortDayOf(at) : ''}</p>
        </li>
      ))}
    </ol>
  )
}
