import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { counterNames, funnel } from '~/features/desk/content/counters'
import type { DeskToday } from '~/features/desk/overview'
import { Panel } from '../shell/Panel'
import { countOf, type Period, periods } from './totals'

/** The funnel from a page view to the photos: the count of each step, and its share of the step before. */
export function Funnel({ today }: { today: DeskToday }) {
  const { t, i18n } = useLingui()
  const [period, setPeriod] = useState<Period>('month')
  const names = {
    day: t({ message: 'Today', comment: 'Desk: period of the numbers' }),
    week: t({ message: '7 days', comment: 'Desk: period of the numbers' }),
    month: t({ message: '30 days', comment: 'Desk: period of the numbers' }),
  }
  const steps = funnel.map((event) => ({ event, count: countOf(today, period, event).sum }))
  const maxCount = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Panel
      title={
        <Trans comment="Desk: heading above the steps from a view to a paid order">From visit to order</Trans>
      }
      aside={
        <fieldset className="my-1.5 flex gap-2 md:my-0">
          <legend className="sr-only">{t`Period`}</legend>
          {periods.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === period}
              onClick={() => setPeriod(name)}
              className="relative min-h-10 md:min-h-8 rounded-full border border-line px-3.5 text-small font-500 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper hover:border-ink"
            >
              {names[name]}
            </button>
          ))}
        </fieldset>
      }
    >
      <ol className="grid gap-4">
        {steps.map(({ event, count }, at) => {
          const before = steps[at - 1]?.count ?? 0
          const part = i18n.number(before ? count / before : 0, {
            style: 'percent',
            maximumFractionDigits: 1,
          })
          return (
            <li key={event} className="grid gap-x-6 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center">
              <p className="text-note font-600">{i18n._(counterNames[event])}</p>
              <div className="flex items-center gap-3">
                <div className="min-w-0 flex-1 border-b border-line">
                  <div
                    aria-hidden="true"
                    className={`h-2.5 ${count ? 'min-w-0.75 rounded-tr-full bg-ember-deep' : ''}`}
                    ref={(bar) => {
                      if (bar) bar.style.width = `${(count / maxCount) * 100}%`
                    }}
                  />
                </div>
                <p className="flex w-28 shrink-0 flex-wrap items-baseline gap-x-2 text-note md:w-36">
                  <span className="font-600">{i18n.number(count)}</span>
                  {before > 0 && count <= before && <span className="text-small text-ink-soft">{part}</span>}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 text-small text-ink-soft">
        <Trans comment="Desk: below the steps from a view to a paid order, each with a number and a percentage">
          Percentages are of the step before.
        </Trans>
      </p>
    </Panel>
  )
}
