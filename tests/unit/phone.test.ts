import { expect, it } from 'vitest'
import { formatPhone } from '~/content/phone'

it.each([
  ['+15550100100', '+1 555 010 0100'],
  ['555501001000', '+55 55 0100 1000'],
  ['+5511987654321', '+55 11 98765 4321'],
  ['+441632960000', '+441632960000'],
])('R-CFG-02 %s is read as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
