import type { ReactElement } from 'react'
import { answerBy } from '~/core/answerBy'
import { Icon } from '~/ui/Icon'
import { useDateFormat } from './useDateFormat'

/** Time left from which it is highlighted: half of what the writer of a message is promised. */
const near = answerBy(0) / 2

type DeadlineMarkProps = {
  at: number
  /** In the size of the text, above what is smaller. */
  lead?: boolean | undefined
  due: (moment: string) => ReactElement
  late: (moment: string) => ReactElement
}

/** A promised time, and how long it is until then or has been since: in ember when near, in rose when over. */
export function DeadlineMark({ at, lead, due, late }: DeadlineMarkProps) {
  const { deadlineOf, distanceTo, now } = useDateFormat()
  const moment = deadlineOf(at)
  const color = at <= now ? 'text-rose' : at - now <= near ? 'text-ember-deep' : ''
  return (
    <p
      className={`flex items-baseline gap-1.5 font-600 ${lead ? 'text-[1rem] leading-7 md:text-body' : 'text-small'} ${color}`}
    >
      <Icon name="clock" className="relative top-[.15em] h-4 w-4" />
      <span className="dotted">
        <span>{at <= now ? late(moment) : due(moment)}</span>{' '}
        <span className="font-400">{distanceTo(at)}</span>
      </span>
    </p>
  )
}
