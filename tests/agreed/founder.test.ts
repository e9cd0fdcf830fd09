import { expect, it } from 'vitest'
import { founder } from '~/catalog/owner/founder'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

it('R-GEN-16 R-USH-23 R-BRH-26 the founder is shown as agreed, unless the owner has changed it', () => {
  expect(agreedRow('R-GEN-16')).toContain('a photo, a quote and over six years of experience')
  if (!isDelivered('founder')) return
  const ask = askTheOwner('founder')
  expect(founder.picture, ask).toBe('/people/founder.svg')
  expect(founder.us.about, ask).toContain('over six years of experience')
  expect(founder.br.about, ask).toContain('mais de seis anos de experiência')
})
