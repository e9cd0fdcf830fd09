import { useLingui } from '@lingui/react/macro'
import { formatMoney, priceText, unitOf } from '~/catalog/money'
import { type Money, priceOf } from '~/catalog/prices'
import type { ServicePlan } from '~/features/services/content/service'
import type { Plan } from '~/sections/plan'
import { ServiceCall } from './ServiceCall'
import type { ServicePageProps } from './servicePageProps'

/** Returns a function that prices and translates a plan for display, and adds its button. */
export function usePlan({ edition, slug, service }: ServicePageProps): (plan: ServicePlan) => Plan {
  const { t, i18n } = useLingui()
  const { action, plans } = service[edition]
  const hasPopular = plans.plans.some(({ popular }) => popular)
  const variantOf = (popular: true | undefined) =>
    popular || !hasPopular || plans.layout === 'block' ? 'primary' : 'secondary'
  return ({ id, name, summary, features, extras = [], popular, firstMonth }) => {
    const price = priceOf(edition, 'page', slug, id)
    const text = (descriptor: typeof name, amount: string) =>
      i18n._({ ...descriptor, values: { price: amount } })
    return {
      id,
      name: t(name),
      summary: summary && t(summary),
      price,
      from: price.from,
      unit: unitOf(i18n, price),
      extras: [
        ...extras.map((extra) =>
          text(extra.text, priceText(i18n, priceOf(edition, 'page', slug, extra.plan))),
        ),
        ...(firstMonth ? [text(firstMonth.text, formatMoney(reduced(price, firstMonth.percentOff)))] : []),
      ],
      mark: popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
      features: features.map((feature) => t(feature)),
      action: (
        <ServiceCall
          service={service}
          label={action}
          plan={t(name)}
          variant={variantOf(popular)}
          wide
          className="px-4!"
        />
      ),
    }
  }
}

/** A price reduced by a percentage, rounded to whole dollars or reais. */
function reduced({ amount, currency }: Money, percentOff: number): Money {
  return { amount: Math.round((amount * (100 - percentOff)) / 10_000) * 100, currency }
}
