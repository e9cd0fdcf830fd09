import './services.css'
import type { Picture } from '~/catalog/pictures'
import { Rail } from '~/sections/Rail'
import { bindLastWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'

type Service = {
  id: string
  title: string
  text: string
  bullets: readonly string[]
  /** 640 × 480 px. */
  image: { src: Picture<'vignettes'>; alt: string }
  more: { href: string; label: string }
}

/** Services on alternating sides of the page; services.css gives each its own layout. */
export function ServiceBlocks({ items, labelledBy }: { items: readonly Service[]; labelledBy: string }) {
  return (
    <Rail labelledBy={labelledBy} className="six">
      {items.map(({ id, title, text, bullets, image, more }) => (
        <article key={id} className="service">
          <div className="service-shot">
            <img src={image.src} alt={image.alt} width={640} height={480} loading="lazy" />
          </div>
          <div className="service-text">
            <h3 className="text-figure display-tight">{bindLastWords(title)}</h3>
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
