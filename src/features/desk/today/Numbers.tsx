import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { counterNames, numbers } from '~/features/desk/content/counters'
import type { DeskToday } from '~/features/desk/overview'
import { countText } from '../shell/Count'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'
import { useDateFormat } from '../shell/useDateFormat'
import { countOf, periods } from './totals'

/** Totals of the day, the week and the month, with the share of each edition. */
export function Numbers({ today }: { today: DeskToday }) {
  const { i18n } = useLingui()
  const { time } = useDateFormat()
  const { delivered } = today
  const counted = time(today.countedAt)
  const shown = countText(delivered)
  const names = {
    day: <Trans comment="Desk: column of numbers">Today</Trans>,
    week: <Trans comment="Desk: column of numbers">7 days</Trans>,
    month: <Trans comment="Desk: column of numbers">30 days</Trans>,
  }
  return (
    <Panel
      title={<Trans comment="Desk: heading">Numbers</Trans>}
      aside={
        <DeskLink href="/desk?list=delivered" className="figures hover:underline">
          <Trans comment="Desk: beside a heading; {shown} is the number {delivered}, or “99+”">
            <Plural
              value={delivered}
              _0={`${shown} orders delivered in the last 7 days`}
              one={`${shown} order delivered in the last 7 days`}
              other={`${shown} orders delivered in the last 7 days`}
            />
          </Trans>
        </DeskLink>
      }
    >
      <table className="figures w-full">
        <thead className="text-small text-ink-soft">
          <tr>
            <td />
            {periods.map((period) => (
              <th key={period} scope="col">
                {names[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((event) => (
            <tr key={event} className="border-t border-line align-top">
              <th scope="row" className="py-3 text-left text-note font-600">
                {i18n._(counterNames[event])}
              </th>
              {periods.map((period) => {
                const { sum, each } = countOf(today, period, event)
                return (
                  <td key={period} className="py-3 pl-3 text-right">
                    <span className="text-sub font-600 font-display">{i18n.number(sum)}</span>
                    {sum > 0 && (
                      <span className="block text-small text-ink-soft">
                        {each.map(({ edition, count }) => (
                          <span key={edition} className="block whitespace-nowrap md:inline-block md:ml-3">
                            {/* The edition code: a language name is wider than a column on phones. */}
                            {`${edition.toUpperCase()} ${i18n.number(count)}`}
                          </span>
                        ))}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-ink-soft">
        <Trans comment="Desk: below the numbers of the day, the week and the month; {counted} is a time: 2:40 PM">
          Counted at {counted}. The last minute may be missing.
        </Trans>
      </p>
    </Panel>
  )
}
