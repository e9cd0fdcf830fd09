import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { formatMoney } from '~/catalog/money'
import { type CheckoutPlanKey, checkoutPlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { PlanName } from './PlanName'

/**
 * Links to the checkout's plans, each with its name and scenes. They differ from the plans of the service page.
 * With script, the plan changes in place (`client/changePlan.ts`), so that the form keeps its values.
 */
export function CheckoutPlanChoice({
  edition,
  chosen,
}: {
  edition: EditionsWith<'checkout'>
  chosen: CheckoutPlanKey
}) {
  const { t } = useLingui()
  return (
    <nav aria-labelledby="package" className="checkout-box checkout-packs relative mb-8 rounded-card">
      <h2 id="package" className="text-sub font-600 font-display">
        <Trans>Change package</Trans>
      </h2>
      <p className="text-small text-ink-soft text-pretty">
        <Trans>The packages on the portraits page are a different offer.</Trans>
      </p>
      <details className="fold">
        <summary aria-labelledby="package">
          <Icon name="expand" />
        </summary>
        <ul className="grid gap-2 pt-3 sm:grid-cols-3">
          {checkoutPlans.map(({ key, name, summary }) => (
            <li key={key}>
              <a
                href={`${pathOf('checkout', edition)}?plan=${key}`}
                data-hydrates=""
                aria-current={key === chosen ? 'true' : undefined}
                className={`flex flex-wrap h-full items-baseline justify-between gap-x-3 rounded-xl border px-3.5 py-3 ${key === chosen ? 'border-ember-deep bg-ember-wash ring-1 ring-ember-deep' : 'border-edge hover:border-ink'}`}
              >
                <span className="flex-1 text-note font-600">
                  <PlanName name={t(name)} />
                </span>
                <span translate="no" className="figures font-600 sm:(order-2 self-end pt-2)">
                  <Trans>{formatMoney(priceOf(edition, 'checkout', 'ai-photos', key))} USD</Trans>
                </span>
                <span className="order-1 w-full text-small text-ink-soft text-balance">
                  {/* Wraps the summary at its comma first, and never within a compound. */}
                  {bindWords(t(summary).replace(/ (?=.*,)|(?<=, \d+) /g, '\u00a0'), 0)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
