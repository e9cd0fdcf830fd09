import { Testimonials } from './Testimonials'
import { Control, PauseControl, type Testimonial, type TestimonialsWords } from './TestimonialsControls'
import { useRotation } from './useRotation'

type CarouselProps = {
  title: string
  items: readonly Testimonial[]
  every: number
  words: TestimonialsWords & { previous: string; next: string }
}

/** One voice at a time on night: a face that rises over the horizon, and what it says. */
export function TestimonialsCarousel({ title, items, every, words }: CarouselProps) {
  const rotation = useRotation({ count: items.length, every })
  const { stopped, turn, toggle } = rotation
  return (
    <Testimonials
      tone="night"
      title={title}
      titleClass="text-gold lg:(absolute left-102 top-0)"
      className="relative"
      items={items}
      words={words}
      rotation={rotation}
      controls={
        <div className="mt-8 flex gap-3 md:(absolute bottom-0 right-0 mt-0)">
          <Control icon="back" aria-label={words.previous} onClick={() => turn(-1)} />
          <PauseControl stopped={stopped} toggle={toggle} words={words} />
          <Control icon="forward" aria-label={words.next} onClick={() => turn(1)} />
        </div>
      }
    >
      {({ name, role, content, image }, { turned, figure }) => (
        <figure {...figure} className="flex h-full flex-col">
          <div className="flex grow flex-col-reverse justify-start gap-x-14 border-b border-ember lg:(flex-row items-end justify-between)">
            <div className="w-56 shrink-0 overflow-hidden rounded-t-full bg-sand lg:w-88">
              <img
                src={image.src}
                alt={image.alt}
                width={240}
                height={240}
                loading="lazy"
                className={`w-full pt-8 ${turned ? 'turn' : ''}`}
              />
            </div>
            <blockquote className={`grow py-8 lg:(self-center pb-10 pt-20) ${turned ? 'turn' : ''}`}>
              <p className="max-w-18em text-title display-tight">{content}</p>
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
