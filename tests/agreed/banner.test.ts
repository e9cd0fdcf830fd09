import { expect, it } from 'vitest'
import { banner } from '~/catalog/owner/banner'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

it('R-USH-26 R-BRH-32 R-BRH-33 both editions show the banner, unless the owner has turned it off', () => {
  for (const row of ['R-USH-26', 'R-BRH-33']) expect(agreedRow(row)).toMatch(/banner:? shown at first/i)
  if (isDelivered('banner')) expect(banner, askTheOwner('banner')).toEqual({ us: true, br: true })
})
