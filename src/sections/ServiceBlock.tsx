import { bindEnd } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'

export type Service = {
  id: string
  title: string
  text: string
  bullets: readonly string[]
  /** 640 × 480. */
  image: { src: string; alt: string }
  more: { href: string; label: string }
}

type ServiceBlockProps = Service & {
  /** Picture on the right. */
  flipped: boolean
}

/** One service: its picture on one side, what it does on the other. */
export function ServiceBlock({ title, text, bullets, image, more, flipped }: ServiceBlockProps) {
  return (
    <article className="settle grid items-center gap-x-8 gap-y-7 md:grid-cols-12">
      <img
        src={image.src}
        alt={image.alt}
        width={640}
        height={480}
        loading="lazy"
        className={`w-full rounded-card md:(col-span-6 row-start-1) lg:col-span-7 ${flipped ? 'md:col-start-7 lg:col-start-6' : ''}`}
      />
      <div
        className={`md:(col-span-6 row-start-1) lg:col-span-4 ${flipped ? 'md:col-start-1' : 'md:col-start-7 lg:col-start-9'}`}
      >
        <h3 className="text-figure display-tight">{bindEnd(title)}</h3>
        <p className="mt-4 text-ink-soft">{text}</p>
        <ul className="mt-6">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex items-baseline gap-3 py-1.5 text-note">
              <span aria-hidden="true" className="h-1.5 w-3 shrink-0 rounded-t-full bg-ember" />
              {bullet}
            </li>
          ))}
        </ul>
        <a href={more.href} className="group mt-5 inline-block py-1 text-ember-deep font-600 hover:text-ink">
          <span className="underline underline-offset-4">{more.label}</span>
          {'\u00a0'}
          <Icon
            name="forward"
            className="ml-1 translate-y-0.5 transition-transform group-hover:translate-x-1"
          />
        </a>
      </div>
    </article>
  )
}
