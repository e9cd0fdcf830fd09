import { expect, it } from 'vitest'
import { testimonials } from '~/catalog/owner/testimonials'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

it('R-GEN-15 R-USH-21 R-BRH-08 the testimonials are as agreed, unless the owner has changed them', () => {
  expect(agreedRow('R-GEN-15')).toContain('340% in 3 months')
  expect(agreedRow('R-USH-21')).toContain('three testimonials')
  expect(agreedRow('R-BRH-08')).toContain('5 of 5')
  if (!isDelivered('testimonials')) return
  const { us, br } = testimonials
  const ask = askTheOwner('testimonials')
  expect([us.length, br.length], ask).toEqual([3, 3])
  expect(
    us.filter(({ words }) => words.includes('conversion rate rose 340% in 3 months')),
    ask,
  ).toHaveLength(1)
  expect(
    br.filter(({ words }) => words.includes('conversão subiu 340% em 3 meses')),
    ask,
  ).toHaveLength(1)
  expect(
    br.map(({ stars }) => stars),
    ask,
  ).toEqual([5, 5, 5])
  for (const { picture } of [...us, ...br]) expect(picture, ask).toMatch(/^\/people\/testimonial-\d\.svg$/)
})
