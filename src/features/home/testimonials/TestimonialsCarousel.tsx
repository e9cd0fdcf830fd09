import { Icon } from '~/ui/Icon'
import { Initials } from '../Initials'
import { Testimonials } from './Testimonials'
import {
  Control,
  MarkedFigure,
  PauseControl,
  type Testimonial,
  type TestimonialsWords,
} from './TestimonialsControls'

type CarouselProps = {
  title: string
  items: readonly Testimonial[]
  every: number
  words: TestimonialsWords & { previous: string; next: string }
}

/** One testimonial at a time on night: a portrait that rises over the horizon, and the quote. */
export function TestimonialsCarousel({ title, items, every, words }: CarouselProps) {
  return (
    <Testimonials
      tone="night"
      title={title}
      titleClass="text-gold lg:(absolute left-102 top-0)"
      className="relative"
      items={items}
      words={words}
      every={every}
      controls={
        <div className="mt-8 flex gap-3 md:(absolute bottom-0 right-0 mt-0)">
          <Control data-turn={-1} aria-label={words.previous}>
            <Icon name="back" />
          </Control>
          <PauseControl words={words} />
          <Control data-turn={1} aria-label={words.next}>
            <Icon name="forward" />
          </Control>
        </div>
      }
    >
      {({ name, role, words: quote, picture, alt }, figure) => (
        <figure {...figure} className="flex h-full flex-col">
          <div className="flex grow flex-col-reverse justify-start gap-x-14 border-b border-ember md:(flex-row-reverse items-end justify-between) lg:flex-row">
            <div className="w-56 shrink-0 overflow-hidden rounded-t-full sun lg:w-88">
              {picture ? (
                <img
                  src={picture}
                  alt={alt}
                  width={240}
                  height={240}
                  loading="lazy"
                  className="turns w-full pt-8"
                />
              ) : (
                <Initials name={name} />
              )}
            </div>
            <blockquote className="turns grow py-8 lg:(self-center pb-10 pt-20)">
              <p className="max-w-18em text-title display-tight">
                <MarkedFigure text={quote} />
              </p>
            </blockquote>
          </div>
          <figcaption className="pt-5">
            <span className="block text-body font-600">{name}</span>
            <span className="block text-note text-mist">{role}</span>
          </figcaption>
        </figure>
      )}
    </Testimonials>
  )
}
