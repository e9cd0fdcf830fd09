import { Plural, Trans } from '@lingui/react/macro'
import type { DeskOrders } from '~/schemas/desk'

/** What the studio has to do, in one sentence: the first thing that is read in the morning. */
export function WorkHeading({ counts }: { counts: DeskOrders['counts'] }) {
  const { start, production, review } = counts
  return (
    <h1 tabIndex={-1} className="min-w-0 max-w-15em text-title display-tight">
      {start ? (
        <Plural value={start} one="# order to start" other="# orders to start" />
      ) : review ? (
        <Plural value={review} one="# payment does not fit" other="# payments do not fit" />
      ) : production ? (
        <Plural value={production} one="# order in production" other="# orders in production" />
      ) : (
        <Trans comment="Desk: heading when no work waits">All work is done</Trans>
      )}
    </h1>
  )
}
