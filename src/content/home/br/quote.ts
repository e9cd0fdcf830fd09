import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddOn } from '~/products'
import { formatMoney, priceText } from '../../money'
import { type PriceRow, priceOf } from '../../prices'
import { type PowerUp, powerUps } from './addOns'
import { combination } from './combination'

/** The rows that the starting price of a power-up is made of; the bot has two. */
function startingPrices({ id, plus }: Pick<PowerUp, 'id' | 'plus'>): PriceRow[] {
  return ['start', ...(plus ? [plus] : [])].map((plan) => priceOf('br', 'home', id, plan))
}

/** `R$ 249 setup + R$ 89/mês de manutenção`: the starting price of a power-up as one text. */
export function startingPriceText(i18n: I18n, powerUp: Pick<PowerUp, 'id' | 'plus'>): string {
  return startingPrices(powerUp)
    .map((price) => priceText(i18n, price))
    .join(' + ')
}

const isMonthly = ({ unit }: PriceRow) => unit === 'mo' || unit === 'maintenance'

function sum(rows: readonly PriceRow[]): string | undefined {
  const amount = rows.reduce((total, row) => total + row.amount, 0)
  return amount > 0 ? formatMoney({ amount, currency: 'BRL' }) : undefined
}

/**
 * Writes the visitor's request into the contact form: the chosen power-ups at their starting prices, their total
 * before the discount, and the discount once it applies.
 */
export function quoteMessage(i18n: I18n, chosen: ReadonlySet<AddOn>): string {
  const wanted = powerUps.filter(({ id }) => chosen.has(id))
  if (wanted.length === 0) return i18n._(msg`Hello! I would like a custom proposal for my business.`)

  const prices = wanted.flatMap(startingPrices)
  const monthly = sum(prices.filter(isMonthly))
  const once = sum(prices.filter((price) => !isMonthly(price)))
  const { from, percent } = combination
  const list = wanted.map((powerUp) => `• ${i18n._(powerUp.name)}: ${startingPriceText(i18n, powerUp)}`)
  const totals = [
    monthly && i18n._(msg`Total per month: ${monthly}`),
    once && i18n._(msg`Total of one-time payments: ${once}`),
    prices.some(({ unit }) => unit === 'per-video') && i18n._(msg`Price per video counted for one video.`),
  ]
  return [
    i18n._(msg`Hello! I would like a quote for these power-ups:`),
    list.join('\n'),
    totals.filter(Boolean).join('\n'),
    wanted.length >= from &&
      i18n._(msg`I am combining ${from} or more add-ons: ${percent}% off the package.`),
  ]
    .filter(Boolean)
    .join('\n\n')
}
