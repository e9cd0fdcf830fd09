import type { I18n } from '@lingui/core'
import { priceText } from './money'
import type { PriceRow } from './prices'

/** `from $850/month`: the price that something starts at, as its social picture says it. */
export const lowestPrice = (i18n: I18n, price: PriceRow) => priceText(i18n, { ...price, from: true })
