import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Initials } from '../Initials'
import { Testimonials } from './Testimonials'
import { MarkedFigure, PauseControl, type Testimonial, type TestimonialsWords } from './TestimonialsControls'

type RatedTestimonial = Testimonial & {
  /** The number of stars, and the equivalent text. */
  rating: { stars: number; text: string }
}

type RotationProps = {
  title: string
  items: readonly RatedTestimonial[]
  every: number
  words: TestimonialsWords
}

/** One testimonial at a time in large type, its figure larger still; portrait and dots are on the horizon. */
export function TestimonialsRotation({ title, items, every, words }: RotationProps) {
  return (
    <Testimonials
      tone="sand"
      title={title}
      titleClass="text-ember-deep lg:(absolute left-0 top-0)"
      className="rated"
      items={items}
      words={words}
      every={every}
      controls={
        <div className="rated-controls flex flex-wrap items-end justify-between gap-x-6 [@media(scripting:none)]:hidden">
          <div className="ml--1 flex gap-2">
            {items.map((item, at) => (
              <button
                key={item.words}
                type="button"
                data-hydrates
                aria-label={words.position(at)}
                aria-current={at === 0}
                data-show={at}
                className="grid h-12 w-12 items-end justify-center"
              >
                <span className="voices-dot" />
              </button>
            ))}
          </div>
          <div className="pb-4">
            <PauseControl words={words} />
          </div>
        </div>
      }
    >
      {({ name, role, words: quote, picture, alt, rating }, figure) => (
        <figure {...figure} className="turns rated-voice">
          <blockquote>
            <p className="max-w-20em text-title display-tight">
              <MarkedFigure text={quote} />
            </p>
          </blockquote>
          {picture ? (
            <img src={picture} alt={alt} width={240} height={240} loading="lazy" />
          ) : (
            <Initials name={name} />
          )}
          <figcaption>
            <Stars {...rating} />
            <span className="block text-body font-600">{name}</span>
            <span className="block text-note text-ink-soft">{role}</span>
          </figcaption>
        </figure>
      )}
    </Testimonials>
  )
}

/** One star, starting 24 units to the right of the previous one. */
const star = 'm24 0 2.7 5.9 6.3.7-4.7 4.4 1.3 6.4-5.6-3.2-5.6 3.2 1.3-6.4-4.7-4.4 6.3-.7z'

function Stars({ stars, text }: RatedTestimonial['rating']) {
  return (
    <span className="block pb-1.5">
      <svg viewBox="0 0 116 20" width="116" height="20" aria-hidden="true" className="fill-ember">
        <path d={`m-14 1${star.repeat(stars)}`} />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
