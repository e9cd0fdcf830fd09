import type { ComponentProps } from 'react'
import type { IconName } from '~/content/icons'
import { Icon } from '~/ui/Icon'

export type Testimonial = {
  id: string
  name: string
  role: string
  content: string
  /** A file of `public/people`, 240 × 240, with its text alternative. */
  image: { src: string; alt: string }
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

type ControlProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & { icon: IconName }

/** A round button of a carousel, in the colour of the text around it. Nothing to press where script is off. */
export function Control({ icon, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      data-wakes
      {...rest}
      className="grid h-12 w-12 place-items-center rounded-full border border-current transition-colors hover:(border-gold bg-gold text-night) [@media(scripting:none)]:hidden"
    >
      <Icon name={icon} />
    </button>
  )
}

type PauseProps = { stopped: boolean; toggle: () => void; words: TestimonialsWords }

/** Stops the rotation and starts it again (WCAG 2.2.2). */
export function PauseControl({ stopped, toggle, words }: PauseProps) {
  return (
    <Control
      icon={stopped ? 'play' : 'pause'}
      aria-label={stopped ? words.play : words.pause}
      onClick={toggle}
    />
  )
}
