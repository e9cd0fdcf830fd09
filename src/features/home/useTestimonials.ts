import { useLingui } from '@lingui/react'
import type { TestimonialEntry } from '~/catalog/owner/schemas/testimonials'
import { testimonialWords } from '~/features/home/content/testimonials'

/** Testimonials of the owner with the alternative text of their pictures, and the labels of their controls. */
export function useTestimonials<T extends TestimonialEntry>(entries: readonly T[]) {
  const { _ } = useLingui()
  const { position, portrait, ...labels } = testimonialWords
  return {
    items: entries.map((entry) => ({ ...entry, alt: _(portrait.id, { name: entry.name }) })),
    words: {
      carousel: _(labels.carousel),
      slide: _(labels.slide),
      list: _(labels.list),
      previous: _(labels.previous),
      next: _(labels.next),
      pause: _(labels.pause),
      play: _(labels.play),
      position: (index: number) => _(position.id, { position: index + 1, count: entries.length }),
    },
  }
}
