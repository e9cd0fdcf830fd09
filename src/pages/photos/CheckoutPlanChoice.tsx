import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EditionsWith } from '~/addresses'
import { formatMoney } from '~/content/money'
import { type CheckoutPlanKey, checkoutPlans } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'

/** The other packages of the checkout, one link away. What is typed in the form stays. */
export function CheckoutPlanChoice({
  edition,
  chosen,
}: {
  edition: EditionsWith<'checkout'>
  chosen: CheckoutPlanKey
}) {
  const { t } = useLingui()
  return (
    <nav aria-labelledby="package" className="mb-10">
      <h2 id="package" className="pb-3 text-note font-600">
        <Trans>Package</Trans>
      </h2>
      <ul className="grid gap-2 sm:grid-cols-3">
        {checkoutPlans.map(({ key, photos }) => (
          <li key={key}>
            <Link
              to="/$edition/payment"
              params={{ edition }}
              search={{ plan: key }}
              state={true}
              resetScroll={false}
              replace
              aria-current={key === chosen ? 'true' : undefined}
              className={`flex items-baseline justify-between rounded-xl border px-4 py-3 sm:block ${key === chosen ? 'border-ember-deep bg-ember-wash ring-1 ring-ember-deep' : 'border-edge hover:border-ink'}`}
            >
              <span className="block text-small text-ink-soft">
                {t({ message: `${photos} AI photos`, comment: 'fixed by the specification' })}
              </span>
              <span className="figures font-600">
                <Trans>{formatMoney(priceOf(edition, 'checkout', 'ai-photos', key))} USD</Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
