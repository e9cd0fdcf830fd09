import { Icon } from '~/ui/Icon'

type FeatureListProps = {
  items: readonly string[]
  night?: boolean
  /** Each line as large as running text, with a hairline under it. */
  large?: boolean
  className?: string
}

/** What a plan contains, one line each. */
export function FeatureList({ items, night = false, large = false, className = '' }: FeatureListProps) {
  return (
    <ul className={`${large ? 'divide-y divide-haze' : 'text-list'} ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className={`flex gap-3 ${large ? 'py-3.5' : 'py-1.75'} ${night ? 'text-mist' : 'text-ink-soft'}`}
        >
          <Icon name="check" className={`mt-0.75 ${night ? 'text-gold' : 'text-ember-deep'}`} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
