import { msg } from '@lingui/core/macro'

/** The three testimonials of both homes. `image` is a file in `public/people`, `rating` is out of five. */
export const testimonials = [
  {
    id: 'conversion',
    name: msg({ message: 'Nina Duarte', comment: 'Name of a client: a placeholder until the owner sets it' }),
    role: msg`Owner of an online fashion store`,
    content: msg`Our conversion rate rose 340% in 3 months. For the first time I know which ad brought which sale.`,
    image: 'testimonial-1',
    rating: 5,
  },
  {
    id: 'agent',
    name: msg({
      message: 'Daniel Moretti',
      comment: 'Name of a client: a placeholder until the owner sets it',
    }),
    role: msg`Partner in a dental clinic`,
    content: msg`The agent books patients at eleven at night. My front desk now opens to a full calendar instead of a full inbox.`,
    image: 'testimonial-2',
    rating: 5,
  },
  {
    id: 'video',
    name: msg({
      message: 'Laura Takeda',
      comment: 'Name of a client: a placeholder until the owner sets it',
    }),
    role: msg`Creator of a cooking channel`,
    content: msg`I record, they do the rest. The videos come back with rhythm, captions and chapters, and I have my weekends again.`,
    image: 'testimonial-3',
    rating: 5,
  },
] as const

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
