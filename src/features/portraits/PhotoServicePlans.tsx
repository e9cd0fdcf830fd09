import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { type ServicePlan, servicePlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { customPlan } from '~/features/portraits/content/photoService'
import { Plans } from '~/sections/Plans'
import type { PlanFact } from '~/sections/plan'
import './photoService.css'
import { bindWords } from '~/ui/bindWords'
import { PhotoServiceBuy } from './PhotoServiceBuy'
import { PhotoServiceOffers } from './PhotoServiceOffers'

export function PhotoServicePlans({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t, i18n } = useLingui()

  // The custom plan has no counts.
  const factsOf = ({ counts }: ServicePlan): PlanFact[] => {
    if (!counts) return [{ id: 'photos', figure: '20+', label: t`photos` }]
    return [
      { id: 'photos', figure: i18n.number(counts.photos), label: t`photos` },
      { id: 'bonus', figure: `+${counts.bonus}`, label: t`bonus photos` },
      { id: 'scenes', figure: i18n.number(counts.scenes), label: t`scenes` },
    ]
  }

  return (
    <Plans
      id="plans"
      title={t({ message: 'Choose Your AI Photo Package', comment: 'fixed by the specification' })}
      lead={t`One payment per package, no subscription. You upload your photos right after paying.`}
      plans={servicePlans[edition].map((plan) => {
        const price = priceOf(edition, 'service', 'ai-photos', plan.key)
        return {
          id: plan.key,
          // With a limit of 7, a line may break after the dash in the name of the custom plan.
          name: bindWords(t(plan.name), 7),
          price,
          from: price.from,
          mark: plan.popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
          facts: factsOf(plan),
          note: plan.counts ? undefined : t(customPlan[edition].note),
          action: <PhotoServiceBuy edition={edition} plan={plan} />,
        }
      })}
    >
      <PhotoServiceOffers edition={edition} />
    </Plans>
  )
}
