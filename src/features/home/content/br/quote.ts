import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney, priceText } from '~/catalog/money'
import { isMonthly, type PriceRow, priceOf } from '~/catalog/prices'
import type { AddOn } from '~/catalog/products'
import { type PowerUp, powerUps } from './addOns'
import { combination } from './combination'
import { addUp, type StartingAmounts } from './totals'

/** The prices that make up a power-up's starting price; the bot has two. */
function startingPrices({ id, plus }: Pick<PowerUp, 'id' | 'plus'>): PriceRow[] {
  return ['start', ...(plus ? [plus] : [])].map((plan) => priceOf('br', 'home', id, plan))
}

/** A power-up's starting price as text, for example `R$ 249 setup + R$ 89/mês de manutenção`. */
export function startingPriceText(i18n: I18n, powerUp: Pick<PowerUp, 'id' | 'plus'>): string {
  return startingPrices(powerUp)
    .map((price) => priceText(i18n, price))
    .join(' + ')
}

/** The amounts that a power-up adds to a quote, in centavos, and whether it is priced per video. */
export function startingAmounts(
  powerUp: Pick<PowerUp, 'id' | 'plus'>,
): StartingAmounts & { perVideo: boolean } {
  const rows = startingPrices(powerUp)
  const sum = (some: readonly PriceRow[]) => some.reduce((total, { amount }) => total + amount, 0)
  return {
    monthly: sum(rows.filter(isMonthly)),
    once: sum(rows.filter((row) => !isMonthly(row))),
    perVideo: rows.some(({ unit }) => unit === 'per-video' || unit === 'video'),
  }
}

/** Shown below the totals when a power-up is priced per video. */
export const perVideoNote = msg`Per-video prices count one video.`

/**
 * The visitor's request for the contact form or WhatsApp: the selected power-ups at their starting prices, and the
 * totals, with the discount if it applies.
 */
export function quoteMessage(i18n: I18n, chosen: ReadonlySet<AddOn>): string {
  const wanted = powerUps.filter(({ id }) => chosen.has(id))
  if (wanted.length === 0) return i18n._(msg`Hello! I’d like a custom proposal for my business.`)

  const amounts = wanted.map(startingAmounts)
  const { full, due } = addUp(amounts)
  const { from, percent } = combination
  const list = wanted.map((powerUp) => `• ${i18n._(powerUp.name)}: ${startingPriceText(i18n, powerUp)}`)
  const totalText = (part: keyof StartingAmounts) => {
    const before = formatMoney({ amount: full[part], currency: 'BRL' })
    const after = formatMoney({ amount: due[part], currency: 'BRL' })
    return before === after
      ? after
      : i18n._(
          msg({
            message: `${before}; ${after} with ${percent}% off`,
            comment: 'Amounts without and with the discount: R$ 538, with 15% off R$ 457.30',
          }),
        )
  }
  const monthly = totalText('monthly')
  const once = totalText('once')
  const totals = [
    full.monthly && i18n._(msg`Total per month: ${monthly}`),
    full.once && i18n._(msg`Total of one-time payments: ${once}`),
    amounts.some(({ perVideo }) => perVideo) && i18n._(perVideoNote),
  ]
  return (
    [
      i18n._(msg`Hello! I’d like a quote for these power-ups:`),
      list.join('\n'),
      totals.filter(Boolean).join('\n'),
      wanted.length >= from &&
        i18n._(msg`I’m combining ${from} or more add-ons: ${percent}% off the package.`),
    ]
      .filter(Boolean)
      .join('\n\n')
      // Prevents line breaks within an amount or a compound.
      .replaceAll('R$ ', 'R$\u00a0')
      .replaceAll('add-ons', 'add\u2011ons')
  )
}
