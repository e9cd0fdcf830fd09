import { expect, it } from 'vitest'
import { formatPhone } from '~/catalog/phone'

it.each([
  ['+13055550100', '+1 305 555 0100'],
  ['552133334444', '+55 21 3333 4444'],
  ['+5511987654321', '+55 11 98765 4321'],
  ['+441632960000', '+441632960000'],
])('R-CFG-02 formats %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
