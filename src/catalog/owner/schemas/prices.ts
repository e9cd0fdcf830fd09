import * as v from 'valibot'
import { type PriceId, priceRows } from '../../priceRows.ts'
import { isPackage } from '../../products.ts'
import { labelled, says } from './labels.ts'
import { editionNames, planNames, productNames, surfaceNames } from './priceNames.ts'
import { type Plan, pricePlans } from './pricePlans.ts'

/** Units of a price; `catalog/money.ts` has the texts. `mo` is a month on the add-ons of the home page. */
const units = ['month', 'mo', 'once', 'video', 'per-video', 'pack', 'setup', 'maintenance'] as const
export type Unit = (typeof units)[number]

const asWhole = says(
  'must be a whole number from 1 to 99999, without cents',
  'precisa ser um número inteiro de 1 a 99999, sem centavos',
)
const whole = v.pipe(
  v.number(asWhole),
  v.integer(asWhole),
  v.minValue(1, asWhole),
  v.maxValue(99_999, asWhole),
)
const price = v.pipe(
  whole,
  labelled('Price', 'Preço', [
    'Whole dollars or reais, without cents',
    'Dólares ou reais inteiros, sem centavos',
  ]),
)

const from = v.exactOptional(
  v.pipe(
    v.boolean(says('must be true or false', 'precisa ser true ou false')),
    labelled('Lowest of a range, shown with “from”', 'Menor de uma faixa, com “a partir de”'),
  ),
)
const unit = v.exactOptional(
  v.pipe(
    v.picklist(
      units,
      says(`must be one of: ${units.join(', ')}`, `precisa ser um destes: ${units.join(', ')}`),
    ),
    labelled('Unit', 'Unidade'),
  ),
)

/** Packages are billed monthly, which their cards and their comparison say. */
const packagePrice = v.strictObject({ price })
/** The menu and the portraits' own page show prices without units. */
const barePrice = v.strictObject({ price, from })
/** The own page of an add-on says “Starting at” itself. */
const pageStart = v.strictObject({ price, unit })
const addOnPrice = v.strictObject({ price, unit, from })

/** What the checkout charges: dollars, also in the Portuguese edition. The crossed-out price is in its currency. */
const charge = v.pipe(
  v.strictObject({
    price: v.pipe(
      whole,
      labelled('Price', 'Preço', [
        'What buyers are charged: whole dollars, also in Portuguese',
        'O que o cliente paga: dólares inteiros, também em português',
      ]),
    ),
    crossedOut: v.exactOptional(
      v.pipe(
        whole,
        labelled('Crossed-out price', 'Preço riscado', [
          'Whole dollars in English, whole reais in Portuguese; may be left out',
          'Dólares inteiros em inglês, reais inteiros em português; pode ficar de fora',
        ]),
      ),
    ),
  }),
  v.check(
    ({ price, crossedOut }) => crossedOut === undefined || crossedOut > price,
    says(
      'the crossed-out price must be higher than the price',
      'o preço riscado precisa ser maior que o preço',
    ),
  ),
)

export type OwnerPrice = v.InferOutput<typeof addOnPrice> & Pick<v.InferOutput<typeof charge>, 'crossedOut'>

function fieldOf(id: PriceId, plan: Plan): v.GenericSchema {
  const [, surface, product] = priceRows[id]
  if (surface === 'checkout') return charge
  if (isPackage(product)) return packagePrice
  if (surface === 'menu' || surface === 'service') return barePrice
  return surface === 'page' && plan === 'start' ? pageStart : addOnPrice
}

function row(id: PriceId) {
  const [edition, surfaces, product] = priceRows[id]
  const [at, to] = [surfaces].flat().map((surface) => surfaceNames[surface])
  const [only = 'start', ...more] = pricePlans[id]
  const name = (language: 0 | 1) =>
    only === 'start' || more.length
      ? productNames[product][language]
      : `${productNames[product][language]} ${planNames[only][language]}`
  const label = (language: 0 | 1) =>
    `${id} ${name(language)}, ${at?.[language]}${to ? ` + ${to[language]}` : ''} ${editionNames[edition][language]}`
  const plans = pricePlans[id].map((plan) => {
    const [english, portuguese] = planNames[plan]
    return [plan, v.pipe(fieldOf(id, plan), labelled(english, portuguese))] as const
  })
  return v.pipe(v.strictObject(Object.fromEntries(plans)), labelled(label(0), label(1)))
}

/** `prices.json` */
export const pricesSchema = v.pipe(
  v.strictObject(
    Object.fromEntries((Object.keys(priceRows) as PriceId[]).map((id) => [id, row(id)])) as Record<
      PriceId,
      ReturnType<typeof row>
    >,
  ),
  labelled('Prices', 'Preços'),
)
