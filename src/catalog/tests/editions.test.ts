import { expect, it } from 'vitest'
import { editions, setLanguage } from '~/catalog/editions'
import { unsetValues } from '~/catalog/owner/unsetValues'

it('R-GEN-19 has a language setter that changes nothing', () => {
  const before = structuredClone(editions)
  expect(setLanguage('pt-BR')).toBeUndefined()
  expect(editions).toEqual(before)
})

it('R-CFG-07 lists every value that the owner has not set', () => {
  expect(
    unsetValues({ email: 'a@shop.example', links: { pro: null }, brand: 'A brand', year: 2025 }),
  ).toEqual([['email'], ['links', 'pro']])
})
