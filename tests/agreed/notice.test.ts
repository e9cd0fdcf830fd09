import { expect, it } from 'vitest'
import { notices } from '~/catalog/owner/notice'
import { askTheOwner, isDelivered } from './unlessChanged'

it('no page has a notice, unless the owner has planned one', () => {
  if (isDelivered('notice')) expect(notices, askTheOwner('notice')).toEqual([])
})
