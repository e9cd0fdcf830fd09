import { useLingui } from '@lingui/react/macro'
import { disputeMarkNames } from '~/features/desk/content/disputes'
import type { DeskOrderRow } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'

/** Mark on an order whose payment is disputed, may be disputed, or was lost to a dispute. */
export function DisputeMark({ row: { dispute } }: { row: Pick<DeskOrderRow, 'dispute'> }) {
  const { i18n } = useLingui()
  if (!dispute) return null
  return (
    <p className="flex items-center gap-1.5 text-small font-600 text-rose">
      <Icon name="warning" />
      <span>{i18n._(disputeMarkNames[dispute])}</span>
    </p>
  )
}
