import { Trans } from '@lingui/react/macro'
import { answerBy } from '~/core/answerBy'
import type { DeskMessage } from '~/features/desk/schema'
import { DeadlineMark } from '../shell/DeadlineMark'

type AnswerMarkProps = { message: Pick<DeskMessage, 'createdAt' | 'answeredAt' | 'flagged'> }

/** Until when the writer of a message was promised an answer. */
export function AnswerMark({ message: { createdAt, answeredAt, flagged } }: AnswerMarkProps) {
  return answeredAt || flagged ? null : <AnswerDue at={answerBy(createdAt)} />
}

/** The same for a message that is known to wait, by its time alone. */
export function AnswerDue({ at }: { at: number }) {
  return (
    <DeadlineMark
      at={at}
      due={(due) => (
        <Trans comment="Desk: until when a message has to be answered; {due} is a moment">
          Answer by {due}
        </Trans>
      )}
      late={(due) => (
        <Trans comment="Desk: the time by which a message had to be answered has passed; {due} is a moment">
          Answer was due {due}
        </Trans>
      )}
    />
  )
}
