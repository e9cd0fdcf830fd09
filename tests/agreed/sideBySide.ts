import { readFileSync } from 'node:fs'
import type { Surface } from '../../src/catalog/prices.ts'
import type { Product } from '../../src/catalog/products.ts'
import { productOf } from './agreedPrices.ts'
import { readPrice } from './readPrice.ts'

type Reading = { product: Product; surface: Surface; prices: { amount: number; from: boolean }[] }

const columns: readonly Surface[] = ['home', 'menu', 'page', 'checkout']

/** Section 19.8 of the matrix, which repeats the dollar prices of the add-ons: a reading for each cell. */
export function sideBySide(): Reading[] {
  const matrix = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8')
  const section = matrix.split(/^#+ /m).find((text) => text.startsWith('19.8 ')) ?? ''
  const [, table = ''] = section.split('\n\n')
  return table
    .split('\n')
    .filter((line) => /^\| (?!Add-on \|)\w/.test(line))
    .flatMap((line) => {
      const [name = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim())
      const product = productOf(name, '19.8')
      return cells.map((cell, at): Reading => {
        const prices = cell === '–' ? [] : cell.split(' / ')
        return {
          product,
          surface: columns[at] as Surface,
          prices: prices.map((text) => {
            const { amount, from } = readPrice(text, { id: '19.8', edition: 'us', currency: 'USD' })
            return { amount, from: from === true }
          }),
        }
      })
    })
}
