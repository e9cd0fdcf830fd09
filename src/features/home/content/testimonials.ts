import { msg } from '@lingui/core/macro'

/**
 * Labels of the testimonials and their controls; what clients say is the owner's: `catalog/owner/testimonials.json`.
 */
export const testimonialWords = {
  carousel: msg({ message: 'carousel', comment: 'Read out as the kind of a region of the page' }),
  slide: msg({ message: 'slide', comment: 'Read out as the kind of one item of a carousel' }),
  list: msg`All testimonials`,
  previous: msg`Previous testimonial`,
  next: msg`Next testimonial`,
  pause: msg`Pause the rotation`,
  play: msg`Start the rotation`,
  /** Of a carousel. */
  position: msg({ message: 'Testimonial {position} of {count}' }),
  /** Picture of a client. */
  portrait: msg({ message: 'Portrait of {name}' }),
}
