import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/addresses'
import { formatMoney } from '~/content/money'
import { checkoutPlans, type ServicePlan, servicePlans } from '~/content/photoPlans'
import { checkoutLink } from '~/content/photoService'
import { priceOf } from '~/content/prices'
import { Plans } from '~/sections/Plans'
import type { PlanFact } from '~/sections/plan'
import { PhotoServiceBuy } from './PhotoServiceBuy'

export function PhotoServicePlans({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t, i18n } = useLingui()

  const factsOf = ({ counts }: ServicePlan): PlanFact[] => {
    if (!counts) return [{ id: 'photos', figure: '20+', label: t`photos` }]
    return [
      { id: 'photos', figure: i18n.number(counts.photos), label: t`photos` },
      { id: 'bonus', figure: `+${counts.bonus}`, label: t`bonus photos` },
      { id: 'scenes', figure: i18n.number(counts.scenes), label: t`scenes` },
    ]
  }

  const link = checkoutLink[edition]
  const amounts = checkoutPlans.map(
    ({ key }) => `${formatMoney(priceOf(edition, 'checkout', 'ai-photos', key))}`,
  )
  const prices = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(amounts)

  return (
    <Plans
      id="plans"
      title={t({ message: 'Choose Your AI Photo Package', comment: 'fixed by the specification' })}
      lead={t`One payment per package, no subscription. You upload your photos right after paying.`}
      plans={servicePlans[edition].map((plan) => {
        const price = priceOf(edition, 'service', 'ai-photos', plan.key)
        return {
          id: plan.key,
          name: t(plan.name),
          price,
          from: price.from,
          mark: plan.popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
          facts: factsOf(plan),
          note: plan.counts ? undefined : t`Scenes and style agreed with you before we start.`,
          action: <PhotoServiceBuy edition={edition} plan={plan} />,
        }
      })}
    >
      <p className="mt-10 max-w-30em text-note xl:mt-16 text-ink-soft">
        <a
          href={link.href}
          className="inline-block py-1 text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
        >
          {t(link.label)}
        </a>{' '}
        <Trans>The checkout has packages of its own, at {prices} USD.</Trans>
      </p>
    </Plans>
  )
}
