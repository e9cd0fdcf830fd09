import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { formatMoney } from '~/catalog/money'
import { checkoutPlanKeys, type Offer, offerText, servicePlanKeys } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { checkoutOffer } from '~/features/portraits/content/photoService'

/**
 * Explains the two price lists side by side, the cards of this page and the packs of the checkout, so that their
 * difference does not look like a mistake.
 */
export function PhotoServiceOffers({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t } = useLingui()

  /** The contents and the price of each offer, in a line. */
  const list = (offers: readonly Offer[]) => (
    <ul className="grid gap-1 py-1">
      {offers.map(({ offer, plan }) => {
        const text = offerText(edition, { offer, plan } as Offer)
        const amount = formatMoney(priceOf(edition, offer, 'ai-photos', plan))
        return (
          <li key={plan}>
            {text && t(text.summary)}:{' '}
            {/* Brazilian readers need the currency, since their own has a $, too. */}
            <span translate="no" className="whitespace-nowrap text-ink font-600">
              {edition === 'br' ? amount.replace(/^\$/, 'US$ ') : amount}
            </span>
          </li>
        )
      })}
    </ul>
  )

  const { href, label, payment } = checkoutOffer[edition]
  return (
    <aside aria-labelledby="offers" className="mt-14 border-t border-edge pt-7 xl:mt-20">
      <h3 id="offers" className="text-sub font-600 font-display tracking--0.01em">
        <Trans>Two ways to buy, each with its own prices</Trans>
      </h3>
      <div className="mt-5 grid gap-x-8 gap-y-6 text-ink-soft md:grid-cols-2">
        <div>
          <strong className="text-ink font-600">
            <Trans>AI Studio Portraits, on this page:</Trans>
          </strong>
          {list(servicePlanKeys.map((plan) => ({ offer: 'service', plan })))}
          <Trans>By card.</Trans>
        </div>
        <div className="md:(border-l border-line pl-8)">
          <strong className="text-ink font-600">
            <Trans>AI Photo Packs, at the checkout:</Trans>
          </strong>
          {list(checkoutPlanKeys.map((plan) => ({ offer: 'checkout', plan })))}
          {t(payment)}
          <a
            href={href}
            className="mt-2 block w-fit py-1 text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
          >
            {t(label)}
          </a>
        </div>
      </div>
    </aside>
  )
}
