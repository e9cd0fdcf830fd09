import { Outlet } from '@tanstack/react-router'
import { HydrationMark } from '~/ui/shell/HydrationMark'
import 'virtual:desk.css'
import './desk.css'
import type { DeskOrders } from '~/features/desk/schema'
import { DeskClockProvider } from './clock'
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
      <main id="main" className="wrap pb-24 pt-8 md:pt-12">
        <Counts value={counts}>
          <Outlet />
        </Counts>
      </main>
      <HydrationMark />
    </DeskClockProvider>
  )
}
