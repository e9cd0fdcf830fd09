import type { ComponentProps, ReactNode } from 'react'
import { Section, type Tone } from '~/ui/Section'
import type { Testimonial, TestimonialsWords } from './TestimonialsControls'
import type { Rotation } from './useRotation'

type TestimonialsProps<T extends Testimonial> = {
  tone: Tone
  title: string
  titleClass: string
  className?: string | undefined
  items: readonly T[]
  words: TestimonialsWords
  rotation: Rotation
  /** One voice, a figure. `turned`: the rotation has just come to it. */
  children: (item: T, voice: { turned: boolean; figure: ComponentProps<'figure'> }) => ReactNode
  /** What the reader turns it with. */
  controls: ReactNode
}

/** Items side by side, one a view: without script a list to swipe, all of it there. */
const scrollerClass =
  'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [@media(scripting:none)]:[scrollbar-width:auto]'

/** One voice at a time: a region that turns by itself, its voices side by side, and what it says of the place. */
export function Testimonials<T extends Testimonial>({
  tone,
  title,
  titleClass,
  className,
  items,
  words,
  rotation: { region, scroller, index, turned, rotating },
  children,
  controls,
}: TestimonialsProps<T>) {
  return (
    <Section tone={tone} id="testimonials" className="settle">
      <section
        ref={region}
        data-wake-near
        aria-roledescription={words.carousel}
        aria-labelledby="testimonials-title"
        className={className}
      >
        <h2 id="testimonials-title" className={`text-sub font-600 font-display ${titleClass}`}>
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul ref={scroller} aria-label={words.list} tabIndex={0} className={scrollerClass}>
          {items.map((item, at) => (
            <li key={item.id} className="w-full shrink-0 snap-start">
              {children(item, {
                turned: turned && at === index,
                figure: { 'aria-roledescription': words.slide, 'aria-label': words.position(at) },
              })}
            </li>
          ))}
        </ul>
        {controls}
        <p role="status" className="sr-only">
          {!rotating && words.position(index)}
        </p>
      </section>
    </Section>
  )
}
