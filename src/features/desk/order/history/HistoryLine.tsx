import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '~/catalog/icons'
import { Icon } from '~/ui/Icon'
import { useDateFormat } from '../../shell/useDateFormat'

type HistoryLineProps = {
  at: number
  icon?: IconName
  note: ReactElement
  wrong?: boolean
  children: ReactNode
}

/** One event: what happened, then when and by whom. */
export function HistoryLine({ at, icon, note, wrong, children }: HistoryLineProps) {
  const { momentOf } = useDateFormat()
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className={`pt-0.5 ${wrong ? 'text-rose' : 'text-ink-soft'}`}>
        {icon ? <Icon name={icon} /> : <span className="ml-1 mt-2 block h-1.5 w-3 rounded-t-full bg-ember" />}
      </span>
      <div className="min-w-0">
        <div className="break-words">{children}</div>
        <p className={`dotted figures text-small ${wrong ? 'text-rose' : 'text-ink-soft'}`}>
          <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time> <span>{note}</span>
        </p>
      </div>
    </li>
  )
}
