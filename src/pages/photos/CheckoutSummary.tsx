import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/addresses'
import type { CheckoutPlan } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import { Frame } from '~/ui/Frame'
import { FormerPrice, Price } from '~/ui/Price'

/** What is being bought, and for how much. */
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
      id: 'photos',
      label: t`Photos`,
      value: t({ message: `${photos} AI photos`, comment: 'fixed by the specification' }),
    },
    { id: 'scenes', label: t`Scenes`, value: t(plan.scenes) },
    { id: 'delivery', label: t`Delivery`, value: t`High resolution, by email` },
  ]
  return (
    <section aria-labelledby="summary" className="rounded-card bg-sand p-6 md:p-8 lg:(sticky top-8)">
      <h2 id="summary" className="text-note text-ink-soft">
        <Trans>Order summary</Trans>
      </h2>
      <div className="mt-4 flex items-end gap-5 border-b border-edge">
        <p className="min-w-0 flex-1 self-center pb-5 text-figure display-tight">{t(plan.name)}</p>
        <Frame src="/people/sample-studio.svg" alt="" className="w-88px shrink-0 md:w-104px" />
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.id} className="flex justify-between gap-6 border-b border-line py-3 text-note">
            <dt className="text-ink-soft">{fact.label}</dt>
            <dd className="text-right font-500">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6">
        <p className="text-note">
          <Trans>Total</Trans>
          {price.crossedOut && (
            <span className="block">
              <FormerPrice money={price.crossedOut} />
            </span>
          )}
        </p>
        <Price money={price} unit="USD" />
      </div>
    </section>
  )
}
