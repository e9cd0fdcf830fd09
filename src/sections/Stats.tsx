import './stats.css'
import { bindWords } from '~/ui/bindWords'

type Stat = { id: string; value: string; label: string }

/** Figures in one row on night: hairlines instead of boxes, the first figure very large. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className="stats">
      {items.map((item) => (
        <div key={item.id}>
          <dt className="text-note text-mist text-balance">{bindWords(item.label, 12)}</dt>
          <dd className="display-tight figures">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
