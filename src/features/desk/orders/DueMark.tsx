import { Trans } from '@lingui/react/macro'
import type { DeskOrderRow } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'
import { useDateFormat } from '../shell/useDateFormat'

/** Until when the buyer of an order expects the portraits; in rose once that has passed. */
export function DueMark({ row: { dueAt } }: { row: Pick<DeskOrderRow, 'dueAt'> }) {
  const { momentOf, now } = useDateFormat()
  if (dueAt === null) return null
  const due = momentOf(dueAt)
  const late = dueAt <= now
  return (
    <p className={`flex items-center gap-1.5 text-small font-600 ${late ? 'text-rose' : ''}`}>
      <Icon name="clock" />
      {late ? (
        <Trans comment="Desk: the time promised to the buyer has passed; {due} is a moment">
          Was due {due}
        </Trans>
      ) : (
        <Trans comment="Desk: the time promised to the buyer; {due} is a moment">Deliver by {due}</Trans>
      )}
    </p>
  )
}
