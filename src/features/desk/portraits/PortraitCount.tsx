import { Plural, Trans } from '@lingui/react/macro'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrder } from '~/features/desk/schema'
import { FilesAside } from '../shell/FilesAside'

/** The number of portraits, of those that were bought until they are delivered, and all of them as one file. */
export function PortraitCount({ order: { id, status, made, portraits, ordered } }: { order: DeskOrder }) {
  const count =
    ordered !== null && studioStatuses.includes(status) ? (
      <Trans comment="Desk: portraits that are here, of those that were bought; the last number is 2 or more">
        {portraits} of {ordered} portraits
      </Trans>
    ) : (
      <Plural value={portraits} one="# portrait" other="# portraits" />
    )
  if (made.length) return <FilesAside zip={`/desk/orders/${id}/portraits.zip`}>{count}</FilesAside>
  return ordered !== null && <span className="figures">{count}</span>
}
