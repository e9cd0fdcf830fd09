import { bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'

type FeatureListProps = {
  items: readonly string[]
  night?: boolean
  /** Each line in lead size above a hairline; together they fill the available height. */
  large?: boolean
  className?: string
}

/** The contents of a plan, one line each. */
export function FeatureList({ items, night = false, large = false, className = '' }: FeatureListProps) {
  return (
    <ul className={`${large ? 'flex flex-col divide-y divide-haze text-lead' : 'text-list'} ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className={`flex gap-3 ${large ? 'grow items-center py-3.5' : 'py-1.75'} ${night ? 'text-mist' : 'text-ink-soft'}`}
        >
          <Icon
            name="check"
            className={`${large ? '' : 'mt-0.75'} ${night ? 'text-gold' : 'text-ember-deep'}`}
          />
          <span className="min-w-0">{bindWords(item, 12)}</span>
        </li>
      ))}
    </ul>
  )
}
