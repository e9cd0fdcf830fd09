import { useLingui } from '@lingui/react'
import type { Picture } from '~/catalog/pictures'
import { testimonials, testimonialWords } from '~/features/home/content/testimonials'

/** The testimonials and the labels of their controls, translated. */
export function useTestimonials() {
  const { _ } = useLingui()
  const { position, portrait, ...labels } = testimonialWords
  return {
    items: testimonials.map(({ id, name, role, content, image, rating }) => ({
      id,
      name: _(name),
      role: _(role),
      content: _(content),
      image: {
        src: `/people/${image}.svg` as const satisfies Picture,
        alt: _(portrait.id, { name: _(name) }),
      },
      rating,
    })),
    words: {
      carousel: _(labels.carousel),
      slide: _(labels.slide),
      list: _(labels.list),
      previous: _(labels.previous),
      next: _(labels.next),
      pause: _(labels.pause),
      play: _(labels.play),
      position: (index: number) => _(position.id, { position: index + 1, count: testimonials.length }),
    },
  }
}
