import { expect, it } from 'vitest'
import { currencies } from '~/catalog/editions'
import { locales } from '~/catalog/locales'
import { localMoney } from '~/catalog/localMoney'

it('names the dollar in Portuguese, where "$" alone can be read as reais', () => {
  expect([9700, 123_450, 0, -5000].map((minor) => localMoney(minor, 'USD', 'pt-BR'))).toEqual([
    'US$ 97',
    'US$ 1.234,50',
    'US$ 0',
    '-US$ 50',
  ])
  expect(localMoney(9700, 'USD', 'en-US')).toBe('$97')
})

it('writes other currencies as Intl does', () => {
  expect(localMoney(2950, 'EUR', 'en-US')).toBe('€29.50')
  expect(localMoney(300, 'JPY', 'en-US')).toBe('¥300')
})

it.each([
  ['HUF', 500_050, 'HUF 5,000.50'],
  ['HUF', 500_000, 'HUF 5,000'],
  ['UGX', 500_000, 'UGX 5,000'],
  ['MGA', 5000, 'MGA 5,000'],
  ['KWD', 12_340, 'KWD 12.34'],
])('divides an amount of %s as the provider does, not as Intl does', (currency, minor, text) => {
  expect(localMoney(minor, currency, 'en-US').replace(/\s/g, ' ')).toMatch(new RegExp(`^${text}0?$`))
})

it.each(locales)('writes the digits of %s as Intl does, except for prices of reais in English', (locale) => {
  for (const currency of currencies.filter((one) => one === 'USD' || locale === 'pt-BR'))
    for (const minor of [5, 9750, 123_456_789]) {
      const intl = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100)
      expect(localMoney(minor, currency, locale).replace(/\s/g, '')).toBe(intl.replace(/\s/g, ''))
    }
})
