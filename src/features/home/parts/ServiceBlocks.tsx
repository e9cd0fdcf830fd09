import './services.css'
import type { Edition } from '~/catalog/editions'
import type { Picture } from '~/catalog/pictures'
import { Rail } from '~/sections/Rail'
import { bindLastWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { Hour } from './Hour'

type Service = {
  id: string
  title: string
  text: string
  bullets: readonly string[]
  /** 640 × 480 px. */
  image: { src: Picture<'vignettes'>; alt: string }
  /** A field over the picture, in which the visitor writes to the drawn agent. */
  field?: { edition: Edition; label: string } | undefined
  more: { href: string; label: string }
}

/** Services on alternating sides of the page; services.css gives each its own layout. */
export function ServiceBlocks({ items, labelledBy }: { items: readonly Service[]; labelledBy: string }) {
  return (
    <Rail labelledBy={labelledBy} className="six">
      {items.map(({ id, title, text, bullets, image, field, more }) => (
        <article key={id} className="service settle">
          <div className="service-shot">
            <img src={image.src} alt={image.alt} width={640} height={480} loading="lazy" />
            {field && (
              <div className="agent" data-island="agent" data-touched="" data-edition={field.edition}>
                <input aria-label={field.label} placeholder={field.label} />
              </div>
            )}
          </div>
          <div className="service-text">
            <Hour of={id} />
            <h3 className="text-figure display-tight">{bindLastWords(title, 15)}</h3>
            <p className="mb-5 mt-3 text-ink-soft">{text}</p>
            <ul className="text-list">
              {bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
            <a href={more.href} className="service-more">
              <span>{more.label}</span>
              {'\u00a0'}
              <Icon name="forward" />
            </a>
          </div>
        </article>
      ))}
    </Rail>
  )
}
