import { formatPrice } from '../../scripts/prices/formatPrice.ts'
import { type PriceRow, prices } from '../../src/catalog/prices.ts'
import { agreedPrices } from './agreedPrices.ts'

type PriceChange = { id: string; sentence: string }

/** The key of a price; each surface has one for each product and plan. */
const keyOf = ({ edition, surface, product, plan }: PriceRow) => [edition, surface, product, plan].join(' ')

/** The prices that differ from the agreed ones of `tests/requirements.md`, one sentence each. */
export function priceChanges(): PriceChange[] {
  const agreed = new Map(agreedPrices().flatMap(({ prices }) => prices.map((price) => [keyOf(price), price])))
  return prices.flatMap((price) => {
    const before = agreed.get(keyOf(price))
    const [now, then] = [formatPrice(price), before ? formatPrice(before) : 'not listed']
    if (now === then) return []
    return [{ id: price.id, sentence: `${price.id} ${keyOf(price)}: agreed ${then}, now ${now}` }]
  })
}

/** The changes that `changed` of `agreed.json` does not name: by its file, as the desk's editor does, or by its row. */
export const unmarkedChanges = (
  changes: readonly PriceChange[],
  changed: readonly string[],
): PriceChange[] =>
  changed.includes('prices') ? [] : changes.filter(({ id }) => !changed.includes(`prices ${id}`))
