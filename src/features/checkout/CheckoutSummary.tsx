import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { CheckoutPlan } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { Icon } from '~/ui/Icon'
import { FormerPrice, Price } from '~/ui/Price'
import { Frame } from '~/ui/shell/Frame'
import { PlanName } from './PlanName'

/** The plan and its price. On narrow screens, where the form is below it, everything else is collapsed. */
export function CheckoutSummary({
  edition,
  plan,
}: {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlan
}) {
  const { t } = useLingui()
  const { photos } = plan
  const price = priceOf(edition, 'checkout', 'ai-photos', plan.key)
  const facts = [
    {
      id: 'contents',
      label: t({ message: 'Includes', comment: 'Before the photos and scenes of a package' }),
      value: (
        <>
          <span>{t({ message: `${photos} AI photos`, comment: 'fixed by the specification' })}</span>{' '}
          <span className="block">{t(plan.scenes)}</span>
        </>
      ),
    },
    { id: 'delivery', label: t`Delivery`, value: t`High resolution, by email` },
  ]
  return (
    <section
      aria-labelledby="summary"
      className="checkout-box checkout-summary relative rounded-card bg-sand"
    >
      <h2 id="summary" className="text-small text-ink-soft">
        <Trans>Order summary</Trans>
      </h2>
      <p className="checkout-name py-5 text-figure display-tight">
        <PlanName name={t(plan.name)} />{' '}
        <span className="block text-small text-ink-soft font-400 font-text tracking-normal lg:hidden">
          {t(plan.summary)}
        </span>
      </p>
      <Frame src="/people/sample-studio.svg" alt="" className="checkout-face w-104px self-end" />
      <details className="fold">
        <summary aria-labelledby="summary">
          <Icon name="expand" />
        </summary>
        <dl>
          {facts.map((fact) => (
            <div key={fact.id} className="flex justify-between gap-6 border-b border-line py-3 text-note">
              <dt className="text-ink-soft">{fact.label}</dt>
              <dd className="text-right font-500">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="checkout-total">
        <p className="checkout-word text-note">
          <Trans>Total</Trans>
        </p>
        <Price money={price} unit="USD" />
        {price.crossedOut && (
          <p className="checkout-former text-note">
            <FormerPrice money={price.crossedOut} />
          </p>
        )}
      </div>
    </section>
  )
}
