import type { ReactElement } from 'react'
import { Icon } from '~/ui/Icon'
import { useDateFormat } from './useDateFormat'

/** Time left from which a deadline is highlighted. */
const nearTime = 6 * 60 * 60_000

type DeadlineMarkProps = {
  at: number
  due: (moment: string) => ReactElement
  late: (moment: string) => ReactElement
}

/** A promised time, and how long it is until then or has been since: in ember when near, in rose when over. */
export function DeadlineMark({ at, due, late }: DeadlineMarkProps) {
  const { deadlineOf, distanceTo, now } = useDateFormat()
  const moment = deadlineOf(at)
  const color = at <= now ? 'text-rose' : at - now <= nearTime ? 'text-ember-deep' : ''
  return (
    <p className={`flex items-start gap-1.5 text-small font-600 ${color}`}>
      <Icon name="clock" className="mt-0.75" />
      <span className="dotted">
        <span>{at <= now ? late(moment) : due(moment)}</span>{' '}
        <span className="font-400">{distanceTo(at)}</span>
      </span>
    </p>
  )
}
