import './highlights.css'
import type { Picture } from '~/catalog/pictures'
import { Rail } from '~/sections/Rail'
import { bindWords } from '~/ui/bindWords'
import { Hour } from './Hour'

type Highlight = {
  id: string
  /** 400 × 250 px. */
  image: Picture<'vignettes'>
  title: string
  text: string
  features: readonly string[]
}

type HighlightsProps = {
  items: readonly Highlight[]
  labelledBy: string
  /** `rows`: stacked. `steps`: three cards, each higher than the one before. */
  layout: 'rows' | 'steps'
}

/** How the agency works, each point with a small drawing. */
export function Highlights({ items, labelledBy, layout }: HighlightsProps) {
  return (
    <Rail labelledBy={labelledBy}>
      <ul className={`highlights highlights-${layout}`}>
        {items.map(({ id, image, title, text, features }) => (
          <li key={id} className="highlight settle">
            {/* Decorative: the text beside it says the same. */}
            <img src={image} alt="" width={400} height={250} loading="lazy" />
            <div>
              <Hour of={id} />
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
