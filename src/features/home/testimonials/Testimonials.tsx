import './testimonials.css'
import type { ComponentProps, ReactNode } from 'react'
import { Section, type Tone } from '~/ui/Section'
import type { Testimonial, TestimonialsWords } from './TestimonialsControls'

type TestimonialsProps<T extends Testimonial> = {
  tone: Tone
  title: string
  titleClass: string
  className?: string | undefined
  items: readonly T[]
  words: TestimonialsWords
  /** Milliseconds that one voice stands. */
  every: number
  /** One voice, a figure. What has `turns` moves in when the rotation comes to it. */
  children: (item: T, figure: ComponentProps<'figure'>) => ReactNode
  /** What the reader turns it with. */
  controls: ReactNode
}

/** Items side by side, one a view: without script a list to swipe, all of it there. */
const scrollerClass =
  'relative flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none] [@media(scripting:none)]:[scrollbar-width:auto]'

/** One voice at a time: a region that `rotation.ts` turns, its voices side by side, and what it says of the place. */
export function Testimonials<T extends Testimonial>({
  tone,
  title,
  titleClass,
  className,
  items,
  words,
  every,
  children,
  controls,
}: TestimonialsProps<T>) {
  return (
    <Section tone={tone} id="testimonials" className="settle">
      <section
        data-island="rotation"
        data-every={every}
        aria-roledescription={words.carousel}
        aria-labelledby="testimonials-title"
        className={`voices ${className ?? ''}`}
      >
        <h2 id="testimonials-title" className={`text-sub font-600 font-display ${titleClass}`}>
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul aria-label={words.list} tabIndex={0} className={scrollerClass}>
          {items.map((item, at) => (
            <li key={item.id} className="w-full shrink-0 snap-start">
              {children(item, {
                'aria-roledescription': words.slide,
                'aria-label': words.position(at),
              })}
            </li>
          ))}
        </ul>
        {controls}
        <p role="status" className="sr-only" />
      </section>
    </Section>
  )
}
