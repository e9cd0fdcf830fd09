import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { formatMoney } from '~/catalog/money'
import { checkoutPlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { checkoutOffer } from '~/features/portraits/content/photoService'

/** Leads to the packs of the checkout, with their prices, which differ from those of the cards above. */
export function PhotoServiceOffers({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t } = useLingui()
  const { href, label, payment } = checkoutOffer[edition]
  return (
    <div className="mt-12 text-note text-ink-soft md:(border-t border-line pt-6) lg:mt-16">
      <p className="max-w-28em text-pretty">
        <Trans comment="Before the packs at the checkout: 15 photos for $129, …">
          AI Photo Packs are a separate offer:
        </Trans>{' '}
        {checkoutPlans.map(({ key, photos }, index) => {
          const amount = formatMoney(priceOf(edition, 'checkout', 'ai-photos', key))
          // Brazilian readers need the currency, since their own has a $, too.
          const price = edition === 'br' ? amount.replace(/^\$/, 'US$ ') : amount
          return (
            <Fragment key={key}>
              <span className="whitespace-nowrap">
                <Trans comment="A pack: its number of photos and its price">
                  {photos} photos for{' '}
                  <span translate="no" className="text-ink font-600">
                    {price}
                  </span>
                </Trans>
              </span>
              {index < checkoutPlans.length - 1 ? ', ' : '. '}
            </Fragment>
          )
        })}
        {t(payment)}
      </p>
      <a
        href={href}
        className="inline-block mt-1 py-1 text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
      >
        {t(label)}
      </a>
    </div>
  )
}
