import { Plural, Trans } from '@lingui/react/macro'
import type { DeskOrders } from '~/features/desk/schema'
import { DeskLink } from '../shell/DeskLink'

const linkClass = 'underline decoration-line decoration-2 underline-offset-6'

/** The most urgent work of the studio as the page heading, with a count. */
export function WorkHeading({ counts }: { counts: DeskOrders['counts'] }) {
  const { start, production, review, messages, disputes, refunds } = counts
  return (
    <h1 tabIndex={-1} className="min-w-0 max-w-15em text-title display-tight">
      {disputes ? (
        <DeskLink href="/desk/today" className={linkClass}>
          <Plural value={disputes} one="# dispute to answer" other="# disputes to answer" />
        </DeskLink>
      ) : refunds ? (
        <DeskLink href="/desk/today" className={linkClass}>
          <Plural value={refunds} one="# failed refund" other="# failed refunds" />
        </DeskLink>
      ) : start ? (
        <Plural value={start} one="# order to start" other="# orders to start" />
      ) : review ? (
        <Plural value={review} one="# payment to check" other="# payments to check" />
      ) : production ? (
        <Plural value={production} one="# order in production" other="# orders in production" />
      ) : messages ? (
        <DeskLink href="/desk/messages" className={linkClass}>
          <Plural value={messages} one="# message to answer" other="# messages to answer" />
        </DeskLink>
      ) : (
        <Trans comment="Desk: heading when no order waits for the studio">No open orders</Trans>
      )}
    </h1>
  )
}
