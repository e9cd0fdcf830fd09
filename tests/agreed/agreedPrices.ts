import { readFileSync } from 'node:fs'
import { editions } from '../../src/catalog/editions.ts'
import type { PriceRow, Unit } from '../../src/catalog/prices.ts'
import type { Product } from '../../src/catalog/products.ts'
import { places, planKeys, productWords, unnamedTiers, unwrittenUnits } from './agreedNames.ts'
import { type Place, type Price, parts, readPrice } from './readPrice.ts'

/** One unit of a product's prices: a plan without one has that of the starting price, and the other way around. */
const isShared = (unit: Unit | undefined) => !!unit && !['once', 'setup', 'maintenance'].includes(unit)

function planKey(name: string): string {
  const plain = name.replace(/ '[^']+'$/, '').toLowerCase()
  return planKeys[plain] ?? plain.replaceAll(' ', '-')
}

/** The prices of a plan: its own, and those of its hosting or its minimum spend. */
function planPrices(text: string, place: Place, unnamed?: string): [plan: string, Price][] {
  const both = /^maintenance (?<first>R\$ \d+) or (?<second>\d+)(?<unit>\/mo)$/.exec(text)?.groups
  if (both)
    return [both.first, both.second].map((sum, at) => [
      `${unnamedTiers[place.id]?.[at]}-maintenance`,
      readPrice(`${sum}${both.unit}`, place),
    ])
  const { name, own, hosting, note } = parts(
    /^((?<name>.+?) )??\+?(?<own>(from )?(R\$ |\$)?\d[\d.,]*\d(\/\w+| one-time)?)( \+ (?<hosting>\d+\/month)( hosting)?)?( \((?<note>[^()$]+)\))?$/,
    text,
    place,
  )
  const plan = name ? planKey(name) : unnamed
  if (!plan || (name && unnamed)) throw new Error(`${place.id}: which plan is “${text}”?`)
  const least = /^min\. (?:spend )?(\S+)$/.exec(note ?? '')?.[1]
  const monthly = /^\d+ videos\/month\b/.test(note ?? '')
  return [
    [plan, { ...readPrice(own ?? '', place), ...(monthly ? { unit: 'month' } : {}) }],
    ...(hosting ? [[`${plan}-hosting`, readPrice(hosting, place)] as [string, Price]] : []),
    ...(least ? [[`${plan}-minimum-spend`, readPrice(`${least}/month`, place)] as [string, Price]] : []),
  ]
}

/** The starting price of an add-on, which can have a second part, and its plans. */
function addOnPrices(from: string, plans: string | undefined, place: Place): [plan: string, Price][] {
  const starts = from
    .split(' + ')
    .map((text, at): [string, Price] => [at ? 'start-maintenance' : 'start', readPrice(text, place)])
  const rest = plans
    ?.split(' · ')
    .flatMap((text, at) =>
      planPrices(text, place, text.startsWith('maintenance ') ? undefined : unnamedTiers[place.id]?.[at]),
    )
  const shared = [...starts, ...(rest?.slice(0, 1) ?? [])].map(([, { unit }]) => unit).find(isShared)
  return [...starts, ...(rest ?? [])].map(([plan, found]) => {
    const unit = found.unit ?? unwrittenUnits[place.id]?.[plan] ?? shared
    return [plan, unit ? { ...found, unit } : found]
  })
}

export function productOf(name: string, id: string): Product {
  const found = productWords.filter(([word]) => word.test(name))
  if (found.length !== 1 || !found[0])
    throw new Error(`${id}: which product is “${name}”? Add a word of it to tests/agreed/agreedNames.ts.`)
  return found[0][1]
}

type AgreedRow = { id: string; contents?: string; prices: PriceRow[] }

/** Reads a row of the price book. `heading` and `columns` are those of its table. */
function readRow(heading: string, columns: string[], cells: string[]): AgreedRow {
  const cell = Object.fromEntries(columns.map((column, at) => [column, cells[at]]))
  const id = cell.P ?? ''
  const where = places[cell.Surface ?? heading]
  if (!where || cells.length !== columns.length) throw new Error(`${id}: unknown surface or columns`)
  const [edition, ...surfaces] = where
  // The Portuguese checkout charges dollars too.
  const currency = surfaces.includes('checkout') ? 'USD' : editions[edition].currency
  const place = { id, edition, currency }
  const product = cell.Plan ? 'ai-photos' : productOf(cell.Package ?? cell['Add-on'] ?? '', id)
  const stated = cell.Price ?? cell['Menu price'] ?? cell.From ?? ''
  const found = stated.startsWith('none listed (')
    ? []
    : cell.Plan
      ? [[planKey(cell.Plan), readPrice(stated, place)] as const]
      : addOnPrices(stated, cell.Tiers ?? cell.Plans, place)
  const prices = surfaces.flatMap((surface) =>
    found.map(([plan, one]) => ({ id, product, plan, edition, surface, ...one })),
  )
  return { id, ...(cell.Contents ? { contents: cell.Contents } : {}), prices }
}

/** The price book as agreed: section 19 of the requirements matrix. A row that cannot be read is an error. */
export function agreedPrices(): AgreedRow[] {
  const matrix = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8')
  let [heading, columns]: [string, string[]] = ['', []]
  return matrix.split('\n').flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim())
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    else if (cells[0] === 'P') columns = cells
    return /^\| P-/.test(line) ? [readRow(heading, columns, cells)] : []
  })
}
