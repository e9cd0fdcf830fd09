import './facts.css'
import { bindWords } from '~/ui/bindWords'

type Fact = { id: string; label: string; value: string }

type FactsProps = {
  items: readonly Fact[]
  /** `ruled`: a band with hairlines. `card`: a card that overlaps the lower edge of the dark hero. */
  look: 'ruled' | 'card'
}

const looks = {
  ruled: {
    list: 'gap-x-4 gap-y-7 lg:gap-x-8',
    item: 'border-l-2 border-ember pl-3.5 md:pl-5',
  },
  card: {
    list: 'gap-px overflow-hidden rounded-card bg-line shadow-float',
    item: 'bg-white px-5 py-5 md:(px-8 py-8)',
  },
} as const

/** Key terms in a row: the facts that buyers ask for first. */
export function Facts({ items, look }: FactsProps) {
  const { list, item } = looks[look]
  const terms = (
    <dl className={`facts ${items.length === 3 ? 'three' : ''} ${list}`}>
      {items.map(({ id, label, value }) => (
        <div key={id} className={item}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="mt-1.5 break-words text-sub font-600 font-display tracking--0.01em">
            {bindWords(value, 10)}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (look === 'ruled')
    return (
      <div className="bg-sand py-10 md:py-13">
        <div className="wrap">{terms}</div>
      </div>
    )
  return (
    <div className="relative bg-paper">
      <div className="absolute inset-x-0 top-0 h-1/2 bg-night" />
      <div className="wrap relative">{terms}</div>
    </div>
  )
}
