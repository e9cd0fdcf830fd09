import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { MonthVerdicts } from '~/features/desk/hitRates'
import { Panel } from '../shell/Panel'
import { GroupHead, RowHead } from './TableHeads'

/** How many portraits look like their buyers, in the buyers' own judgment, by month and plan. */
export function HitRates({ months }: { months: MonthVerdicts[] }) {
  const { i18n } = useLingui()
  return (
    <Panel
      title={
        <Trans comment="Desk: heading; how many portraits buyers recognize themselves in">Hit rate</Trans>
      }
    >
      <div className="overflow-x-auto">
        <table className="figures w-full text-note">
          <thead className="text-small text-ink-soft">
            <tr>
              <td />
              <th scope="col">
                <Trans comment="Desk: heading of a column; how many portraits look like the buyer">Me</Trans>
              </th>
              <th scope="col">
                <Trans comment="Desk: heading of a column; how many portraits almost look like the buyer">
                  Almost
                </Trans>
              </th>
              <th scope="col">
                <Trans comment="Desk: heading of a column; how many portraits do not look like the buyer">
                  Not me
                </Trans>
              </th>
              <th scope="col">
                <Trans comment="Desk: heading of a column; the share of “me” in percent">Share</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, plans }) => (
              <Fragment key={month}>
                <GroupHead columns={5}>
                  {i18n.date(new Date(`${month}-01T00:00:00Z`), {
                    month: 'long',
                    year: 'numeric',
                    timeZone: 'UTC',
                  })}
                </GroupHead>
                {plans.map(({ key, name, me, almost, notMe }) => (
                  <tr key={key} className="border-t border-line align-top">
                    <RowHead name={name} />
                    <td className="py-2 pl-3 text-right">{i18n.number(me)}</td>
                    <td className="py-2 pl-3 text-right">{i18n.number(almost)}</td>
                    <td className="py-2 pl-3 text-right">{i18n.number(notMe)}</td>
                    <td className="py-2 pl-3 text-right font-600">
                      {i18n.number(me / (me + almost + notMe), {
                        style: 'percent',
                        maximumFractionDigits: 0,
                      })}
                    </td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-34em text-small text-ink-soft">
        <Trans comment="Desk: below a table">
          What buyers say about their portraits, by the month they were made. The counts stay when the
          portraits are deleted.
        </Trans>
      </p>
    </Panel>
  )
}
