import { useLingui } from '@lingui/react/macro'
import { testimonials } from '~/catalog/owner/testimonials'
import { TestimonialsCarousel } from '~/features/home/testimonials/TestimonialsCarousel'
import { useTestimonials } from '../useTestimonials'

export function UsTestimonials() {
  const { t } = useLingui()
  const { items, words } = useTestimonials(testimonials.us)
  return <TestimonialsCarousel title={t`What clients say`} items={items} every={4000} words={words} />
}
