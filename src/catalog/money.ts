import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Currency } from './editions'
import type { Money, PriceRow, Unit } from './prices'

/** Format of each currency, the same in every language: a dollar amount is `$57` in Portuguese too. */
const forms: Record<Currency, { sign: string; thousands: string; decimal: string }> = {
  USD: { sign: '$', thousands: ',', decimal: '.' },
  BRL: { sign: 'R$ ', thousands: '.', decimal: ',' },
}

/**
 * Formats an amount: `$1,290` or `R$ 1.290`. No decimals for whole amounts; an ordinary space, so that a search in the
 * page finds it. Does not use `Intl`, whose first formatter takes a tenth of the checkout's time in a cold isolate. A
 * test compares both.
 * @param money in cents
 */
export function formatMoney({ amount, currency }: Money): string {
  const { sign, thousands, decimal } = forms[currency]
  const [whole = '', cents] = (Math.abs(amount) / 100).toFixed(amount % 100 === 0 ? 0 : 2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${amount < 0 ? '-' : ''}${sign}${grouped}${cents ? decimal + cents : ''}`
}

/** Texts of the units, which follow an amount. */
const units: Record<Unit, MessageDescriptor> = {
  month: msg({ message: '/month', comment: 'Follows a price: $1,290/month' }),
  mo: msg({ message: '/mo', comment: 'Follows a price on the add-on cards of the home: $449/mo' }),
  once: msg({ message: ' one-time', comment: 'Follows a price: $59 one-time. Begins with a space' }),
  video: msg({ message: '/video', comment: 'Follows a price: $150/video' }),
  'per-video': msg({
    message: ' per video',
    comment: 'Follows a price: R$ 289 per video. Begins with a space',
  }),
  pack: msg({ message: '/pack', comment: 'Follows a price: $349/pack' }),
  setup: msg({ message: ' setup', comment: 'Follows a price: R$ 249 setup. Begins with a space' }),
  maintenance: msg({ message: '/mo maintenance', comment: 'Follows a price: R$ 89/mo maintenance' }),
}

/** Returns the text of a price's unit, empty if the price has none. */
export function unitOf(i18n: I18n, { unit }: Pick<PriceRow, 'unit'>): string {
  return unit ? i18n._(units[unit]) : ''
}

/** Formats a price with its unit: `$1,290/month`, `from $129`, `R$ 289 por vídeo`. */
export function priceText(i18n: I18n, price: PriceRow): string {
  const amount = formatMoney(price) + unitOf(i18n, price)
  return price.from
    ? i18n._(msg({ message: `from ${amount}`, comment: 'The lowest of a range of prices: from $129' }))
    : amount
}
