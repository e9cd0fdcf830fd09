import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '~/catalog/site'
import type { DeskToday as Today } from '~/features/desk/overview'
import type { DeskRevenue } from '~/features/desk/revenue'
import { OrderRow } from '../orders/OrderRow'
import { Panel } from '../shell/Panel'
import { useDateFormat } from '../shell/useDateFormat'
import { FailedMails } from './FailedMails'
import { FailedRefunds } from './FailedRefunds'
import { Funnel } from './Funnel'
import { HitRates } from './HitRates'
import { MissingPaths } from './MissingPaths'
import { Numbers } from './Numbers'
import { OpenDisputes } from './OpenDisputes'
import { Orphans } from './Orphans'
import { Revenue } from './Revenue'
import { Waiting } from './Waiting'

/** Business numbers, and everything that needs attention. */
export function DeskToday({ today, revenue }: { today: Today; revenue: DeskRevenue }) {
  const { t } = useLingui()
  const { now, weekdayOf } = useDateFormat()
  const { disputes, failedRefunds, stalled, failing, missing, orphans } = today
  return (
    <>
      <title>{`${t({ message: 'Today', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <h1 tabIndex={-1} className="text-title display-tight first-letter:uppercase">
        {weekdayOf(now)}
      </h1>
      <div className="mt-8 grid gap-14">
        {disputes.length > 0 && <OpenDisputes disputes={disputes} />}
        {failedRefunds.length > 0 && <FailedRefunds rows={failedRefunds} />}
        <Waiting today={today} />
        {(stalled.length > 0 || failing.length > 0) && (
          <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
            {stalled.length > 0 && (
              <Panel title={<Trans comment="Desk: heading above orders that do not move">Stalled</Trans>}>
                <ul className="grid gap-3">
                  {stalled.map((row) => (
                    <OrderRow key={row.id} row={row} narrow />
                  ))}
                </ul>
              </Panel>
            )}
            {failing.length > 0 && <FailedMails mails={failing} />}
          </div>
        )}
        <Revenue revenue={revenue} />
        {today.hitRates.length > 0 && <HitRates months={today.hitRates} />}
        <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-2">
          <Numbers today={today} />
          <Funnel today={today} />
        </div>
        <div className="grid items-start gap-x-12 border-t border-line lg:grid-cols-2 lg:border-0">
          <MissingPaths missing={missing} />
          <Orphans orphans={orphans} />
        </div>
      </div>
    </>
  )
}
