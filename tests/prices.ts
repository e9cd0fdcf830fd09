import { type Edition, editions } from '~/catalog/editions'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { type Money, type PriceRow, priceOf, type Surface, type Unit } from '~/catalog/prices'
import type { Product } from '~/catalog/products'

/** What follows an amount. Written again here, so that a test does not read the catalogue that it checks. */
const unitTexts: Record<Edition, Record<Unit, string>> = {
  us: {
    month: '/month',
    mo: '/mo',
    once: ' one-time',
    video: '/video',
    'per-video': ' per video',
    pack: '/pack',
    setup: ' setup',
    maintenance: '/mo maintenance',
  },
  br: {
    month: '/mês',
    mo: '/mês',
    once: ' em pagamento único',
    video: '/vídeo',
    'per-video': ' por vídeo',
    pack: '/pacote',
    setup: ' de implantação',
    maintenance: '/mês de manutenção',
  },
}

/** Prints an amount as a page does, `$1,290` or `R$ 457,30`, without the site's own formatter. @param money in cents */
export function amountText({ amount, currency }: Money): string {
  const locale = currency === 'USD' ? 'en-US' : 'pt-BR'
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits })
  return format.format(amount / 100 || 0).replace('\u00a0', ' ')
}

/** Prints a price as a page does, with its unit: `$850/month`, `a partir de R$ 249`. */
export function printedPrice(price: Omit<PriceRow, 'id' | 'product' | 'plan' | 'surface'>): string {
  const unit = price.unit ? unitTexts[price.edition][price.unit] : ''
  const from = { 'en-US': 'from ', 'pt-BR': 'a partir de ' }[editions[price.edition].locale]
  return (price.from ? from : '') + amountText(price) + unit
}

/** A price of the book as its surface prints it; without a plan the starting price. */
export function printed(edition: Edition, surface: Surface, product: Product, plan?: string): string {
  return printedPrice(priceOf(edition, surface, product, plan))
}

/** What the checkout charges for a plan, in cents. Most tests of orders buy the English Pro plan. */
export function checkoutPrice(plan: CheckoutPlanKey = 'pro', edition: Edition = 'us'): number {
  return priceOf(edition, 'checkout', 'ai-photos', plan).amount
}

/** The same in whole dollars, as forms and server functions state it. */
export function checkoutDollars(plan: CheckoutPlanKey = 'pro', edition: Edition = 'us'): number {
  return checkoutPrice(plan, edition) / 100
}

/** The same as printed: `$299`. */
export function checkoutText(plan: CheckoutPlanKey = 'pro', edition: Edition = 'us'): string {
  return amountText({ amount: checkoutPrice(plan, edition), currency: 'USD' })
}
