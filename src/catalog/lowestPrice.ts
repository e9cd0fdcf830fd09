import type { I18n } from '@lingui/core'
import { priceText } from './money'
import type { PriceRow } from './prices'

/** Formats a starting price as printed on a social picture: `from $850/month`. */
export const lowestPrice = (i18n: I18n, price: PriceRow) => priceText(i18n, { ...price, from: true })
