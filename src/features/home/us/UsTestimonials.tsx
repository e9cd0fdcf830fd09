import { useLingui } from '@lingui/react/macro'
import { TestimonialsCarousel } from '~/features/home/testimonials/TestimonialsCarousel'
import { useTestimonials } from '../useTestimonials'

export function UsTestimonials() {
  const { t } = useLingui()
  const { items, words } = useTestimonials()
  return <TestimonialsCarousel title={t`What clients say`} items={items} every={4000} words={words} />
}
