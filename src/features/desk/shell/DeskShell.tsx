import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { zoneName } from '~/i18n/zoneName'
import { HydrationMark } from '~/ui/shell/HydrationMark'
import 'virtual:desk.css'
import './desk.css'
import type { DeskOrders } from '~/features/desk/schema'
import { DeskClockProvider, useClock } from './clock'
import { Counts } from './counts'
import { DeskHeader } from './DeskHeader'
import { useFocusOnNavigation } from './useFocusOnNavigation'
import { useReloadOnReturn } from './useReloadOnReturn'

/** Layout of every page of the desk. */
export function DeskShell({ counts, now }: { counts: DeskOrders['counts']; now: number }) {
  useFocusOnNavigation()
  useReloadOnReturn()
  return (
    <DeskClockProvider now={now}>
      <meta name="robots" content="noindex" />
      <DeskHeader counts={counts} />
      <main id="main" className="wrap pb-16 pt-8 md:pt-12">
        <Counts value={counts}>
          <Outlet />
        </Counts>
      </main>
      <ZoneNote />
      <HydrationMark />
    </DeskClockProvider>
  )
}

/** The zone of all times above: the owner's mails use that of the settings, a browser its own. */
function ZoneNote() {
  const { i18n } = useLingui()
  const { now, zone } = useClock()
  const name = zoneName(now, i18n.locale, zone)
  return (
    <footer className="wrap pb-8 text-small text-ink-soft">
      <Trans comment="Desk: at the end of every page; {name} is the name of a time zone: Brasilia Standard Time">
        Times are in {name}.
      </Trans>
    </footer>
  )
}
