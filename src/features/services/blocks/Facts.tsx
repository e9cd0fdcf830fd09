import './facts.css'
import { bindWords } from '~/ui/bindWords'

type Fact = { id: string; label: string; value: string }

/** Key terms, which buyers ask for first: the last row of the figures above, in the same columns. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <div className="on-night bg-night text-paper">
      <div className="wrap">
        <dl className={`facts ${items.length === 3 ? 'three' : ''}`}>
          {items.map(({ id, label, value }) => (
            <div key={id}>
              <dt className="text-small text-mist">{label}</dt>
              <dd className="font-600 font-display tracking--0.01em">{bindWords(value, 10)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
