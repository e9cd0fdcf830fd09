import { Trans, useLingui } from '@lingui/react/macro'
import { servicePath } from '~/addresses'
import { brPackages } from '~/content/home/br/packages'
import { unitOf } from '~/content/money'
import { priceOf } from '~/content/prices'
import { PackageCards } from '~/sections/PackageCards'
import { Section } from '~/ui/Section'

export function BrPackages() {
  const { t, i18n } = useLingui()
  return (
    <Section id="packages" labelledBy="packages-title">
      <h2 id="packages-title" className="max-w-13em text-title display-tight">
        <Trans comment="Portuguese edition; title of the packages">
          How far do you want to go this year?
        </Trans>
      </h2>
      <p className="mt-5 max-w-36em text-lead text-ink-soft">
        <Trans comment="Portuguese edition">
          Start where it makes sense today and change packages as the business grows.
        </Trans>
      </p>
      <div className="mt-14 lg:mt-22">
        <PackageCards
          cards={brPackages.map(({ id, name, description, features, cta, popular }) => {
            const price = priceOf('br', 'home', id)
            return {
              id,
              name: t(name),
              description: t(description),
              price,
              unit: unitOf(i18n, price),
              mark: popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
              features: features.map((feature) => ({ id: feature.id, text: t(feature.text) })),
              cta: t(cta),
              href: servicePath('br', id),
            }
          })}
        />
      </div>
    </Section>
  )
}
