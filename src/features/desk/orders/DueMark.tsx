import { Trans } from '@lingui/react/macro'
import type { DeskOrderRow } from '~/features/desk/schema'
import { DeadlineMark } from '../shell/DeadlineMark'

type DueMarkProps = { row: Pick<DeskOrderRow, 'dueAt'>; lead?: boolean }

/** Until when the buyer of an order expects the portraits. */
export function DueMark({ row: { dueAt }, lead }: DueMarkProps) {
  if (dueAt === null) return null
  return (
    <DeadlineMark
      at={dueAt}
      lead={lead}
      due={(due) => (
        <Trans comment="Desk: the time promised to the buyer; {due} is a moment">Deliver by {due}</Trans>
      )}
      late={(due) => (
        <Trans comment="Desk: the time promised to the buyer has passed; {due} is a moment">
          Was due {due}
        </Trans>
      )}
    />
  )
}
