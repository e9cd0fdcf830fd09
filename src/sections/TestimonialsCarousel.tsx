import { Section } from '~/ui/Section'
import {
  Control,
  PauseControl,
  scrollerClass,
  type Testimonial,
  type TestimonialsWords,
} from './TestimonialsControls'
import { useRotation } from './useRotation'

type CarouselProps = {
  title: string
  items: readonly Testimonial[]
  every: number
  words: TestimonialsWords & { previous: string; next: string }
}

/** One voice at a time on night: a face that rises over the horizon, and what it says. */
export function TestimonialsCarousel({ title, items, every, words }: CarouselProps) {
  const { region, scroller, index, turned, rotating, stopped, turn, toggle } = useRotation({
    count: items.length,
    every,
  })
  return (
    <Section tone="night" id="testimonials" className="settle">
      <section
        ref={region}
        data-wake-near
        aria-roledescription={words.carousel}
        aria-labelledby="testimonials-title"
        className="relative"
      >
        <h2
          id="testimonials-title"
          className="text-sub font-600 font-display text-gold lg:(absolute left-102 top-0)"
        >
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul ref={scroller} aria-label={words.list} tabIndex={0} className={scrollerClass}>
          {items.map(({ id, name, role, content, image }, at) => (
            <li key={id} className="w-full shrink-0 snap-start">
              <figure
                aria-roledescription={words.slide}
                aria-label={words.position(at)}
                className="flex h-full flex-col"
              >
                <div className="flex grow flex-col-reverse justify-start gap-x-14 border-b border-ember lg:(flex-row items-end justify-between)">
                  <div className="w-56 shrink-0 overflow-hidden rounded-t-full bg-sand lg:w-88">
                    <img
                      src={image.src}
                      alt={image.alt}
                      width={240}
                      height={240}
                      loading="lazy"
                      className={`w-full pt-8 ${turned && at === index ? 'turn' : ''}`}
                    />
                  </div>
                  <blockquote
                    className={`grow py-8 lg:(self-center pb-10 pt-20) ${turned && at === index ? 'turn' : ''}`}
                  >
                    <p className="max-w-18em text-title display-tight">{content}</p>
                  </blockquote>
                </div>
                <figcaption className="pt-5">
                  <span className="block text-body font-600">{name}</span>
                  <span className="block text-note text-mist">{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex gap-3 md:(absolute bottom-0 right-0 mt-0)">
          <Control icon="back" aria-label={words.previous} onClick={() => turn(-1)} />
          <PauseControl stopped={stopped} toggle={toggle} words={words} />
          <Control icon="forward" aria-label={words.next} onClick={() => turn(1)} />
        </div>
        <p role="status" className="sr-only">
          {!rotating && words.position(index)}
        </p>
      </section>
    </Section>
  )
}
