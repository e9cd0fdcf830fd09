import type { RatedTestimonialEntry, TestimonialEntry } from './schemas/testimonials'
import content from './testimonials.json' with { type: 'json' }

/** What clients say, each edition in its language; the Portuguese ones have stars (R-USH-21, R-BRH-08). */
export const testimonials: Readonly<{
  us: readonly TestimonialEntry[]
  br: readonly RatedTestimonialEntry[]
}> = content
