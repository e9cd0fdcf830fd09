import './highlights.css'
import { Rail } from '~/sections/Rail'
import { bindWords } from '~/ui/bindWords'

type Highlight = { id: string; title: string; text: string; features: readonly string[] }

type HighlightsProps = {
  items: readonly Highlight[]
  labelledBy: string
  /** `rows`: one under the other, each on its own line. `steps`: three cards that climb, as the sun does. */
  layout: 'rows' | 'steps'
}

/** What stands behind the services, each beside a small drawing of the thing itself. */
export function Highlights({ items, labelledBy, layout }: HighlightsProps) {
  return (
    <Rail labelledBy={labelledBy}>
      <ul className={`highlights highlights-${layout}`}>
        {items.map(({ id, title, text, features }) => (
          <li key={id} className="highlight">
            {/* Decoration: the words stand beside it. */}
            <img src={`/vignettes/${id}.svg`} alt="" width={400} height={250} loading="lazy" />
            <div>
              <h3 className="text-figure display-tight">{title}</h3>
              <p className="mt-3 text-ink-soft">{text}</p>
            </div>
            <ul className="text-list">
              {features.map((feature) => (
                <li key={feature}>{bindWords(feature, 12)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Rail>
  )
}
