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
  /** Milliseconds per testimonial. */
  every: number
  /** Renders one testimonial, a figure. Elements with the class `turns` animate in when it becomes current. */
  children: (item: T, figure: ComponentProps<'figure'>) => ReactNode
  /** The carousel's controls. */
  controls: ReactNode
}

/** Items side by side, one per view. Without JavaScript, a complete list to swipe. */
const scrollerClass =
  'relative flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none] [@media(scripting:none)]:[scrollbar-width:auto]'

/** A region that `rotation.ts` turns into a carousel: testimonials side by side, and a status line for the position. */
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <ul aria-label={words.list} tabIndex={0} className={scrollerClass}>
          {items.map((item, at) => (
            <li key={item.words} className="w-full shrink-0 snap-start">
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
