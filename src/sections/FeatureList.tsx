import { Icon } from '~/ui/Icon'

type FeatureListProps = { items: readonly string[]; night?: boolean; className?: string }

/** What a plan contains, one line each. */
export function FeatureList({ items, night = false, className = '' }: FeatureListProps) {
  return (
    <ul className={`text-note ${className}`}>
      {items.map((item) => (
        <li key={item} className={`flex gap-3 py-1.75 ${night ? 'text-mist' : 'text-ink-soft'}`}>
          <Icon name="check" className={`mt-0.75 ${night ? 'text-gold' : 'text-ember-deep'}`} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
