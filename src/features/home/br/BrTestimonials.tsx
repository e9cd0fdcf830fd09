import { useLingui } from '@lingui/react/macro'
import { testimonials } from '~/catalog/owner/testimonials'
import { TestimonialsRotation } from '~/features/home/testimonials/TestimonialsRotation'
import { useTestimonials } from '../useTestimonials'

export function BrTestimonials() {
  const { t } = useLingui()
  const { items, words } = useTestimonials(testimonials.br)
  return (
    <TestimonialsRotation
      title={t({ message: 'In our clients’ words', comment: 'Portuguese edition only' })}
      items={items.map((item) => ({
        ...item,
        rating: {
          stars: item.stars,
          text: t({ message: `${item.stars} out of 5 stars`, comment: 'fixed by the specification' }),
        },
      }))}
      every={5000}
      words={words}
    />
  )
}
