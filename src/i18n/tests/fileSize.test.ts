import { expect, it } from 'vitest'
import { fileSize } from '~/i18n/fileSize'

const megabyte = 1024 * 1024

it.each([
  ['en-US', 12_345_678, '11.77 MB'],
  ['pt-BR', 12_345_678, '11,77 MB'],
  ['en-US', megabyte / 100, '0.01 MB'],
  ['en-US', 5243, '0.01 MB'],
  ['en-US', 5242, '5.12 kB'],
  ['pt-BR', 1536, '1,50 kB'],
  ['en-US', 10, '0.01 kB'],
])('R-UPL-05 R-I18-05 in %s formats %i bytes as %s', (locale, bytes, expected) => {
  expect(fileSize({ locale }, bytes).replaceAll('\u00a0', ' ')).toBe(expected)
})

it('R-UPL-05 never shows a size of 0.00', () => {
  for (let bytes = 6; bytes < megabyte; bytes += 997)
    expect(fileSize({ locale: 'en-US' }, bytes)).not.toMatch(/^0\.00/)
})
