import type { ComponentProps } from 'react'
import type { TestimonialEntry } from '~/catalog/owner/schemas/testimonials'
import { bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'

export type Testimonial = TestimonialEntry & {
  /** Text alternative of the picture. */
  alt: string
}

export type TestimonialsWords = {
  carousel: string
  slide: string
  list: string
  pause: string
  play: string
  /** “Testimonial 2 of 3” */
  position: (index: number) => string
}

type ControlProps = Omit<ComponentProps<'button'>, 'className' | 'type'>

/** A round carousel button in the color of the surrounding text. Hidden without JavaScript. */
export function Control(props: ControlProps) {
  return (
    <button
      type="button"
      data-hydrates
      {...props}
      className="grid h-12 w-12 place-items-center rounded-full border border-current transition-colors hover:(border-gold bg-gold text-night) [@media(scripting:none)]:hidden"
    />
  )
}

/** Pauses and resumes the rotation (WCAG 2.2.2). */
export function PauseControl({ words }: { words: TestimonialsWords }) {
  return (
    <Control data-stop={words.pause} data-play={words.play} aria-label={words.pause}>
      <Icon name="pause" className="voices-pause" />
      <Icon name="play" className="voices-play" />
    </Control>
  )
}

/** A quote with its percentages in `<b>`, which the style sheet shows very large. */
export function MarkedFigure({ text }: { text: string }) {
  return bindWords(text)
    .split(/(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?%)/)
    .map((part, at) => (at % 2 ? <b key={part}>{part}</b> : part))
}
