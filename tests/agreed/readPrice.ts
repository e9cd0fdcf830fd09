import type { Currency, Edition } from '../../src/catalog/editions.ts'
import type { Money, PriceRow, Unit } from '../../src/catalog/prices.ts'

const unitsByText: Record<string, Unit> = {
  '/month': 'month',
  '/mo': 'mo',
  ' one-time': 'once',
  '/video': 'video',
  ' per video': 'per-video',
  '/pack': 'pack',
  ' setup': 'setup',
  '/mo maintenance': 'maintenance',
}

/** What a cell states about a price. */
export type Price = Money & Pick<PriceRow, 'unit' | 'from' | 'crossedOut'>
/** The row that a text is from; a bare amount is in its currency. */
export type Place = { id: string; edition: Edition; currency: Currency }

/** Returns the parts of `text`, which must match as a whole. */
export function parts(
  pattern: RegExp,
  text: string,
  { id }: Pick<Place, 'id'>,
): Record<string, string | undefined> {
  const match = pattern.exec(text)
  if (!match) throw new Error(`${id}: cannot read “${text}”`)
  return match.groups ?? {}
}

/** The amount of `$1,290`, `R$ 1.290` or a bare `1.290`, which is in the currency of its edition. */
function money(text: string, place: Place): Money {
  const currency = text.startsWith('R$ ') ? 'BRL' : text.startsWith('$') ? 'USD' : place.currency
  const separator = currency === 'USD' ? ',' : '\\.'
  const pattern = new RegExp(`^(R\\$ |\\$)?(?<figure>\\d{1,3}(${separator}\\d{3})*)$`)
  const { figure = '' } = parts(pattern, text, place)
  return { amount: Number(figure.replace(/[.,]/g, '')) * 100, currency }
}

/** Reads one price: `$1,290/month`, `from 249`, `$57 USD, crossed out R$ 289`. */
export function readPrice(text: string, place: Place): Price {
  const pattern =
    /^(?<from>from )?(?<sum>(R\$ |\$)?\d[\d.,]*\d)(?<unit>\/mo maintenance|\/\w+| one-time| per video| setup)?( USD)?(, crossed out (?<former>R\$ \d[\d.,]*\d))?$/
  const { from, sum = '', unit, former } = parts(pattern, text, place)
  const found = money(sum, place)
  if (found.currency !== place.currency) throw new Error(`${place.id}: “${text}” is in another currency`)
  if (unit && !unitsByText[unit]) throw new Error(`${place.id}: unknown unit “${unit}”`)
  return {
    ...found,
    ...(unit ? { unit: unitsByText[unit] } : {}),
    ...(from ? { from: true } : {}),
    ...(former ? { crossedOut: money(former, place) } : {}),
  }
}
